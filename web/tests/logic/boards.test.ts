import { describe, expect, test } from "vitest";
import { builds, isLead, rerollOf, stackMove, worth } from "../../src/boards/bronze_age/logic";
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
