import { describe, expect, test } from "vitest";
import type { Judged, MoveMade } from "../../src/lib/api";
import { agreed, curve, DASHES, decisionBefore, mistakes, Plane, sharesAt } from "../../src/replay/curve";
import { told } from "../../src/table/hints";

const label = { key: "move", args: {} };
const judged = (ply: number, win: number[], lost = 0, best = "buy:gold"): Judged => ({
  ply,
  seat: 0,
  win,
  best: { name: best, label },
  best_win: 0.6,
  played: 0.6 - lost,
  lost,
  why: null,
});
const made = (...names: string[]): MoveMade[] => names.map((name) => ({ seat: 0, name, label, turn: 0 }));

describe("the expert's curve", () => {
  const decisions = [judged(0, [0.5, 0.5]), judged(3, [0.7, 0.3]), judged(8, [0.2, 0.8])];

  test("has a point for each decision, and one for how it ended", () => {
    expect(curve(decisions, 0, { plies: 10, winners: [1] })).toEqual([
      { ply: 0, share: 0.5 },
      { ply: 3, share: 0.7 },
      { ply: 8, share: 0.2 },
      { ply: 10, share: 0 },
    ]);
    expect(curve(decisions, 1, { plies: 10, winners: [0, 1] }).at(-1)).toEqual({ ply: 10, share: 0.5 });
    expect(curve(decisions, 1, null).at(-1)).toEqual({ ply: 8, share: 0.8 });
    expect(curve(decisions, 1, { plies: 10, winners: [] })).toHaveLength(3);
  });

  test("holds what was last judged until the next decision", () => {
    const curves = [0, 1].map((seat) => curve(decisions, seat, null));
    expect(sharesAt(curves, 0)).toEqual([0.5, 0.5]);
    expect(sharesAt(curves, 5)).toEqual([0.7, 0.3]);
    expect(sharesAt(curves, 99)).toEqual([0.2, 0.8]);
    expect(sharesAt([curve([judged(2, [1, 0])], 0, null)], 0)).toEqual([1]);
    expect(sharesAt([[], []], 3)).toBeNull();
    expect(sharesAt([], 3)).toBeNull();
  });

  test("is drawn from left to right, the best on top, and leads back to its plies", () => {
    const plane = new Plane(200, 100, 10);
    expect(plane.line(curve(decisions, 0, null))).toBe("0.0,50.0 60.0,30.0 160.0,80.0");
    expect([-5, 0, 60, 67, 200, 900].map((x) => plane.ply(x))).toEqual([0, 0, 3, 3, 10, 10]);
    expect(new Plane(0, 100, 0).ply(3)).toBe(0);
  });

  test("carries each player's sign, at places of its own", () => {
    const plane = new Plane(600, 100, 99);
    const points = Array.from({ length: 100 }, (_, ply) => ({ ply, share: 0.5 }));
    const [one, other] = [0, 1].map((seat) => plane.signs(points, seat, 2).map((point) => point.ply));
    expect(one).toHaveLength(4);
    expect(one?.filter((ply) => other?.includes(ply))).toEqual([]);
    expect(plane.signs([], 0, 2)).toEqual([]);
    expect(plane.signs([{ ply: 50, share: 1 }], 0, 2)).toHaveLength(1);
    expect(new Set(DASHES).size).toBe(6);
  });
});

describe("mistakes", () => {
  test("are the decisions that lost most, the worst first, and no trifles", () => {
    const lost = [0.01, 0.2, 0, 0.5, 0.2, 0.04, 0.05, 0.06, 0.07];
    const found = mistakes(lost.map((each, ply) => judged(ply, [], each)));
    expect(found.map((each) => each.ply)).toEqual([3, 1, 4, 8, 7, 6]);
  });

  test("are told of the move that led here", () => {
    const decisions = [judged(4, [])];
    expect(decisionBefore(decisions, 5)?.ply).toBe(4);
    expect(decisionBefore(decisions, 4)).toBeNull();
  });

  test("are none where the expert would have played the same", () => {
    expect(agreed(judged(1, []), made("end", "buy:gold"))).toBe(true);
    expect(agreed(judged(0, []), made("end", "buy:gold"))).toBe(false);
  });
});

describe("hints", () => {
  test("tell a line by turns", () => {
    const line = [
      { seat: 0, words: "a" },
      { seat: 0, words: "b" },
      { seat: 1, words: "c" },
      { seat: 0, words: "d" },
    ];
    expect(told(line, ["Tanya", "Tolya"])).toBe("Tanya: a, b; Tolya: c; Tanya: d");
    expect(told([], ["Tanya"])).toBe("");
  });
});
