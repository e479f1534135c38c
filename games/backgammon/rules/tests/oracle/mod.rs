//! A slow, literal reading of the rules of Backgammon (rules.md BG-1 to BG-9, G-1 to G-4), written without looking at the
//! fast implementation. It knows two rows of checkers, texts and loops; nothing else.
//!
//! # The text of a play (BG-8), as decided here
//!
//! A *whole play* is a list of *moves*; a move is the way of one checker: a starting point (`bar` is 25), the points where
//! it rests in between, and a landing (`off` is 0). The canonical text of a resulting position is found like this:
//!
//! 1. Of all whole plays that end in the position, with all ways of saying which checker made which step, take those with
//!    the fewest moves (`13/5`, not `13/8 8/5`; a checker's steps are always joined).
//! 2. Sort the moves of each by starting point, then by landing, both descending. Compare two plays move by move: the first
//!    difference decides, the higher starting point first, then the higher landing (`10/6 8/4` before `10/4 8/6`).
//! 3. Write each move as start and landing. Every point hit in the play is written and has exactly one `*`: at the first
//!    move that lands on it (`8/4* 6/4`, `13/8* 13/3`), or, if none lands there, within the first move that rests on it in
//!    passing (`13/8*/5`).
//! 4. One more point is written: on an unequal roll, a checker that starts at or below the higher die and still is borne off
//!    in two steps writes its resting point (`6/5/off` with 6-1), because `6/off` alone says one step with the 6.
//! 5. Neighbouring moves with the same written points become one with `(n)`, the star staying: `8/4*(2)`, `6/off(4)`.
//!    Moves with the same start and landing but different written points stay apart, the longer first: `24/20*/16 24/16`.
//!
//! Steps 1 and 2 leave one text. No play is `pass`.
//!
//! # Reading a text
//!
//! Moves may come in any order, resting points may be written or not, the steps of one checker may be written as several
//! moves, equal moves may be repeated or carry `(n)` with n from 2 to 4. The points with a star must be exactly the points
//! hit (a star may be repeated: `8/4* 8/4*`). Written points must go down. A move or part of a move that goes to `off` from
//! at or below the higher die of an unequal roll is one step, see 4. The text must spend the dice of a whole play. Words
//! are lower case; points have no leading zero; `25`, `0`, `(1)` and a star behind a start or `off` are refused.
#![allow(
    dead_code,
    unreachable_pub,
    clippy::needless_range_loop,
    clippy::same_item_push,
    reason = "one oracle serves several test files; its loops are meant to be plain"
)]

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// The place of a checker on the bar, from its owner's side (BG-3: die n enters on 25 − n).
const BAR: usize = 25;
/// The place of a checker that is borne off, from its owner's side.
const OFF: usize = 0;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OracleOutcome {
    /// These seats won.
    Win {
        /// The winning seats.
        seats: Vec<u8>,
        /// `single`, `gammon` or `backgammon` (BG-6).
        how: String,
        /// 1, 2 or 3.
        points: u8,
    },
    /// Nobody won; never happens on the board.
    Draw {
        /// The reason.
        why: String,
    },
}

/// The checkers of one seat by place, from its own side: 0 off, 1 to 24 the points, 25 the bar.
type Side = [u32; 26];

/// What is compared to choose a text: the number of moves, their starts and landings in order, the text itself.
type Key = (usize, Vec<(Reverse<usize>, Reverse<usize>)>, String);

/// A position within a play.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    own: Side,
    enemy: Side,
    /// The dice not used yet, the higher first.
    dice_left: Vec<usize>,
    /// The way of every checker moved so far: all places, from the start on.
    ways: Vec<Vec<usize>>,
    /// The points hit so far, from the mover's side.
    hits: Vec<usize>,
}

/// A move as read from a text.
#[derive(Clone, Debug)]
struct Written {
    /// Start, points written in between, landing.
    places: Vec<usize>,
}

