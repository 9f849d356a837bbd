import { describe, expect, test } from "vitest";
import { builds, isLead, rerollOf, stackMove, worth } from "../../src/boards/bronze_age/logic";
import { canTravel, chances, offered, playable, step, sums, turns, whiteValues } from "../../src/boards/my_village/logic";
import type { Components, Village, VillageView } from "../../src/boards/my_village/logic";
import { fanned, moveFor, preview, type Card } from "../../src/boards/dominion/cards";
import { caution } from "../../src/boards/dominion/caution";
import { complete, request, seatsFor, usualSetup } from "../../src/pages/setup";
import { called, notes } from "../../src/pages/provenance";
import { bundle, Speaker } from "../../src/lib/speaker";
import type { GameInfo } from "../../src/lib/api";
import type { View } from "../../src/table/desk";

const card = (key: string, types: Card["types"], cost: number, more: Partial<Card> = {}): [string, Card] => [
  key,
  { key, name: key, types, cost, source: "public", ...more },
];
const cards = new Map([
  card("copper", ["treasure"], 0, { coins: 1 }),
  card("gold", ["treasure"], 6, { coins: 3 }),
  card("estate", ["victory"], 2),
  card("market", ["action"], 5, { cards: 1, actions: 1, buys: 1, coins: 1 }),
]);

describe("Dominion", () => {
  test("a touched card means what is asked of it", () => {
    const legal = new Set(["discard:copper", "gain:gold"]);
    expect(moveFor("hand", "copper", legal)).toBe("discard:copper");
    expect(moveFor("hand", "gold", legal)).toBe("play:gold");
    expect(moveFor("supply", "gold", legal)).toBe("gain:gold");
  });

  test("the counters are foretold", () => {
    const now = { actions: 1, buys: 1, coins: 6 };
    expect(preview("play:market", now, cards)).toEqual({ actions: 1, buys: 2, coins: 7 });
    expect(preview("buy:gold", now, cards)).toEqual({ actions: 1, buys: 0, coins: 0 });
    expect(preview("play:copper", now, cards)).toEqual({ actions: 1, buys: 1, coins: 7 });
    expect(preview("trash:gold", now, cards)).toBeNull();
  });

  test("a hand is fanned with Actions first", () => {
    expect(fanned({ estate: 1, copper: 2, market: 1, gold: 1 }, cards)).toEqual([
      "market",
      "gold",
      "copper",
      "copper",
      "estate",
    ]);
  });

  test("ending the turn with money left is asked about once more", () => {
    const view = (coins: number, buys: number, hand: Record<string, number>) =>
      ({ coins, buys, seat: 0, seats: [{ hand }] }) as unknown as View;
    const printed = { card: [...cards.values()] };
    expect(caution("end_turn", view(0, 1, { copper: 2 }), printed)?.key).toBe("caution-treasures");
    expect(caution("end_turn", view(3, 1, {}), printed)?.key).toBe("caution-coins");
    expect(caution("end_turn", view(3, 0, {}), printed)).toBeNull();
    expect(caution("treasures", view(3, 1, {}), printed)).toBeNull();
  });
});

describe("The Bronze Age", () => {
  const dice = ["food", "good", "food", "coin"].map((face) => ({ face }));
  const legal = (...names: string[]) => new Set(names);

  test("dice that show the same are alike", () => {
    const moves = legal("keep", "reroll:1", "reroll:1,2", "reroll:1,3");
    expect(rerollOf(dice, new Set([2]), moves)).toBe("reroll:1");
    expect(rerollOf(dice, new Set([2, 1]), moves)).toBe("reroll:1,2");
    expect(rerollOf(dice, new Set([3]), moves)).toBeNull();
  });

  test("Leadership is for one die", () => {
    expect(isLead({ step: "roll", rolls_left: 0 }, legal("reroll:1", "reroll:2"))).toBe(true);
    expect(isLead({ step: "roll", rolls_left: 1 }, legal("reroll:1"))).toBe(false);
  });

  test("a clicked box takes as many workers as lie before it", () => {
    expect(builds("temple", 2, 4, 5)).toHaveLength(3);
    expect(builds("temple", 2, 6, 2)).toHaveLength(2);
    expect(builds("temple", 2, 2, 0)).toEqual(["build:temple"]);
  });

  test("a touched stack is paid, discarded or given, as asked", () => {
    expect(stackMove("wood", legal("discard:wood"))).toBe("discard:wood");
    expect(stackMove("wood", legal())).toBe("pay:wood");
    expect([worth({ values: [1, 3, 6] }, 2), worth({ values: [1] }, 0)]).toEqual([3, 0]);
  });
});

