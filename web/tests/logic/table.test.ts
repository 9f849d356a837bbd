import { describe, expect, test } from "vitest";
import type { LegalMove } from "../../src/lib/api";
import { kept, shared } from "../../src/lib/kept";
import { patched } from "../../src/lib/patch";
import { letter } from "../../src/lib/seats";
import { turnFrom, turns } from "../../src/replay/turns";
import { clockFace } from "../../src/table/clock";
import { missed, rewound } from "../../src/table/frames";
import { hasSecrets, seatToShow, toldTo } from "../../src/table/hotseat";
import { glance } from "../../src/table/look.svelte";
import { argsOf, called, grouped, members, nextSteps, pick, step } from "../../src/table/questions/kinds";

const moves = (...names: string[]): LegalMove[] => names.map((name) => ({ name, label: { key: "move" } }));

describe("patches", () => {
  const table = { ply: 1, view: { hand: { copper: 3, estate: 2 }, played: ["copper"] }, chat: [{ text: "a" }] };

  test("put, take away and add, and leave the rest as it was", () => {
    const next = patched(table, [
      { op: "add", path: "/ply", value: 2 },
      { op: "remove", path: "/view/hand/estate" },
      { op: "add", path: "/view/played/-", value: "silver" },
    ]);
    expect(next).toEqual({
      ply: 2,
      view: { hand: { copper: 3 }, played: ["copper", "silver"] },
      chat: [{ text: "a" }],
    });
    expect(next.chat).toBe(table.chat);
    expect(table.view.played).toEqual(["copper"]);
  });

  test("reach into lists", () => {
    expect(patched(table, [{ op: "add", path: "/chat/0/text", value: "b" }]).chat).toEqual([{ text: "b" }]);
  });
});

describe("what is kept", () => {
  const row = (have: number) => [
    { item: "wood", have, values: [1, 3, 6] },
    { item: "food", have: 2, values: [] as number[] },
  ];

  test("is all of it, if nothing has changed", () => {
    const before = row(1);
    expect(shared(before, row(1))).toBe(before);
  });

  test("is every part that is equal, and no other", () => {
    const before = row(1);
    const after = shared(before, row(2));
    expect(after).toEqual(row(2));
    expect(after).not.toBe(before);
    expect(after[0]?.values).toBe(before[0]?.values);
    expect(after[1]).toBe(before[1]);
    expect(before).toEqual(row(1));
  });

  test("is nothing of another length or kind", () => {
    expect(shared([1, 2], [1])).toEqual([1]);
    expect(shared({ a: undefined }, {})).toEqual({});
    expect(Object.keys(shared({}, { a: undefined }))).toEqual(["a"]);
    expect(shared({ 0: 1 }, [1])).toEqual([1]);
    expect(shared(null, { a: 1 })).toEqual({ a: 1 });
    const set = new Set([1]);
    expect(shared(new Set([1]), set)).toBe(set);
  });

  test("goes on from one time to the next", () => {
    let n = 1;
    const rows = kept(() => row(n));
    const first = rows();
    expect(rows()).toBe(first);
    n = 2;
    const second = rows();
    expect(second[0]?.have).toBe(2);
    expect(rows()).toBe(second);
  });
});

describe("questions", () => {
  const game = {
    verbs: [
      { name: "buy", domains: [{ arg: "card", keys: [], noun: "card" }] },
      { name: "reroll", domains: [{ arg: "dice", keys: [], noun: "" }] },
      { name: "food", domains: [{ arg: "n", keys: [], noun: "" }] },
      {
        name: "swap",
        domains: [
          { arg: "a", keys: [], noun: "good" },
          { arg: "b", keys: [], noun: "good" },
        ],
      },
      { name: "done", domains: [] },
    ],
  };

  test("are sorted by what the moves range over", () => {
    const all = moves(
      "buy:gold",
      "reroll:1",
      "reroll:1,2",
      "food:0",
      "food:1",
      "swap:a:b",
      "swap:a:c",
      "swap:b:a",
      "swap:b:c",
      "done",
    );
    expect(grouped(all, game).map((group) => [group.verb, group.kind])).toEqual([
      ["buy", "pieces"],
      ["reroll", "subset"],
      ["food", "numbers"],
      ["swap", "steps"],
      ["done", "plain"],
    ]);
  });

  test("are called what the game says", () => {
    const label = { key: "move-buy", args: { card: { noun: "card-gold" } } };
    expect(called(["buy:gold"], { moves: { "buy:gold": label, done: { key: "move-done", args: {} } } })).toEqual([
      { name: "buy:gold", label },
    ]);
  });

  test("a subset is named by its members in order", () => {
    const all = members(moves("reroll:1", "reroll:2,10", "reroll:1,2,10"));
    expect(all).toEqual(["1", "2", "10"]);
    expect(pick("reroll", new Set(["10", "1"]), all)).toBe("reroll:1,10");
  });

  test("several arguments are asked one after the other", () => {
    const all = moves("swap:wood:stone", "swap:wood:cloth", "swap:stone:wood");
    expect([...nextSteps(all, []).keys()]).toEqual(["wood", "stone"]);
    expect([...nextSteps(all, ["wood"]).keys()]).toEqual(["stone", "cloth"]);
    expect(argsOf("swap:wood:stone")).toEqual(["wood", "stone"]);
  });

  test("what is left alone is an answer, and no further question", () => {
    const all = moves("swap:wood:stone", "swap:wood:cloth", "swap:stone:wood");
    expect(step(all, [], "wood")).toEqual(["wood"]);
    expect(step(all, ["wood"], "cloth")).toMatchObject({ name: "swap:wood:cloth" });
    expect(step(all, [], "stone")).toMatchObject({ name: "swap:stone:wood" });
  });
});