/// A game of Backgammon: seat 0 is White, seat 1 is Black. All texts are from the mover's own side.
#[derive(Clone, Debug)]
pub struct Oracle {
    /// `sides[seat]`, each from its own side.
    sides: [Side; 2],
    on_roll: usize,
    dice: Option<(u8, u8)>,
    ply: u32,
    outcome: Option<OracleOutcome>,
}

impl Oracle {
    /// The start (BG-1), White to roll; there are no options.
    pub fn new(options: &[(&str, &str)]) -> Result<Oracle, String> {
        if let Some((key, _)) = options.first() {
            return Err(format!("no such option: {key}"));
        }
        // BG-1: two on 24, five on 13, three on 8, five on 6.
        let mut side = [0; 26];
        side[24] = 2;
        side[13] = 5;
        side[8] = 3;
        side[6] = 5;
        Ok(Oracle {
            sides: [side, side],
            on_roll: 0,
            dice: None,
            ply: 0,
            outcome: None,
        })
    }

    /// A set-up position with White to play the dice: `board[1..=24]` the points from White's side, White positive, Black
    /// negative, `board[0]` Black's checkers on the bar (either sign), `board[25]` White's. What is missing to 15 is off.
    pub fn from_board(board: [i32; 26], dice: (u8, u8)) -> Oracle {
        let mut white = [0; 26];
        let mut black = [0; 26];
        for point in 1..=24 {
            if board[point] > 0 {
                white[point] = board[point].unsigned_abs();
            } else {
                black[25 - point] = board[point].unsigned_abs();
            }
        }
        white[BAR] = board[25].unsigned_abs();
        black[BAR] = board[0].unsigned_abs();
        white[OFF] = 15 - white.iter().sum::<u32>();
        black[OFF] = 15 - black.iter().sum::<u32>();
        let mut oracle = Oracle {
            sides: [white, black],
            on_roll: 0,
            dice: Some(dice),
            ply: 0,
            outcome: None,
        };
        for seat in 0..2 {
            oracle.end_if_all_off(seat);
        }
        oracle
    }

    /// Gives the seat on roll its dice.
    pub fn roll(&mut self, d1: u8, d2: u8) -> Result<(), String> {
        if self.outcome.is_some() {
            return Err("the game is over".to_owned());
        }
        if self.dice.is_some() {
            return Err("the dice are rolled already".to_owned());
        }
        if !(1..=6).contains(&d1) || !(1..=6).contains(&d2) {
            return Err(format!("not a roll: {d1}-{d2}"));
        }
        self.dice = Some((d1, d2));
        Ok(())
    }

    /// The canonical texts, one for each distinct resulting position, sorted; `pass` alone if nothing can be played
    /// (BG-7); empty when a roll is due or the game is over.
    pub fn legal_turns(&self) -> Vec<String> {
        let mut turns: Vec<String> = self
            .plays_by_position()
            .into_values()
            .map(|(_, _, text)| text)
            .collect();
        turns.sort();
        turns
    }

    /// The position IDs after each legal turn, still from the mover's side, sorted, each once. A pass gives the ID of the
    /// unchanged position.
    pub fn legal_results(&self) -> Vec<String> {
        let mut results: Vec<String> = self
            .plays_by_position()
            .into_keys()
            .map(|(own, enemy)| id_of(&own, &enemy))
            .collect();
        results.sort();
        results.dedup();
        results
    }

    /// Plays a whole turn given as any path.
    pub fn play(&mut self, turn: &str) -> Result<(), String> {
        let (own, enemy) = self.position_after(turn)?;
        let mover = self.on_roll;
        self.sides[mover] = own;
        self.sides[1 - mover] = enemy;
        self.dice = None;
        self.ply += 1;
        self.on_roll = 1 - mover;
        self.end_if_all_off(mover);
        Ok(())
    }

