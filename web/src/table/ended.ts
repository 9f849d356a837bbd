/** How a match ended, in words. */
import type { Outcome, TableSeen } from "../lib/api";
import { say } from "../lib/voice.svelte";

export function ended(table: Pick<TableSeen, "mine">, outcome: Outcome, names: readonly string[]): string {
  const { winners } = outcome;
  if (winners.length === 1 && table.mine.length === 1 && table.mine[0] === winners[0]) return say("you-won");
  return say("winners", { n: winners.length, names: winners.map((each) => names[each]).join(", ") });
}
