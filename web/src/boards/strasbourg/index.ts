import type { Board } from "../../table/desk";
import type { StrasbourgView } from "./logic";
import StrasbourgBoard from "./StrasbourgBoard.svelte";
import Signs from "./Signs.svelte";

export const board: Board = {
  component: StrasbourgBoard,
  texts: {
    en: () => import("./texts/en.ftl?raw").then((file) => file.default),
    ru: () => import("./texts/ru.ftl?raw").then((file) => file.default),
  },
  verbs: ["keep", "return", "apart", "join", "reveal", "take", "buy", "sell", "recover", "chapel", "build"],
  rules: ["rules-round", "rules-steps", "rules-end"],
  signs: Signs,
  facts(view, seat, words, labels) {
    const seen = (view as unknown as StrasbourgView).seats[seat];
    if (!seen) return [];
    return [
      { text: words.say("draw-prestige", { n: seen.prestige }), noun: "track-prestige" },
      { text: labels.say("fact-city", { n: seen.members }), noun: "place-city" },
      { text: labels.say("fact-council", { n: seen.councillors }), noun: "place-council" },
    ];
  },
  scores: (view) => (view as unknown as StrasbourgView).seats.map((seat) => seat.prestige),
};
