import type { Board } from "../../table/desk";
import type { StrasbourgView, Printed } from "./logic";
import Piece from "./Piece.svelte";
import StrasbourgBoard from "./StrasbourgBoard.svelte";
import Signs from "./Signs.svelte";

const DRAWN = /^(good-(weapon|barrel|shoes|meat|bread)|influence-\d+|building-\w+|token-(privilege|coin))$/;
const GOODS = ["weapon", "barrel", "shoes", "meat", "bread"];

export const board: Board<StrasbourgView, Printed> = {
  component: StrasbourgBoard,
  zooms: true,
  verbs: ["keep", "return", "apart", "join", "reveal", "take", "buy", "sell", "recover", "chapel", "build"],
  prompt(view, _, singly) {
    if (singly) return null;
    if (view.prompt?.key === "ask-task") return { key: "choose-tasks", args: {} };
    if (view.prompt?.key === "ask-draw") return { key: "draw-and-divide", args: {} };
    if (view.prompt?.key === "ask-divide") return { key: "divide-all", args: {} };
    return null;
  },
  rules: ["rules-round", "rules-steps", "rules-end"],
  signs: Signs,
  holds(view, seat) {
    const seen = view.seats[seat];
    if (!seen) return [];
    const goods = GOODS.map((good): [string, number | null] => [
      `good-${good}`,
      seen.goods ? (seen.goods[good] ?? 0) : null,
    ]);
    return [
      ["track-prestige", seen.prestige],
      ["token-coin", seen.money],
      ["token-privilege", seen.privileges],
      ...goods,
      ["place-city", seen.members],
      ["place-council", seen.councillors],
      ["place-deck", seen.deck_size],
    ];
  },
  facts(view, seat, words, labels) {
    const seen = view.seats[seat];
    if (!seen) return [];
    return [
      { text: words.say("draw-prestige", { n: seen.prestige }), noun: "track-prestige" },
      { text: labels.say("fact-city", { n: seen.members }), noun: "place-city" },
      { text: labels.say("fact-council", { n: seen.councillors }), noun: "place-council" },
    ];
  },
  piece: { component: Piece, draws: (noun) => DRAWN.test(noun), all: (noun) => noun.startsWith("influence-") },
  sounds: { draw: "card", reveal: "card", take: "piece", buy: "coin", sell: "coin", sit: "piece", build: "piece" },
  scores: (view) => view.seats.map((seat) => seat.prestige),
};
