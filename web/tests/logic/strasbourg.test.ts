import { describe, expect, test } from "vitest";
import {
  biddings,
  cellMove,
  guildNow,
  askedAt,
  newsOf,
  sources,
  type StrasbourgView,
} from "../../src/boards/strasbourg/logic";
import { partsOf } from "../../src/boards/strasbourg/influence";
import { divisionOf, put, spread } from "../../src/boards/strasbourg/planning";
import { brought } from "../../src/boards/strasbourg/previews";

describe("Strasbourg", () => {
  // Smiths above, bakers below; the palace on a plot at e3, a chapel at the corner of d3, e3, d4 and e4.
  const owners: Record<string, number> = { d3: 0, e2: 0, e4: 0, f4: 0, d4: 1, a1: 1, g5: 0 };
  const city = Array.from({ length: 54 }, (_, index) => {
    const cell = `${"abcdefghi"[index % 9]}${Math.floor(index / 9) + 1}`;
    const plot = cell === "e3";
    const guild = plot ? null : index < 27 ? "smiths" : "bakers";
    return { cell, guild, price: 1, owner: owners[cell] ?? null, building: plot ? "palace" : null };
  });
  const view = {
    phase: "action",
    step: "d",
    round: 1,
    players: 3,
    city,
    sites: [
      { site: "d3", chapel: true, cells: [21, 22, 30, 31] },
      { site: "a1", chapel: false, cells: [] },
    ],
    sources: [
      ["city", "city", [0, 12], 1, [5, 2, 0]],
      ["building", "palace", [21], 6, [18, 0, 0]],
    ],
    rounds: [
      {
        card: "r1",
        guilds: { b: "bakers", d: "smiths", f: "vintners" },
        building: "palace",
        points: 6,
        built: true,
        cells: [13, 21, 23, 31],
      },
    ],
    council: { nobility: 0, church: 1, smiths: null, merchants: 0 },
    parts: { apprentice: ["good", "or", "cell"] },
    seats: [
      { members: 5, money: 4, bid: [1, 5] },
      { members: 2, money: null, bid: [6] },
      { members: 0, money: null, bid: [] },
    ],
  } as unknown as StrasbourgView;
  test("a touch means what the piece is for", () => {
    expect(cellMove({ cell: "e3", guild: null })).toBe("build:e3");
    expect(cellMove({ cell: "a1", guild: "bakers" })).toBe("buy:a1");
  });

  test("a prize is drawn as what it consists of", () => {
    expect(partsOf("apprentice", view)).toEqual(["smiths", "or", "member"]);
    expect(partsOf("nothing", view)).toEqual([]);
    expect(guildNow({ ...view, step: "c" })).toBe(null);
    expect(guildNow({ ...view, phase: "planning" })).toBe(null);
    expect(biddings({ prizes: { a: ["nobility"], b: ["master", "journeyman"] } })).toBe(2);
  });

  test("any division of the cards is told in moves", () => {
    const fresh = spread([[6]], [2, 5, 2]);
    expect(divisionOf(fresh)).toEqual(["apart", "apart", "apart"]);
    const [six, five, two] = fresh.flat().map((card) => card.id) as [number, number, number];
    const paired = put(fresh, two, 1);
    expect(paired.map((heap) => heap.map((card) => card.value))).toEqual([[6], [5, 2], [2]]);
    expect(divisionOf(paired)).toEqual(["apart", "join:2", "apart"]);
    // The highest card may be dragged, too: it is still the one that begins the first stack.
    const onto = put(paired, six, 1);
    expect(onto.map((heap) => heap.map((card) => card.value))).toEqual([[6, 5, 2], [2]]);
    expect(divisionOf(onto)).toEqual(["join:1", "join:1", "apart"]);
    expect(put(onto, five, null).map((heap) => heap.map((card) => card.value))).toEqual([[6, 2], [2], [5]]);
    // What the table already knows of stays where it is; the rest can join it.
    const laid = spread([[5, 6], [4]], [1, 3]);
    expect(put(laid, laid[0]?.[0]?.id ?? -1, 1)).toEqual(laid);
    expect(divisionOf(put(laid, laid[2]?.[0]?.id ?? -1, 1))).toEqual(["join:2", "apart"]);
  });

  test("an answer shows beforehand which tasks it brings forward, as the engine foresees it", () => {
    const having = (...have: number[]) => {
      const tasks = ["in_guild", "diagonal", "square", "most_money"].map((task, index) => ({
        task,
        kept: index !== 1,
        have: have[index],
        need: index === 3 ? null : 3,
        stands: index === 3 ? null : (have[index] ?? 0) >= 3,
      }));
      return { ...view, seats: [{ tasks }] } as unknown as StrasbourgView;
    };
    const view0 = having(2, 1, 3, 4);
    expect(brought({ view: view0, ahead: having(3, 2, 4, 5), seat: 0 })).toEqual([
      { task: "in_guild", before: 2, after: 3, need: 3 },
    ]);
    expect(brought({ view: view0, ahead: null, seat: 0 })).toEqual([]);
  });

  test("a question is looked for where it is asked", () => {
    const asked = (...moves: string[]) => askedAt(new Map(moves.map((move) => [move, move])));
    expect(asked("buy:a1", "skip")).toBe("city");
    expect(asked("take:bread", "skip")).toBe("city");
    expect(asked("apart", "join:1")).toBe("influence");
    expect(asked("sell:bread", "done")).toBe("screen");
    expect(asked()).toBeNull();
  });

  test("the city's worth is counted building by building", () => {
    expect(sources(view)[1]).toEqual({ kind: "building", key: "palace", cells: [21], points: 6, shares: [18, 0, 0] });
  });

  test("what is news is named by its place", () => {
    const news = newsOf({ ...view, seat: 0, to_act: [0] });
    expect([news["cell-d3"], news["cell-e3"], news["corner-d3"], news["council-church"]]).toEqual([
      0,
      "palace",
      true,
      1,
    ]);
    expect(news["cell-b1"]).toBeNull();
  });
});
