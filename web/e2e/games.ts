/** Whole games for pictures and long lists. Where nothing else is said, the computer players played them. */

/** Connect Four, won by Red in 33 turns; made by chance. */
export const CONNECT_FOUR = [...'dcdcddbdbdcebbgcgceeeaecggeggbbff'];

/** Connect6, a game between people: the first of `games/connect6/rules/tests/data/games-1500.csv`. */
export const CONNECT6 = pairs(
  'j10 k11 i11 h11 i10 j9 h10 j12 k12 j13 l12 g12 h13 g14 f11 h9 n11 j11 l9 m8 n9 n10 o10 m10 o8 p7 n8 m9 m11 m7 ' +
    'm13 l7 k6 j5 l14 l11 n12 n14 o13 q11 o14 o15 p16',
);

/** Gomoku without an opening, won by Black in 53 turns. */
export const GOMOKU = words(
  'h8 i9 i8 j8 h10 h9 g9 f8 f10 e11 g10 e10 g11 g8 e9 h12 f9 i10 j11 h11 g12 g13 i11 f12 d10 d8 e8 j6 ' +
    'j9 k10 e6 e7 f6 c6 g6 h14 i15 h13 h15 h6 c9 d9 f5 h7 j12 k13 j13 j10 j15 j14 g15 k15 f15',
);

/** Gomoku after swap2: the second player placed two more, the first took White. */
export const GOMOKU_SWAP2 = words(
  'd7 f6 a4 two e7 d8 white d6 e6 f8 c5 f5 f7 g8 i8 g7 g9 e5 h8 f4 g3 g5 h5 b8 c7 c3 d4 f2 f3 g4 g6 h4 ' +
    'i3 i4 e4 j4',
);

/** Pente, won by White by captures in 53 turns. */
export const PENTE = words(
  'k10 l11 h12 j11 h10 j10 h11 h9 g8 k11 j12 k13 j9 g10 j11 h8 k12 l13 l9 g13 k10 m8 m11 g12 g9 g7 g9 ' +
    'f8 h7 g14 g11 j13 h13 f10 g11 h6 e9 g15 g16 j5 k4 k6 l7 m13 n13 j9 f12 h11 h4 e10 f9 e13 j12',
);

/** Pente for three, won by Red. */
export const PENTE_THREE = words(
  'k10 k9 h7 h10 l10 m11 j9 l9 j8 k8 l8 m8 n7 g6 l11 k8 j11 h8 l7 j9 n11 k7 h6 k11',
);

/** Pente for four, each for himself, won by Red by captures. */
export const PENTE_FOUR = words(
  'k10 l9 m12 h10 k14 l7 l8 f10 g10 j7 k12 l12 m10 n10 m14 k7 j9 k6 h8 j5 m8 n11 m9 n12 n9 o9 m9 p8 j10 ' +
    'l10 l11 g11 k10 l10 l9 f12 j11 n13 g9 h10 h11 f9 g12',
);

/** Pente for two teams of two, won by the first by captures. */
export const PENTE_TEAMS = words(
  'k10 g13 e8 g6 k8 e11 j15 k11 m8 o6 l15 j8 l9 h12 k15 h7 j11 n7 h15 m15 f14 g15 k9 h12 p5 n7 k12 e6 ' +
    'k10 m10 j7 o13 l7 n9 o8 f6 d6 l11 k14 k13 j12 g12 m12 l12 m6 k6 l5 k16 k15 h14 j9 n15 k12 n12 o15 ' +
    'o12 l17 m18 l11',
);

function words(text: string): string[] {
  return text.split(' ');
}

/** The first stone is a turn by itself, then every two. */
function pairs(text: string): string[] {
  const [first = '', ...rest] = words(text);
  const twos = Array.from({ length: Math.ceil(rest.length / 2) }, (_, turn) => rest.slice(2 * turn, 2 * turn + 2));
  return [first, ...twos.map((two) => two.join(' '))];
}
