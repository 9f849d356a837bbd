import type { Board, View } from "../../table/desk";
import { cardsByKey, ON_BOARD, type DominionView, type Printed } from "./cards";
import DominionBoard from "./DominionBoard.svelte";

/** Ending a turn draws new cards, so it can't be undone: ask once more if something is left to spend. */
function caution(move: string, view: View, components: unknown) {
  if (move !== "end_turn") return null;
  const { buys, coins, seats, seat } = view as unknown as DominionView;
  if (buys === 0 || seat === null) return null;
  const cards = cardsByKey(components as Printed);
  const held = Object.entries(seats[seat]?.hand ?? {})
    .filter(([key]) => cards.get(key)?.types.includes("treasure"))
    .reduce((sum, [key, n]) => sum + n * (cards.get(key)?.coins ?? 0), 0);
  if (held) return { key: "caution-treasures", args: { coins: coins + held } };
  return coins >= 3 ? { key: "caution-coins", args: { coins } } : null;
}

export const board: Board = {
  component: DominionBoard,
  texts: {
    en: () => import("./texts/en.ftl?raw").then((file) => file.default),
    ru: () => import("./texts/ru.ftl?raw").then((file) => file.default),
  },
  verbs: ON_BOARD,
  caution,
  rules: ["rules-turn", "rules-cards", "rules-end"],
  facts(view, seat, words, labels) {
    const seen = (view as unknown as DominionView).seats[seat];
    if (!seen) return [];
    return [
      labels.say("fact-hand", { n: seen.hand_size }),
      ...(seen.deck_size === null ? [] : [labels.say("fact-deck", { n: seen.deck_size })]),
      ...(seen.discard_top ? [labels.say("fact-discard", { card: words.say(`card-${seen.discard_top}`) })] : []),
    ];
  },
};
