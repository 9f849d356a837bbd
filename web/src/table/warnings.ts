/** What would be lost by an answer: told by the engine. */
import type { Sight } from "../lib/api";
import type { Speaker, Text } from "../lib/speaker";

/** By move: what is said of this position, or in the game's words of every such move (`warn-<verb>`). */
export function warningOf(
  move: string,
  { warns, moves }: Pick<Sight, "warns" | "moves">,
  words: Pick<Speaker, "has">,
): Text | null {
  if (!moves.includes(move)) return null;
  const said = warns.find(({ of }) => of.split(" ").includes(move))?.text;
  const always = `warn-${move.split(":", 1)[0]}`;
  return said ?? (words.has(always) ? { key: always } : null);
}
