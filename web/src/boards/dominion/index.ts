import type { Board } from "../../table/desk";
import { ON_BOARD, type DominionView, type Printed } from "./cards";
import DominionBoard from "./DominionBoard.svelte";
import { emblem } from "./emblems";
import Holdings from "./Holdings.svelte";
import Piece from "./Piece.svelte";
import Signs from "./Signs.svelte";

export const board: Board<DominionView, Printed> = {
  component: DominionBoard,
  verbs: ON_BOARD,
  rules: ["rules-turn", "rules-cards", "rules-end"],
  signs: Signs,
  facts(view, seat, words, labels) {
    const seen = view.seats[seat];
    if (!seen) return [];
    return [
      { text: labels.say("fact-hand", { n: seen.hand_size }), noun: "place-hand" },
      { text: labels.say("fact-deck", { n: seen.deck_size }), noun: "place-deck" },
      {
        text: seen.discard_top
          ? labels.say("fact-discard-top", { n: seen.discard_size, card: words.say(`card-${seen.discard_top}`) })
          : labels.say("fact-discard", { n: 0 }),
        noun: "place-discard",
      },
    ];
  },
  counters(view, seat, labels) {
    const { actions, buys, coins, seats } = view;
    const own = seats[seat];
    if (!own) return [];
    // In somebody else's turn these are theirs.
    const turn: [string, number][] =
      view.active === seat
        ? [
            [labels.say("count-actions"), actions],
            [labels.say("count-buys"), buys],
            [labels.say("count-coins"), coins],
          ]
        : [];
    return [
      ...turn,
      [labels.say("count-hand"), own.hand_size],
      [labels.say("count-deck"), own.deck_size],
      [labels.say("count-cards"), Object.values(own.cards ?? {}).reduce((sum, n) => sum + n, 0)],
    ];
  },
  holdings: Holdings,
  piece: { component: Piece, draws: (noun) => noun.startsWith("card-") && emblem(noun.slice(5)) !== "" },
  sounds: {
    play: "card",
    treasures: "coin",
    buy: "card",
    gain: "card",
    trash: "card",
    shuffle: "card",
  },
};
