import type { Board } from "../../table/desk";
import { ON_BOARD, type DominionView } from "./cards";
import { caution } from "./caution";
import DominionBoard from "./DominionBoard.svelte";
import Signs from "./Signs.svelte";

export const board: Board = {
  component: DominionBoard,
  texts: {
    en: () => import("./texts/en.ftl?raw").then((file) => file.default),
    ru: () => import("./texts/ru.ftl?raw").then((file) => file.default),
  },
  verbs: ON_BOARD,
  caution,
  rules: ["rules-turn", "rules-cards", "rules-end"],
  signs: Signs,
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