    /// The position ID after a turn, still from the mover's side, or the reason why the turn is refused.
    pub fn result_of(&self, turn: &str) -> Result<String, String> {
        let (own, enemy) = self.position_after(turn)?;
        Ok(id_of(&own, &enemy))
    }

    /// The seat that has a rolled turn to play; `None` when a roll is due or the game is over.
    pub fn to_move(&self) -> Option<u8> {
        if self.outcome.is_some() || self.dice.is_none() {
            return None;
        }
        Some(self.on_roll as u8)
    }

    /// The seat whose turn it is, rolled or not; `None` once the game is over.
    pub fn on_roll(&self) -> Option<u8> {
        if self.outcome.is_some() {
            return None;
        }
        Some(self.on_roll as u8)
    }

    /// The dice to be played.
    pub fn dice(&self) -> Option<(u8, u8)> {
        self.dice
    }

    /// The number of turns played, passes included.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<OracleOutcome> {
        self.outcome.clone()
    }

    /// The board from White's side: `[1..=24]` White positive, Black negative; `[25]` White's bar, `[0]` Black's bar as a
    /// negative number.
    pub fn points(&self) -> [i32; 26] {
        let mut board = [0; 26];
        for point in 1..=24 {
            board[point] = self.sides[0][point] as i32 - self.sides[1][25 - point] as i32;
        }
        board[25] = self.sides[0][BAR] as i32;
        board[0] = -(self.sides[1][BAR] as i32);
        board
    }

    /// The checkers a seat has borne off.
    pub fn borne_off(&self, seat: u8) -> u32 {
        self.sides[seat as usize][OFF]
    }

    /// The GNU position ID (BG-9) of the seat on roll. After the end it is that of the loser, whose turn it would be.
    pub fn position_id(&self) -> String {
        id_of(&self.sides[self.on_roll], &self.sides[1 - self.on_roll])
    }

    /// BG-6
    fn end_if_all_off(&mut self, seat: usize) {
        if self.sides[seat][OFF] != 15 {
            return;
        }
        let loser = self.sides[1 - seat];
        // The winner's home is points 19 to 24 from the loser's side.
        let mut behind = loser[BAR];
        for point in 19..=24 {
            behind += loser[point];
        }
        let (how, points) = if loser[OFF] > 0 {
            ("single", 1)
        } else if behind == 0 {
            ("gammon", 2)
        } else {
            ("backgammon", 3)
        };
        self.outcome = Some(OracleOutcome::Win {
            seats: vec![seat as u8],
            how: how.to_owned(),
            points,
        });
    }

    /// BG-2: the dice of the roll, the higher first, a double four times; empty when a roll is due.
    fn roll_as_dice(&self) -> Vec<usize> {
        match self.dice {
            None => Vec::new(),
            Some((d1, d2)) if d1 == d2 => vec![d1 as usize; 4],
            Some((d1, d2)) => vec![d1.max(d2) as usize, d1.min(d2) as usize],
        }
    }

    /// The state before the first step.
    fn start(&self) -> State {
        State {
            own: self.sides[self.on_roll],
            enemy: self.sides[1 - self.on_roll],
            dice_left: self.roll_as_dice(),
            ways: Vec::new(),
            hits: Vec::new(),
        }
    }

    /// All whole plays: everything that is reached with the greatest possible number of dice (BG-4).
    fn whole_plays(&self) -> Vec<State> {
        if self.to_move().is_none() {
            return Vec::new();
        }
        // Everything after no die, after one die, and so on, until no step is possible any more.
        let mut level = BTreeSet::from([self.start()]);
        loop {
            let mut next = BTreeSet::new();
            for state in &level {
                next.extend(state.after_any_step());
            }
            if next.is_empty() {
                break;
            }
            level = next;
        }
        let all: Vec<State> = level.into_iter().collect();
        // BG-4: if only one of two different dice can be used, the higher if it can.
        let dice = self.roll_as_dice();
        if dice.len() == 2 {
            let with_higher: Vec<State> = all
                .iter()
                .filter(|state| state.dice_left == [dice[1]])
                .cloned()
                .collect();
            if !with_higher.is_empty() {
                return with_higher;
            }
        }
        all
    }

    /// The whole plays by resulting position (mover, enemy): the moves' count, their order and the canonical text.
    fn plays_by_position(&self) -> BTreeMap<(Side, Side), Key> {
        let dice = self.roll_as_dice();
        let mut best: BTreeMap<(Side, Side), Key> = BTreeMap::new();
        for state in self.whole_plays() {
            let mut order = Vec::new();
            for way in &state.ways {
                order.push((Reverse(way[0]), Reverse(way[way.len() - 1])));
            }
            order.sort();
            let key = (state.ways.len(), order, text_of(&state, &dice));
            let position = (state.own, state.enemy);
            match best.get(&position) {
                Some(known) if *known <= key => {
                    // Points 1 and 2 at the top leave one text.
                    assert!((known.0, &known.1) != (key.0, &key.1) || known.2 == key.2);
                }
                _ => {
                    best.insert(position, key);
                }
            }
        }
        best
    }

    /// The position (mover, enemy) after the turn given as a text.
    fn position_after(&self, turn: &str) -> Result<(Side, Side), String> {
        if self.outcome.is_some() {
            return Err("the game is over".to_owned());
        }
        if self.dice.is_none() {
            return Err("a roll is due".to_owned());
        }
        let plays = self.whole_plays();
        if turn.trim() == "pass" {
            // BG-4: never a voluntary pass.
            if plays.iter().any(|state| !state.ways.is_empty()) {
                return Err("something can be played".to_owned());
            }
            return Ok((self.sides[self.on_roll], self.sides[1 - self.on_roll]));
        }
        let (moves, stars) = parse(turn)?;
        let reached: Vec<usize> = vec![0; moves.len()];
        let at: Vec<usize> = moves.iter().map(|written| written.places[0]).collect();
        let mut found = BTreeSet::new();
        follow(
            &moves,
            &stars,
            &self.roll_as_dice(),
            &self.start(),
            &reached,
            &at,
            &mut found,
        );
        // The position must be that of a whole play which leaves the same dice (BG-4).
        found.retain(|state| {
            plays.iter().any(|play| {
                play.own == state.own
                    && play.enemy == state.enemy
                    && play.dice_left == state.dice_left
            })
        });
        let mut positions: Vec<(Side, Side)> = found
            .into_iter()
            .map(|state| (state.own, state.enemy))
            .collect();
        positions.dedup();
        assert!(positions.len() <= 1, "{turn} reads in two ways");
        positions
            .pop()
            .ok_or_else(|| format!("not a whole legal play: {turn}"))
    }
}

