/** What an answer would bring is shown after a moment, and doesn't vanish under the finger. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Foreseen } from "../../src/lib/api";
import { Foresight } from "../../src/table/foresight.svelte";

// The words of the page want a browser.
vi.mock("../../src/lib/voice.svelte", () => ({ say: (key: string) => key }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What would come of these moves: something that names them. */
const brings = (moves: string[]) =>
  ({ view: { after: moves.join(" ") }, events: [], sure: true }) as unknown as Foreseen;

test("what is pointed at is foreseen after a moment, and stays while the finger lets go", async () => {
  const foresight = new Foresight((moves) => Promise.resolve(brings(moves)));
  foresight.consider("treasures");
  expect(foresight.seen).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(foresight.seen).toEqual(brings(["treasures"]));
  foresight.consider(null);
  expect(foresight.seen).toEqual(brings(["treasures"]));
  await vi.advanceTimersByTimeAsync(200);
  expect(foresight.seen).toBeNull();
});

test("a change of the position is not waited with", async () => {
  const foresight = new Foresight((moves) => Promise.resolve(brings(moves)));
  foresight.consider("treasures");
  await vi.advanceTimersByTimeAsync(200);
  foresight.forget();
  expect(foresight.seen).toBeNull();
});
