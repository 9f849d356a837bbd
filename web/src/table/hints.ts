/** Where the expert gives hints, and how it tells them. */
import type { TableSeen } from "../lib/api";

/** Of a move that it tried less often the expert knows nothing but that it is the usual one. */
export const TRIED = 5;

/** Whether there are hints at a table: where a match counts, only against bots, and then it counts no more. */
export function advises(table: Pick<TableSeen, "rated" | "seats">): boolean {
  return !table.rated || new Set(table.seats.map((each) => each.person).filter(Boolean)).size === 1;
}

/** A line in words: runs of one player's moves together. */
export function told(line: readonly { seat: number; words: string }[], names: readonly string[]): string {
  const turns: string[] = [];
  line.forEach(({ seat, words }, index) => {
    if (line[index - 1]?.seat === seat) turns.push(`${turns.pop()}, ${words}`);
    else turns.push(`${names[seat]}: ${words}`);
  });
  return turns.join("; ");
}
