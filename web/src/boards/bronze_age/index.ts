import type { Board } from "../../table/desk";
import BronzeBoard from "./BronzeBoard.svelte";
import Signs from "./Signs.svelte";
import type { BronzeView } from "./logic";

export const board: Board = {
  component: BronzeBoard,
  texts: {
    en: () => import("./texts/en.ftl?raw").then((file) => file.default),
    ru: () => import("./texts/ru.ftl?raw").then((file) => file.default),
  },
  verbs: ["reroll", "build", "buy", "pay", "discard", "give", "ask"],
  rules: ["rules-turn", "rules-trade", "rules-end"],
  signs: Signs,
  facts(view, seat, _, labels) {
    const seen = (view as unknown as BronzeView).seats[seat];
    if (!seen) return [];
    return [
      labels.say("score", { n: seen.score }),
      labels.say("fact-food", { n: seen.food }),
      labels.say("fact-goods", { n: seen.goods_value }),
    ];
  },
  scores: (view) => (view as unknown as BronzeView).seats.map((seat) => seat.score),
};
