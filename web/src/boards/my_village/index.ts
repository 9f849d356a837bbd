import "./art/palette.css";
import "./art/zones.css";
import type { Board } from "../../table/desk";
import { GOODS, VILLAGERS, type VillageView } from "./logic";
import VillageBoard from "./VillageBoard.svelte";
import Signs from "./Signs.svelte";
import Token from "./Token.svelte";
import { tokenOf } from "./tokens";

/** How many goods of a kind lie in a village. */
function lying({ ploughs, workshops }: VillageView["seats"][number], good: string): number {
  return good === "plough" ? ploughs : (workshops.find((shop) => shop.good === good)?.goods ?? 0);
}

export const board: Board<VillageView> = {
  component: VillageBoard,
  zooms: true,
  verbs: [
    ...["take", "raise", "lower", "turn", "plough", "joker_plough", "walk", "hand", "clerk", "build", "field"],
    ...["travel", "church", "monk", "council", "meeting", "use", "serve", "pupil", "push", "graduate", "mark_area"],
    ...["mark_villager", "token", "token_customer", "invite", "welcome", "pay", "pay_field", "bury", "hire", "stay"],
  ],
  rules: ["rules-turn", "rules-banners", "rules-time", "rules-end"],
  usual: (view) => view.usual,
  signs: Signs,
  piece: { component: Token, draws: (noun) => tokenOf(noun) !== null },
  sounds: { roll: "dice", die: "piece", coins: "coin", serve: "coin", chronicle: "knell", grave: "knell" },
  holds(view, seat) {
    const seen = view.seats[seat];
    if (!seen) return [];
    const goods = Object.values(GOODS).map((good): [string, number] => [`good-${good}`, lying(seen, good)]);
    const people = VILLAGERS.map((each): [string, number] => [
      `villager-${each}`,
      seen.villagers.filter((villager) => villager === each).length,
    ]);
    return [
      ["track-prestige", seen.prestige],
      ["place-barn", seen.coins],
      ["place-tree", seen.tree],
      ...goods,
      ["means-joker", seen.jokers],
      ["track-windows", seen.windows],
      ["track-served", seen.served.length],
      ...people,
      ["token-labourer", seen.labourers],
    ];
  },
  facts(view, seat, _, labels) {
    const seen = view.seats[seat];
    if (!seen) return [];
    return [
      { text: labels.say("prestige", { n: seen.prestige }), noun: "track-prestige" },
      { text: labels.say("coins", { n: seen.coins }), noun: "place-barn" },
      { text: labels.say("tree", { n: seen.tree }), noun: "place-tree" },
    ];
  },
  scores: (view) => view.seats.map((seat) => seat.prestige),
};