impl State {
    /// The landing of one step with a die, or `None` if the step is not possible on this board.
    fn landing(&self, from: usize, die: usize) -> Option<usize> {
        if self.own[from] == 0 {
            return None;
        }
        // BG-3: the bar first.
        if self.own[BAR] > 0 && from != BAR {
            return None;
        }
        if from > die {
            let to = from - die;
            // BG-2: two or more enemy checkers close a point.
            if self.enemy[25 - to] >= 2 {
                return None;
            }
            return Some(to);
        }
        // BG-5: bearing off needs all own checkers in play in the home board, none on the bar.
        for place in 7..=25 {
            if self.own[place] > 0 {
                return None;
            }
        }
        // BG-5: a larger die only from the highest point.
        if from < die {
            for place in from + 1..=6 {
                if self.own[place] > 0 {
                    return None;
                }
            }
        }
        Some(OFF)
    }

    /// The state after a step that is possible; the ways are left as they are.
    fn after(&self, from: usize, die: usize, to: usize) -> State {
        let mut next = self.clone();
        next.own[from] -= 1;
        next.own[to] += 1;
        // BG-2: a single enemy checker is hit.
        if to != OFF && next.enemy[25 - to] == 1 {
            next.enemy[25 - to] = 0;
            next.enemy[BAR] += 1;
            next.hits.push(to);
            next.hits.sort_unstable();
        }
        let used = next
            .dice_left
            .iter()
            .position(|&left| left == die)
            .expect("the die is left");
        next.dice_left.remove(used);
        next
    }

