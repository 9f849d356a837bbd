/** How long a bot has been thinking is said, once it is worth saying. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Thinking } from "../../src/table/thinking.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("seconds are counted for each position, and not once somebody else is asked", () => {
  let about = $state<number | null>(4);
  const stop = $effect.root(() => {
    const thinking = new Thinking(() => about);
    flushSync();
    vi.advanceTimersByTime(900);
    expect(thinking.seconds, "a quick answer isn't worth a word").toBe(0);
    vi.advanceTimersByTime(2_200);
    expect(thinking.seconds).toBe(3);
    about = 5;
    flushSync();
    expect(thinking.seconds, "another position is thought about anew").toBe(0);
    vi.advanceTimersByTime(1_600);
    expect(thinking.seconds).toBe(1);
    about = null;
    flushSync();
    vi.advanceTimersByTime(5_000);
    expect(thinking.seconds).toBe(0);
  });
  stop();
});
