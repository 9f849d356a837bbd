import type { Text } from "../../lib/speaker";
import { cardsByKey, treasure, type DominionView, type Printed } from "./cards";

/** Ending a turn draws new cards, so it can't be undone: ask once more if something is left to spend. */
export function caution(move: string, view: DominionView, printed: Printed): Text | null {
  if (move !== "end_turn") return null;
  const { buys, coins, seats, seat } = view;
  if (buys === 0 || seat === null) return null;
  const cards = cardsByKey(printed);
  const held = treasure(seats[seat]?.hand, cards);
  if (held) return { key: "caution-treasures", args: { coins: coins + held } };
  return coins >= 3 ? { key: "caution-coins", args: { coins } } : null;
}