describe("a hot seat", () => {
  test("shows whoever is asked", () => {
    expect(seatToShow({ mine: [0, 1], to_act: [1] }, 0)).toBe(1);
    expect(seatToShow({ mine: [0, 2], to_act: [0, 2] }, 2)).toBe(2);
    expect(seatToShow({ mine: [0], to_act: [1] }, null)).toBe(0);
    expect(seatToShow({ mine: [], to_act: [1] }, null)).toBeNull();
  });

  test("needs a curtain only where seats see different things", () => {
    const view = (hand: number, seat: number) => ({ view: { seat, prompt: null, hand } });
    expect(hasSecrets([view(1, 0), view(2, 1)])).toBe(true);
    expect(hasSecrets([view(1, 0), view(1, 1)])).toBe(false);
  });

  test("tells everyone no more than they may know", () => {
    const line = (key: string, to?: number[]) => ({
      ply: 1,
      seat: 0,
      kind: "draw",
      text: { key },
      ...(to ? { to } : {}),
    });
    const lines = [line("draws-five"), line("draws-copper", [0]), line("draws-silver", [1])];
    const told = (seat: number | null) => toldTo(seat, lines).map(({ text }) => text.key);
    expect(told(0)).toEqual(["draws-five", "draws-copper"]);
    expect(told(1)).toEqual(["draws-five", "draws-silver"]);
    expect(told(null)).toEqual(["draws-five"]);
  });
});

describe("turns of a replay", () => {
  const list = turns([0, 0, 1, 1, 1, 0].map((seat) => ({ seat })));

  test("are runs of one player's moves", () => {
    expect(list.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [0, 0, 2],
      [1, 2, 5],
      [0, 5, 6],
    ]);
  });

  test("take in what others answer in them", () => {
    const militia = turns([0, 1, 1, 0, 1].map((seat, ply) => ({ seat, turn: ply < 4 ? 0 : 1 })));
    expect(militia.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [0, 0, 4],
      [1, 4, 5],
    ]);
  });

  test("can be jumped along", () => {
    expect([turnFrom(list, 0, 1), turnFrom(list, 3, 1), turnFrom(list, 5, 1)]).toEqual([2, 5, 6]);
    expect([turnFrom(list, 6, -1), turnFrom(list, 2, -1), turnFrom(list, 0, -1)]).toEqual([5, 0, 0]);
  });
});

test("a clock shows minutes, hours, days", () => {
  expect([5, 65, 3_700, 90_000, -3].map(clockFace)).toEqual(["0:05", "1:05", "1:01:40", "1:01:00", "0:00"]);
});

test("a player's letter is the first of the name", () => {
  expect([letter("таня"), letter(" Tolya"), letter("…")]).toEqual(["Т", "T", "·"]);
});

describe("what happened while one was away", () => {
  const line = (ply: number, seat: number | null) => ({ ply, seat, kind: "play", text: { key: "log" } });
  const put = (path: string, value: unknown) => ({ op: "add" as const, path, value });

  test("is what others did, from where one left", () => {
    const events = [line(3, 1), line(4, 0), line(5, 1), line(5, null), line(6, 2)];
    expect(missed(events, 4, [0]).map(({ ply, seat }) => [ply, seat])).toEqual([
      [5, 1],
      [5, null],
      [6, 2],
    ]);
  });

  test("begins with the table as one left it and leads to the present, with nothing to answer on the way", () => {
    const sight = {
      seat: 0,
      view: { coins: 0, hand: ["copper"] },
      moves: [],
      warns: [],
      can_undo: false,
      can_redo: false,
    };
    const present = {
      id: "t",
      ply: 5,
      status: "finished",
      outcome: {},
      guide: {},
      to_act: [],
      name: "Tanya's",
    } as never;
    const frames = rewound(present, {
      since: { ply: 3, to_act: [1], sights: [sight] },
      steps: [
        { patches: [put("/ply", 4), put("/sights/0/view/coins", 2)], events: [line(3, 1)] },
        { patches: [put("/ply", 5), put("/to_act", [0])], events: [line(4, 1)] },
      ],
    });
    expect(frames.map(({ table }) => [table.ply, table.to_act, table.sights[0]?.view["coins"]])).toEqual([
      [3, [1], 0],
      [4, [1], 2],
      [5, [0], 2],
    ]);
    expect(frames.map(({ events }) => events.length)).toEqual([0, 1, 1]);
    expect(frames.every(({ table }) => table.status === "playing" && !table.outcome && !table.guide)).toBe(true);
    expect(frames.flatMap(({ table }) => table.sights.flatMap(({ moves }) => moves))).toEqual([]);
    expect(frames[0]?.table.name).toBe("Tanya's");
  });
});

test("a glance down or up falls on what lies there", () => {
  const place = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  const grid = [place(0, 0), place(20, 0), place(0, 20), place(20, 20), place(60, 40)];
  const from = (index: number) => grid[index] as (typeof grid)[number];
  expect(glance(from(1), grid, "down")).toBe(3);
  expect(glance(from(2), grid, "up")).toBe(0);
  expect(glance(from(3), grid, "down")).toBe(4);
  expect(glance(from(4), grid, "down"), "nothing there").toBe(-1);
});
