/** How the expert tells its hints. */

/** Of a move that it tried less often the expert knows nothing but that it is the usual one. */
export const TRIED = 5;

/** A line in words: runs of one player's moves together. */
export function told(line: readonly { seat: number; words: string }[], names: readonly string[]): string {
  const turns: string[] = [];
  line.forEach(({ seat, words }, index) => {
    if (line[index - 1]?.seat === seat) turns.push(`${turns.pop()}, ${words}`);
    else turns.push(`${names[seat]}: ${words}`);
  });
  return turns.join("; ");
}
