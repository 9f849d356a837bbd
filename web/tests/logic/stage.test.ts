/** What is shown when: others' steps one after the other, one's own at once. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Missed, TableSeen, Told } from "../../src/lib/api";
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

  test("whoever comes back while looking at an earlier moment has missed nothing", async () => {
    const { Stage } = await import("../../src/table/stage.svelte");
    const kept = vi.fn();
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: kept });
    vi.stubGlobal("requestAnimationFrame", (then: () => void) => (setTimeout(then), 0));
    const recall = (since: number) => {
      const steps = [0, 1, 2].filter((ply) => ply >= since).map((ply) => ({ patches: [], events: told(ply) }));
      return Promise.resolve({ since: { ply: since }, steps } as unknown as Missed);
    };
    const made = new Stage("t", recall);
    made.push(frame(3, [...told(0), ...told(1), ...told(2)], true));
    await vi.runAllTimersAsync();
    await made.peek(1);
    expect([made.table?.ply, made.peeked]).toEqual([1, true]);
    made.push(frame(3, [...told(0), ...told(1), ...told(2)], true));
    await vi.runAllTimersAsync();
    expect([made.table?.ply, made.peeked, made.past, made.behind, made.away]).toEqual([3, false, false, false, []]);
    expect(kept).not.toHaveBeenCalledWith("igroteka-seen-t", "1");
  });

  test("lets one's own step be seen before the others go on", async () => {
    const made = await stage();
    made.own();
    made.push(frame(4));
    made.push(frame(5, told(4)));
    expect([made.table?.ply, made.behind], "nothing to skip as yet").toEqual([4, false]);
    vi.runAllTimers();
    expect([made.table?.ply, made.behind]).toEqual([5, false]);
    made.push(frame(6, told(5)));
    made.push(frame(7, told(6)));
    expect(made.behind, "from then on there is").toBe(true);
  });

  test("lets a scene stand until it was seen how it ended, and shows longer what tells more", async () => {
    const made = await stage();
    vi.runAllTimers();
    made.scene = ({ ply }) => (ply < 5 ? "market" : null);
    made.push(frame(4, told(3)));
    made.push(frame(5, [...told(4), ...told(4), ...told(4), ...told(4)]));
    made.push(frame(6, told(5)));
    vi.advanceTimersToNextTimer();
    expect([made.table?.ply, made.behind], "it is told").toEqual([4, true]);
    expect(made.fresh).toHaveLength(4);
    vi.advanceTimersToNextTimer();
    expect([made.table?.ply, made.behind]).toEqual([5, true]);
    vi.advanceTimersByTime(300);
    expect(made.table?.ply, "one line is shown for 280 ms, four for longer").toBe(5);
    vi.runAllTimers();
    expect([made.table?.ply, made.behind]).toEqual([6, false]);
  });

  test("holds no scene for whoever hurries", async () => {
    const made = await stage();
    vi.runAllTimers();
    made.scene = ({ ply }) => (ply < 5 ? "market" : null);
    made.push(frame(5, told(4)));
    expect([made.table?.ply, made.behind]).toEqual([3, true]);
    made.hurry();
    expect([made.table?.ply, made.behind]).toEqual([5, false]);
  });

  test("lets what stands around the board follow a frame later", async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (work: FrameRequestCallback) => frames.push(work));
    const made = await stage();
    expect([made.table?.ply, made.around?.ply]).toEqual([2, 1]);
    while (frames.length) frames.shift()?.(0);
    expect(made.around?.ply).toBe(2);
  });

  test("begins a match everywhere at once", async () => {
    const { Stage } = await import("../../src/table/stage.svelte");
    const made = new Stage("t", () => Promise.reject(new Error("nothing was missed")));
    const waiting = frame(0, [], true);
    made.push({ ...waiting, table: { ...waiting.table, status: "open" } });
    made.push(frame(0, told(0)));
    expect(made.around).toBe(made.table);
    expect(made.around?.status).toBe("playing");
  });
});