describe("My Village", () => {
  const legal = (...names: string[]) => new Set(names);
  const village = {
    play: [5, 6],
    coins: 1,
    villagers: ["craftsman", "merchant", "traveller"],
    church: null,
    windows: 0,
    council: null,
    jokers: 0,
    meeting: null,
    token: "stable",
    fields: [{ field: "field1", plough: true }],
    journey: ["a3"],
    workshops: [{ workshop: "stable-5", values: [5], good: "horse", goods: 1, cells: 3 }],
    market: [
      { customer: "k16", values: [], goods: { horse: 2 }, prestige: 4 },
      { customer: "k09", values: [7], goods: { plough: 1 }, prestige: 2 },
    ],
  } as unknown as Village;
  const printed = {
    school: { values: [3, 11] },
    hand: { values: [4, 10] },
    clerk: { values: [4, 10] },
    field: { values: [7] },
    meeting: { values: [2, 12] },
    token: { values: [2, 12] },
    dice: { white: [8, 6, 8], black: [3, 2, 3] },
    travel: [{ key: "a3", grey_beer: 1 }],
    council: [],
  } as unknown as Components;
  const view = {
    players: 2,
    dice: ["white-1", "white-6", "black-6"],
    taken: [],
    hand: { owner: 1, taken: false, story: 1 },
    offer: [],
    workshops: [
      { card: "stable-6", values: [6], time: 3 },
      { card: "forge-6", values: [6], time: 3 },
    ],
    fields_left: 1,
    roads: [{}, { road: "b", values: [5, 9], time: 2, coins: 2, left: 4 }],
    churches: [],
    monks: [],
    councils: [],
    seats: [village],
  } as unknown as VillageView;
  const moves = (sum: number) => chances(view, 0, printed, sum).map((each) => each.move);

  test("the dice say which values they can make, and with whom", () => {
    expect([...sums(view.dice, []).keys()]).toEqual([7, 12]);
    expect([...(sums(view.dice, []).get(7) ?? [])]).toEqual(["white-1", "white-6", "black-6"]);
    expect([...sums(view.dice, [3]).keys()]).toEqual([4, 9]);
    expect(sums(view.dice, [3, 4]).size).toBe(0);
  });

  test("a value allows what has its villager, its goods and its fare", () => {
    expect(moves(7)).toEqual(["field", "use:field1", "serve:k09"]);
    expect(moves(6)).toEqual(["build:forge-6", "use:play"]);
    expect(moves(4)).toEqual(["hand"]);
    expect(moves(5)).toEqual(["use:play", "use:stable"]);
    expect(moves(12)).toEqual(["use:stable"]);
    expect(canTravel({ ...village, jokers: 2 }, 2, printed.travel[0])).toBe(true);
    expect(canTravel({ ...village, jokers: 1 }, 2, printed.travel[0])).toBe(false);
  });

  test("the token widens one banner, and not one that takes anything", () => {
    expect(whiteValues("stable", village, printed)).toEqual([2, 5, 12]);
    expect(whiteValues("k16", { ...village, token: "k16" }, printed)).toEqual([]);
  });

  test("a piece stands for its legal moves; time walks over the bridge", () => {
    expect(playable(["use:field1", "plough:field1"], legal("plough:field1"))).toEqual(["plough:field1"]);
    expect(offered(legal("walk:coin", "stay", "field", "use:field1", "raise:3"))).toEqual({
      black: ["field"],
      white: ["use:field1"],
      other: ["walk:coin", "stay"],
    });
    expect(turns(3, legal("turn:3:6", "turn:4:6")).to).toEqual(["turn:3:6"]);
    expect([step(7, 10, 2), step(7, 10, 3)]).toEqual([
      { cloud: 9, crosses: false },
      { cloud: 0, crosses: true },
    ]);
  });
});

describe("a new table", () => {
  const game = {
    key: "dominion",
    seats: [2, 3, 4],
    usual_players: 2,
    bots: [{ name: "random" }, { name: "regular" }],
    options: [{ key: "kingdom", kind: "kingdom", default: "first-game" }],
  } as unknown as GameInfo;

  test("is me against two regular bots, and starts at once", () => {
    const setup = usualSetup(game);
    expect(setup.seats.map((seat) => seat.bot ?? seat.kind)).toEqual(["me", "regular", "regular"]);
    expect(request("dominion", setup)).toMatchObject({ start: true, options: { kingdom: "first-game" } });
  });

  test("waits while a seat is open", () => {
    const setup = { ...usualSetup(game), seats: seatsFor(2, [{ kind: "me" }, { kind: "open" }], "regular") };
    expect(complete(setup)).toBe(false);
  });
});

test("provenance is told in the game's words, with its remarks", () => {
  const words = new Speaker("en", bundle("en", "card-moat = Moat"));
  expect([called("card moat", words), called("limits", words)]).toEqual(["Moat", "limits"]);
  expect(notes({ card: [{ key: "moat", note: "by the box" }] }).get("card moat")).toBe("by the box");
});
