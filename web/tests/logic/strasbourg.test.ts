import { describe, expect, test } from "vitest";
import {
  beside,
  cellMove,
  goodOf,
  guildNow,
  sources,
  stackMove,
  standing,
  touching,
  worth,
  type Printed,
  type StrasbourgView,
} from "../../src/boards/strasbourg/logic";
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
    expect([stackMove(1, "planning"), stackMove(0, "action")]).toEqual(["join:2", "reveal:1"]);
    expect(guildNow(view)).toBe("smiths");
    expect(goodOf("bakers", printed)).toBe("bread");
  });

  test("equal sums share a place, and who revealed nothing has none", () => {
    expect(standing(view.seats)).toEqual([1, 1, null]);
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
});
