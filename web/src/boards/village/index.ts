import type { Board } from "../../table/desk";
import type { VillageView } from "./logic";
import VillageBoard from "./VillageBoard.svelte";
import Signs from "./Signs.svelte";
import Token from "./Token.svelte";

export const board: Board<VillageView> = {
  component: VillageBoard,
  zooms: true,
  verbs: [
    "take",
    "well",
    "act",
    "harvest",
    "birth",
    "fetch",
    "train",
    "make",
    "buy",
    "mill",
    "serve",
    "set_out",
    "travel_on",
    "enter",
    "rise",
    "privilege",
    "church",
    "take_cube",
    "take_good",
    "bury",
    "pull",
    "climb",
  ],
  usual: (view) => view.usual,
  scene: ({ scene }) => scene && (scene.kind === "market" ? "market" : "mass"),
  rules: ["rules-turn", "rules-actions", "rules-time", "rules-round", "rules-end"],
  signs: Signs,
  piece: { component: Token, draws: (noun) => noun.startsWith("item-") },
  sounds: { take: "piece", make: "piece", buy: "coin", mill: "coin", serve: "coin", die: "knell", mass: "knell" },
  holds(view, seat) {
    const seen = view.seats[seat];
    if (!seen) return [];
    const stock = Object.entries(seen.stock).map(([item, n]): [string, number] => [`item-${item}`, n]);
    const people = Object.entries(seen.family).map(([place, all]): [string, number] => [`place-${place}`, all.length]);
    return [
      ["track-prestige", seen.prestige],
      ...stock,
      ["track-served", seen.customers_served],
      ["track-cities", seen.visited.length],
      ...people,
    ];
  },
  facts(view, seat, _, labels) {
    const seen = view.seats[seat];
    if (!seen) return [];
    return [
      { text: labels.say("prestige", { n: seen.prestige }), noun: "track-prestige" },
      { text: labels.say("fact-life", { n: seen.life }), noun: "track-life" },
      { text: labels.say("fact-customers", { n: seen.customers_served }), noun: "track-served" },
    ];
  },
};
