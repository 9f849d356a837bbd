import type { Text } from "../../lib/speaker";
import type { DominionView } from "./cards";

/** Ending a turn draws new cards, so it can't be undone: ask once more if something is left to spend. */
export function caution(move: string, view: DominionView): Text | null {
  if (move !== "end_turn") return null;
  const { buys, coins, treasures, seat } = view;
  if (buys === 0 || seat === null) return null;
  if (treasures) return { key: "caution-treasures", args: { coins: coins + treasures } };
  return coins >= 3 ? { key: "caution-coins", args: { coins } } : null;
}
