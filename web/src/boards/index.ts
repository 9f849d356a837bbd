/** The boards that are drawn. Each is loaded when its game is opened; a game without one is played by questions alone. */
import type { Board } from "../table/desk";

const BOARDS: Record<string, () => Promise<{ board: Board }>> = {
  dominion: () => import("./dominion"),
  bronze_age: () => import("./bronze_age"),
  strasbourg: () => import("./strasbourg"),
  my_village: () => import("./my_village"),
  village: () => import("./village"),
};

export async function boardOf(game: string): Promise<Board | null> {
  return (await BOARDS[game]?.())?.board ?? null;
}
