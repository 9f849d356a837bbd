/** My Village: what is told to have changed since one's last answer. */
import { describe, expect, test } from "vitest";
import type { VillageView } from "../../src/boards/my_village/logic";
import { since } from "../../src/boards/my_village/since";

type Seat = VillageView["seats"][number];

const village: Partial<Seat> = {
  cloud: 3,
  reaper: false,
  coins: 2,
  tree: 0,
  house: 0,
  headman: "house",
  pupils: [],
  villagers: ["abbot", "merchant"],
  church: null,
  healings: 0,
  monks: [],
  council: null,
  jokers: 0,
  marked: [],
  meeting: null,
  token: null,
  served: [],
  fields: [],
  journey: [],
  workshops: [],
  market: [],
};

function table(mine: Partial<Seat> = {}, yours: Partial<Seat> = {}, more: Partial<VillageView> = {}): VillageView {
  return {
    hand: { owner: 0, story: 1, taken: false },
    rat: { cell: 3, red: 10, raid: 16, away: 13, near: false },
    graves: 0,
    fields_left: 8,
    chronicle: {},
    offer: [],
    roads: [],
    monks: [],
    seats: [
      { ...village, ...mine },
      { ...village, ...yours },
    ],
    ...more,
  } as VillageView;
}

/** A table at which I am asked, or not. */
const mine = (view: VillageView, asked: boolean): VillageView => ({ ...view, seat: 0, to_act: asked ? [0] : [1] });

/** What has changed from one position to the next, neither of them mine. */
function changes(before: VillageView, after: VillageView): ReadonlySet<string> {
  since.leave();
  for (const view of [before, after]) since.look(mine(view, false));
  return since.changed;
}

describe("what has changed between two positions", () => {
  test("nothing, where all is alike", () => {
    expect(changes(table(), table())).toEqual(new Set());
  });

  test("a death is seen in the village, in the chronicle and on the rat's road", () => {
    const after = table(
      {},
      { villagers: ["abbot"], tree: 2 },
      { chronicle: { merchant: 1 }, rat: { cell: 7, red: 10, raid: 16, away: 9, near: false } },
    );
    expect(changes(table(), after)).toEqual(new Set(["1-merchant", "1-tree", "chronicle-merchant", "rat"]));
  });

  test("what is new glows, what is gone leaves nothing to glow", () => {
    const customer = { customer: "k05", values: [6, 8], goods: { beer: 1 }, prestige: 2 };
    const shop = { workshop: "forge-5", values: [5], good: "plough", goods: 1, cells: 3 };
    const before = table({}, {}, { offer: [customer] });
    expect(changes(before, table({}, { market: [customer], workshops: [shop] }))).toEqual(
      new Set(["1-k05", "1-forge"]),
    );
  });
});

describe("what glows", () => {
  test("others' moves glow until one answers; one's own do not", () => {
    since.leave();
    since.look(mine(table(), true));
    expect(since.changed.size, "at first sight").toBe(0);
    since.look(mine(table({ coins: 1 }), false));
    expect(since.changed.size, "after my answer").toBe(0);
    since.look(mine(table({ coins: 1 }, { coins: 5 }), false));
    expect(since.changed, "another's move").toEqual(new Set(["1-coins"]));
    since.look(mine(table({ coins: 1 }, { coins: 5, cloud: 4 }), true));
    expect(since.changed, "my turn again").toEqual(new Set(["1-coins", "1-life"]));
    since.look(mine(table({ coins: 0 }, { coins: 5, cloud: 4 }), true));
    expect(since.changed.size, "I have answered").toBe(0);
  });

  test("another table is another memory", () => {
    since.leave();
    since.look(mine(table({ coins: 9 }), false));
    expect(since.changed.size).toBe(0);
  });
});
