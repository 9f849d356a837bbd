import { describe, expect, test } from "vitest";
import {
  beside,
  cellMove,
  askedAt,
  goodOf,
  guildNow,
  newsOf,
  place,
  sources,
  touching,
  worth,
  type Printed,
  type StrasbourgView,
} from "../../src/boards/strasbourg/logic";
import { partsOf, prizes, rankWith } from "../../src/boards/strasbourg/influence";
import { divisionOf, put, spread } from "../../src/boards/strasbourg/planning";
import { brought, sharesAt, withBuilding, withMember } from "../../src/boards/strasbourg/previews";
import { cellsOf, progress } from "../../src/boards/strasbourg/tasks";

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
      { site: "d3", chapel: true },
      { site: "a1", chapel: false },
    ],
    rounds: [{ card: "r1", guilds: ["bakers", "smiths", "bakers"], building: "palace", points: 6, built: true }],
    council: { nobility: 0, church: 1, smiths: null, merchants: 0 },
    seats: [
      { members: 5, money: 4, bid: [1, 5] },
      { members: 2, money: null, bid: [6] },
      { members: 0, money: null, bid: [] },
    ],
  } as unknown as StrasbourgView;
  const task = (kind: string, need = 0, of = "") => ({ key: kind, kind, of, least: [need, need, need] });
  const printed = {
    guild: [{ key: "smiths" }, { key: "bakers" }],
    good: [{ key: "weapon" }, { key: "bread" }],
    task: [
      task("in_guild", 3, "smiths"),
      task("at_building", 2, "palace"),
      task("diagonal", 3),
      task("straight", 3),
      task("group", 4),
      task("square"),
      task("offices", 2),
      task("at_one_chapel", 3),
      task("most_members"),
      task("most_money"),
      task("corners", 3),
    ],
  } as unknown as Printed;

  test("cells and corners have their neighbours", () => {
    expect(beside(0)).toEqual([1, 9]);
    expect(beside(53)).toEqual([44, 52]);
    expect(touching("h5")).toEqual([43, 44, 52, 53]);
  });

  test("a touch means what the piece is for", () => {
    expect(cellMove({ cell: "e3", guild: null })).toBe("build:e3");
    expect(cellMove({ cell: "a1", guild: "bakers" })).toBe("buy:a1");
    expect(guildNow(view)).toBe("smiths");
    expect(goodOf("bakers", printed)).toBe("bread");
  });

  test("a stack would win what its rank gets; ties go to whoever is nearer to the first player", () => {
    const table = { ...view, first: 1, queue: [2] };
    const ranks = { rank: [{ players: 3, rights: ["master", "apprentice"] }] } as unknown as Printed;
    expect(prizes(table, ranks)).toEqual(["master", "apprentice", "nothing"]);
    expect(prizes({ ...table, step: "a" }, ranks)).toEqual(["nobility", "church", "nothing"]);
    expect(prizes({ ...table, step: "e" }, ranks)).toEqual(["trade", "nothing", "nothing"]);
    expect(prizes({ ...table, step: "h" }, ranks)).toEqual([]);
    expect(partsOf("apprentice", table, printed)).toEqual(["weapon", "or", "member"]);
    // Seats 0 and 1 have revealed 6 each; from the first player, seat 1, the order is 1, 2, 0.
    expect([rankWith(table, 2, [3, 4]), rankWith(table, 2, [6]), rankWith(table, 2, [5])]).toEqual([0, 1, 2]);
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

  test("a move shows beforehand what it would bring, to whom and to which task", () => {
    expect(sharesAt(view, beside(place("f5")), 4)).toEqual([8, 0, 0]);
    const kept = ["in_guild", "diagonal", "straight", "square"].map((key) => ({
      task: key,
      points: 5,
      kept: true,
      done: null,
    }));
    const seats = view.seats.map((seat, index) => (index ? seat : { ...seat, tasks: kept }));
    const mine = { ...view, seats } as StrasbourgView;
    const f3 = view.city[place("f3")] as StrasbourgView["city"][number];
    expect(brought(mine, withMember(mine, f3, 0), printed, 0)).toEqual([
      { task: "in_guild", before: 2, after: 3, need: 3 },
      { task: "square", before: 2, after: 3, need: 4 },
    ]);
    expect(brought(mine, withBuilding(mine, f3), printed, 0)).toEqual([]);
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
    expect(worth(view, 21)).toEqual({ chapels: 1, building: "palace", points: 6, total: 8 });
    expect(sources(view).map(({ key, shares }) => [key, shares])).toEqual([
      ["city", [5, 2, 0]],
      ["palace", [18, 0, 0]],
      ["d3", [2, 1, 0]],
    ]);
  });

  test("tasks know how far they have come", () => {
    const come = Object.fromEntries(
      printed.task.map(({ key }) => {
        const { have, need } = progress(key, view, printed, 0);
        return [key, `${have}/${need}`];
      }),
    );
    expect(come).toEqual({
      in_guild: "2/3",
      at_building: "3/2",
      diagonal: "2/3",
      straight: "2/3",
      group: "2/4",
      square: "2/4",
      offices: "2/2",
      at_one_chapel: "2/3",
      most_members: "5/3",
      most_money: "4/null",
      corners: "0/3",
    });
    expect(cellsOf("at_building", view, printed)).toEqual([13, 21, 23, 31]);
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
