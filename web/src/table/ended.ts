/** How a match ended, in words, and where it can be seen again. */
import type { Outcome, TableSeen } from "../lib/api";
import { link } from "../lib/router.svelte";
import { say } from "../lib/voice.svelte";

export function ended(table: Pick<TableSeen, "mine">, outcome: Outcome, names: readonly string[]): string {
  const [first, ...others] = outcome.winners;
  if (names.length > 1 && !others.length && table.mine.length === 1 && table.mine[0] === first) return say("you-won");
  return wonBy(outcome, names);
}

/** Who has won; whoever played alone had nobody to win against, and has a score. */
export function wonBy({ winners, scores }: Pick<Outcome, "winners" | "scores">, names: readonly string[]): string {
  if (names.length === 1 && winners.length) return say("scored", { n: scores[0] ?? 0 });
  return say("winners", { n: winners.length, names: winners.map((each) => names[each]).join(", ") });
}

/** The replay from its beginning, by the eyes that one had oneself. */
export function replayOf({ id, mine }: Pick<TableSeen, "id" | "mine">): string {
  return link("replay", id, 0) + (mine.length === 1 ? `?seat=${mine[0]}` : "");
}
