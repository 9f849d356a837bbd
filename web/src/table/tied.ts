import type { Outcome } from "../lib/api";

/** Who had as many points as the winner and didn't win: a rule that breaks ties has decided. */
export function tied({ how, scores, winners }: Pick<Outcome, "how" | "scores" | "winners">): number[] {
  const best = Math.max(...scores);
  if (how !== "played" || !winners.every((seat) => scores[seat] === best)) return [];
  return scores.flatMap((score, seat) => (score === best && !winners.includes(seat) ? [seat] : []));
}
