/** What follows a frame later, and what doesn't. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Desk, View } from "../../src/table/desk";
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
    const seen = (game: string) => ({ game }) as View;
    let view = $state.raw(seen("before"));
    const touched: string[] = [];
    const desk = {
      get view() {
        return view;
      },
      moves: new Map(),
      seat: 1,
      touch: (move: string) => touched.push(`${view.game} ${move}`),
    } as unknown as Desk;
    const stop = $effect.root(() => {
      const behind = later(desk);
      flushSync();
      view = seen("after");
      flushSync();
      expect([desk.view.game, behind.view.game, behind.seat]).toEqual(["after", "before", 1]);
      behind.touch("buy");
      expect(touched).toEqual(["after buy"]);
      while (frames.length) frames.shift()?.(0);
      expect(behind.view.game).toBe("after");
    });
    stop();
  });
});
