import type { Board } from "../../table/desk";
import BronzeBoard from "./BronzeBoard.svelte";
import { ART } from "./art";
import Piece from "./Piece.svelte";
import Signs from "./Signs.svelte";
import { type BronzeView, type Components } from "./logic";

export const board: Board<BronzeView, Components> = {
  component: BronzeBoard,
  verbs: [
    "roll",
    "keep",
    "preserve",
    "reroll",
    "build",
    "buy",
    "pay",
    "discard",
    "offer",
    "give",
    "ask",
    "send",
    "swap",
  ],
  prompt(view, names) {
    const { offer, active, seat } = view;
    return offer && active === seat ? { key: "compose", args: { name: names[offer.partner] ?? "" } } : null;
  },
  usual: (view) => view.only,
  rules: ["rules-turn", "rules-trade", "rules-end"],
  signs: Signs,
  piece: {
    component: Piece,
    draws: (noun) => noun.startsWith("face-") || (noun.startsWith("good-") && noun.slice(5) in ART),
    all: (noun) => noun.startsWith("face-"),
  },
  sounds: { collect: "dice", buy: "coin", build: "piece", finish: "piece", ship: "piece", lose: "knell" },
  holds(view, seat) {
    const seen = view.seats[seat];
    if (!seen) return [];
    const goods = Object.entries(seen.goods).map(([good, n]): [string, number] => [`good-${good}`, n]);
    const developments = view.developments.map(({ development }): [string, number] => [
      `development-${development}`,
      seen.developments.includes(development) ? 1 : 0,
    ]);
    return [
      ["track-score", seen.score],
      ["track-cities", seen.cities],
      ["good-food", seen.food],
      ...goods,
      ["track-goods", seen.goods_value],
      ["track-ships", seen.ships],
      ["track-disasters", seen.disasters],
      ...developments,
    ];
  },
  facts(view, seat, _, labels) {
    const seen = view.seats[seat];
    if (!seen) return [];
    return [
      { text: labels.say("score", { n: seen.score }), noun: "track-score" },
      { text: labels.say("fact-food", { n: seen.food }), noun: "good-food" },
      { text: labels.say("fact-goods", { n: seen.goods_value }), noun: "track-goods" },
    ];
  },
  counters(view, seat, labels) {
    const { workers, coins, seats } = view;
    const own = seats[seat];
    if (!own) return [];
    return [
      [labels.say("count-workers"), workers],
      [labels.say("count-coins"), coins],
      [labels.say("count-food"), own.food],
      [labels.say("count-goods"), own.goods_value],
      [labels.say("count-ships"), own.ships],
      [labels.say("count-disasters"), own.disasters],
      [labels.say("count-score"), own.score],
    ];
  },
  scores: (view) => view.seats.map((seat) => seat.score),
};
