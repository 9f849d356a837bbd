/** A value in one gesture: the dice that make it, and what is paid to change them. */
import { faceOf } from "./logic";

const LEAST = 1;
const MOST = 6;

/** The moves that take the dice for a value and change them as far as needed: the fewest coins, then the fewest black dice. */
export function takingFor(value: number, pool: readonly string[], taken: readonly number[]): string[] {
  const [face] = taken;
  const pairs =
    face === undefined
      ? pool.flatMap((die, index) => pool.slice(index + 1).map((other) => [die, other]))
      : pool.map((die) => [die]);
  const worth = (dice: readonly string[]) => dice.reduce((sum, die) => sum + faceOf(die), face ?? 0);
  const price = (dice: readonly string[]) =>
    Math.abs(value - worth(dice)) * 10 + dice.filter((die) => die.startsWith("black")).length;
  const [best] = pairs.toSorted((a, b) => price(a) - price(b));
  if (!best) return [];
  const faces = [...taken, ...best.map(faceOf)];
  return [...best.map((die) => `take:${die}`), ...changes(faces, value)];
}

/** The changes that bring dice to a value, a coin each. */
function changes(faces: readonly number[], value: number): string[] {
  const now = [...faces];
  const found: string[] = [];
  for (let left = value - now.reduce((sum, face) => sum + face, 0); left !== 0; left -= Math.sign(left)) {
    const at = now.findIndex((face) => (left > 0 ? face < MOST : face > LEAST));
    if (at < 0) break;
    found.push(`${left > 0 ? "raise" : "lower"}:${now[at]}`);
    now[at] = (now[at] ?? 0) + Math.sign(left);
  }
  return found;
}
