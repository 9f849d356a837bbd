/** What follows a frame later, and what doesn't. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Desk } from "../../src/table/desk";
import { later } from "../../src/table/later.svelte";

describe("a desk that is a frame behind", () => {
  const frames: FrameRequestCallback[] = [];
  beforeEach(() => {
    vi.stubGlobal("requestAnimationFrame", (work: FrameRequestCallback) => frames.push(work));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("shows what was there until the board has been drawn, and is touched at once", () => {
    let view = $state.raw("before");
    const touched: string[] = [];
    const desk = {
      get view() {
        return view;
      },
      moves: new Map(),
      seat: 1,
      touch: (move: string) => touched.push(`${view} ${move}`),
    } as unknown as Desk<string>;
    const stop = $effect.root(() => {
      const behind = later(desk);
      flushSync();
      view = "after";
      flushSync();
      expect([desk.view, behind.view, behind.seat]).toEqual(["after", "before", 1]);
      behind.touch("buy");
      expect(touched).toEqual(["after buy"]);
      while (frames.length) frames.shift()?.(0);
      expect(behind.view).toBe("after");
    });
    stop();
  });
});