    /// Every state after one more step, by a checker that has moved already or by one that has not.
    fn after_any_step(&self) -> Vec<State> {
        let mut states = Vec::new();
        for &die in &self.dice_left {
            for from in 1..=25 {
                let Some(to) = self.landing(from, die) else {
                    continue;
                };
                let next = self.after(from, die, to);
                let mut moved_here = 0;
                for number in 0..self.ways.len() {
                    if self.ways[number].last() == Some(&from) {
                        moved_here += 1;
                        let mut longer = next.clone();
                        longer.ways[number].push(to);
                        longer.ways.sort();
                        states.push(longer);
                    }
                }
                if self.own[from] > moved_here {
                    let mut another = next.clone();
                    another.ways.push(vec![from, to]);
                    another.ways.sort();
                    states.push(another);
                }
            }
        }
        states
    }
}

/// The text of a whole play (points 3 to 5 above); `dice` is the roll.
fn text_of(state: &State, dice: &[usize]) -> String {
    if state.ways.is_empty() {
        return "pass".to_owned();
    }
    let landing = |way: &Vec<usize>| way[way.len() - 1];
    // Start descending, then landing descending; with both equal, the places descending.
    let mut ways = state.ways.clone();
    ways.sort_by_key(|way| {
        let places: Vec<Reverse<usize>> = way.iter().map(|&place| Reverse(place)).collect();
        (Reverse(way[0]), Reverse(landing(way)), places)
    });
    // Which places each move writes.
    let mut written: Vec<Vec<usize>> = Vec::new();
    for number in 0..ways.len() {
        let way = &ways[number];
        let mut places = vec![way[0]];
        for &place in &way[1..way.len() - 1] {
            let hit_in_passing = state.hits.contains(&place)
                && !ways.iter().any(|other| landing(other) == place)
                && !ways[..number].iter().any(|other| other.contains(&place));
            let step_down_first = dice.len() == 2 && landing(way) == OFF && way[0] <= dice[0];
            if hit_in_passing || step_down_first {
                places.push(place);
            }
        }
        places.push(landing(way));
        written.push(places);
    }
    let mut words: Vec<String> = Vec::new();
    let mut starred: Vec<usize> = Vec::new();
    let mut number = 0;
    while number < written.len() {
        let mut equal = 1;
        while number + equal < written.len() && written[number + equal] == written[number] {
            equal += 1;
        }
        let mut word = place_text(written[number][0]);
        for &place in &written[number][1..] {
            word.push('/');
            word.push_str(&place_text(place));
            if state.hits.contains(&place) && !starred.contains(&place) {
                word.push('*');
                starred.push(place);
            }
        }
        if equal > 1 {
            word = format!("{word}({equal})");
        }
        words.push(word);
        number += equal;
    }
    words.join(" ")
}

/// BG-8: the text of a place.
fn place_text(place: usize) -> String {
    match place {
        BAR => "bar".to_owned(),
        OFF => "off".to_owned(),
        _ => place.to_string(),
    }
}

