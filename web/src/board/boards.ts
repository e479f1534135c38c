/** Finds the board of a game. A new game's board is found by its place alone. */
import type { BoardModule } from './contract';

const modules = import.meta.glob<BoardModule>('../../../games/*/web/index.tsx', { import: 'board' });

/** Loads the board of the game with this id, or null if this program has none. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = modules[`../../../games/${game}/web/index.tsx`];
  return load ? load() : null;
}
