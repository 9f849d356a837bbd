/** What is shown when: others' steps one after the other, one's own at once. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableSeen, Told } from "../../src/lib/api";
import type { Frame } from "../../src/lib/live.svelte";

const told = (ply: number): Told[] => [{ ply, kind: "plays", seat: 1, text: { key: "log-play" } }] as Told[];

function frame(ply: number, events: Told[] = [], whole = false): Frame {
  const table = { id: "t", ply, status: "playing", events_from: 0, mine: [0], to_act: [0] } as unknown as TableSeen;
  return { table, events, forget: null, whole };
}

describe("the stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal("navigator", { languages: [] });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("requestAnimationFrame", () => 0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function stage() {
    const { Stage } = await import("../../src/table/stage.svelte");
    const made = new Stage("t", () => Promise.reject(new Error("nothing was missed")));
    made.push(frame(1, [], true));
    made.push(frame(2, told(1)));
    made.push(frame(3, told(2)));
    expect(made.table?.ply, "one step at a time").toBe(2);
    return made;
  }

  test("shows others' steps one after the other", async () => {
    const made = await stage();
    vi.runAllTimers();
    expect([made.table?.ply, made.behind]).toEqual([3, false]);
  });

  test("shows one's own step at once, also one that nobody is told of", async () => {
    const made = await stage();
    made.own();
    made.push(frame(3));
    expect([made.table?.ply, made.behind], "somebody came: no step").toEqual([2, true]);
    made.push(frame(4));
    expect([made.table?.ply, made.behind], "a card was picked").toEqual([4, false]);
  });
});
