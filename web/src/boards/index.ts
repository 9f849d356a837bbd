/**
 * The boards that are drawn: a folder each, found by its `index.ts`. A board is loaded when its game is opened; a game
 * without one is played by questions alone.
 */
import type { Board } from "../table/desk";

const BOARDS = import.meta.glob<{ board: Board }>("./*/index.ts");

export async function boardOf(game: string): Promise<Board | null> {
  return (await BOARDS[`./${game}/index.ts`]?.())?.board ?? null;
}
