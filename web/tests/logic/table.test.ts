import { describe, expect, test, vi } from "vitest";
import { Playback } from "../../src/table/playback.svelte";
import type { LegalMove } from "../../src/lib/api";
import { patched } from "../../src/lib/patch";
import { letter } from "../../src/lib/seats";
import { turnFrom, turns } from "../../src/replay/turns";
import { clockFace } from "../../src/table/clock";
import { hasSecrets, seatToShow } from "../../src/table/hotseat";
import { argsOf, grouped, members, nextSteps, pick } from "../../src/table/questions/kinds";

const moves = (...names: string[]): LegalMove[] => names.map((name) => ({ name, label: { key: "move" } }));

describe("patches", () => {
  const table = { ply: 1, view: { hand: { copper: 3, estate: 2 }, played: ["copper"] }, chat: [{ text: "a" }] };

  test("put, take away and add, and leave the rest as it was", () => {
    const next = patched(table, [
      { path: ["ply"], value: 2 },
      { path: ["view", "hand", "estate"], gone: true },
      { path: ["view", "played"], value: ["silver"], more: true },
    ]);
    expect(next).toEqual({ ply: 2, view: { hand: { copper: 3 }, played: ["copper", "silver"] }, chat: [{ text: "a" }] });
    expect(next.chat).toBe(table.chat);
    expect(table.view.played).toEqual(["copper"]);
  });

  test("reach into lists", () => {
    expect(patched(table, [{ path: ["chat", 0, "text"], value: "b" }]).chat).toEqual([{ text: "b" }]);
  });
});

describe("questions", () => {
  const game = {
    verbs: [
      { name: "buy", domains: [{ arg: "card", keys: [], noun: "card" }] },
      { name: "reroll", domains: [{ arg: "dice", keys: [], noun: "" }] },
      { name: "food", domains: [{ arg: "n", keys: [], noun: "" }] },
      { name: "swap", domains: [{ arg: "a", keys: [], noun: "good" }, { arg: "b", keys: [], noun: "good" }] },
      { name: "done", domains: [] },
    ],
  };

  test("are sorted by what the moves range over", () => {
    const all = moves("buy:gold", "reroll:1", "reroll:1,2", "food:0", "food:1", "swap:a:b", "swap:a:c", "swap:b:a", "swap:b:c", "done");
    expect(grouped(all, game).map((group) => [group.verb, group.kind])).toEqual([
      ["buy", "pieces"],
      ["reroll", "subset"],
      ["food", "numbers"],
      ["swap", "steps"],
      ["done", "plain"],
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
  test("is told step by step, and can be skipped", () => {
    vi.useFakeTimers();
    const told: string[] = [];
    const playback = new Playback(["roll", "build", "buy"], (thing) => told.push(thing));
    playback.start();
    expect(told).toEqual(["roll"]);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(["roll", "build"]);
    playback.skip();
    vi.advanceTimersByTime(5000);
    expect(playback.told).toBe(3);
    expect(told, "what is skipped isn't shown").toEqual(["roll", "build"]);
    vi.useRealTimers();
  });

  test("takes no longer for being much", () => {
    vi.useFakeTimers();
    let told = 0;
    const playback = new Playback(Array.from({ length: 200 }, (_, n) => n), () => (told += 1));
    playback.start();
    vi.advanceTimersByTime(21_000);
    playback.stop();
    vi.useRealTimers();
    expect(told).toBe(200);
  });
});