/// The moves of a text, equal ones repeated, and the set of its points with a star.
fn parse(text: &str) -> Result<(Vec<Written>, BTreeSet<usize>), String> {
    let mut moves = Vec::new();
    let mut stars = BTreeSet::new();
    for word in text.split_whitespace() {
        let mut path = word;
        let mut times = 1;
        for number in 2..=4 {
            if let Some(before) = word.strip_suffix(&format!("({number})")) {
                path = before;
                times = number;
            }
        }
        let mut places: Vec<usize> = Vec::new();
        for part in path.split('/') {
            let mut name = part;
            let mut star = false;
            if let Some(before) = part.strip_suffix('*') {
                name = before;
                star = true;
            }
            let place = (0..=25)
                .find(|&place| place_text(place) == name)
                .ok_or_else(|| format!("not a point: {part}"))?;
            if places.last().is_some_and(|&last| place >= last) {
                return Err(format!("not downwards: {word}"));
            }
            if star {
                if places.is_empty() || place == OFF {
                    return Err(format!("nothing can be hit there: {word}"));
                }
                stars.insert(place);
            }
            places.push(place);
        }
        if places.len() < 2 {
            return Err(format!("not a move: {word}"));
        }
        for _ in 0..times {
            moves.push(Written {
                places: places.clone(),
            });
        }
    }
    if moves.is_empty() || moves.len() > 4 {
        return Err("a play is one to four moves".to_owned());
    }
    Ok((moves, stars))
}

/// Tries to make the written moves with the dice left, step by step in every order, and collects the states where all are
/// made. `reached[i]` is how many written places move `i` has passed behind its start, `at[i]` where its checker is.
fn follow(
    moves: &[Written],
    stars: &BTreeSet<usize>,
    roll: &[usize],
    state: &State,
    reached: &[usize],
    at: &[usize],
    found: &mut BTreeSet<State>,
) {
    let mut all_made = true;
    for number in 0..moves.len() {
        let places = &moves[number].places;
        if reached[number] + 1 == places.len() {
            continue;
        }
        all_made = false;
        let next_place = places[reached[number] + 1];
        for &die in &state.dice_left {
            let Some(to) = state.landing(at[number], die) else {
                continue;
            };
            if to < next_place {
                continue;
            }
            // Point 4 above: from at or below the higher die of an unequal roll, `/off` is one step.
            let one_step =
                roll.len() == 2 && next_place == OFF && places[reached[number]] <= roll[0];
            if one_step && to != OFF {
                continue;
            }
            let mut now_reached = reached.to_vec();
            let mut now_at = at.to_vec();
            now_at[number] = to;
            if to == next_place {
                now_reached[number] += 1;
            }
            follow(
                moves,
                stars,
                roll,
                &state.after(at[number], die, to),
                &now_reached,
                &now_at,
                found,
            );
        }
    }
    // BG-8: the points with a star are exactly the points hit.
    if all_made && state.hits.iter().copied().collect::<BTreeSet<usize>>() == *stars {
        found.insert(state.clone());
    }
}

/// BG-9: the GNU position ID: the enemy first, then the side on roll; for every point from the side's own ace point on, the
/// bar last, as many ones as checkers and a zero. Bits fill bytes from the lowest on; the ten bytes are Base64.
fn id_of(on_roll: &Side, enemy: &Side) -> String {
    let mut bits: Vec<u32> = Vec::new();
    for side in [enemy, on_roll] {
        for place in 1..=25 {
            for _ in 0..side[place] {
                bits.push(1);
            }
            bits.push(0);
        }
    }
    bits.resize(80, 0);
    // The bits again, but with the highest of each byte first, as Base64 takes them.
    let mut in_order: Vec<u32> = Vec::new();
    for byte in 0..10 {
        for bit in 0..8 {
            in_order.push(bits[byte * 8 + 7 - bit]);
        }
    }
    // 14 characters of six bits are 84 bits.
    in_order.resize(84, 0);
    let alphabet: Vec<char> = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        .chars()
        .collect();
    let mut text = String::new();
    for character in 0..14 {
        let mut value = 0;
        for bit in 0..6 {
            value = value * 2 + in_order[character * 6 + bit];
        }
        text.push(alphabet[value as usize]);
    }
    text
}
