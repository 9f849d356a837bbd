/** What an answer would bring is shown after a moment, and doesn't vanish under the finger. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Foreseen } from "../../src/lib/api";
import { bundle, Speaker } from "../../src/lib/speaker";
import type { Board, View } from "../../src/table/desk";
import { Foresight, foretold } from "../../src/table/foresight.svelte";

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

test("what the finger has left doesn't stay when an answer is refused: the reason stands in its place", async () => {
  const foresight = new Foresight((moves) => Promise.resolve(brings(moves)));
  foresight.consider("withdraw");
  await vi.advanceTimersByTimeAsync(200);
  foresight.consider(null); // to another button, which is pressed at once
  foresight.rest();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(foresight.seen).toBeNull();
});

test("a change of the position is not waited with", async () => {
  const foresight = new Foresight((moves) => Promise.resolve(brings(moves)));
  foresight.consider("treasures");
  await vi.advanceTimersByTimeAsync(200);
  foresight.forget();
  expect(foresight.seen).toBeNull();
});

test("the next question is announced, unless it answers itself", () => {
  const words = new Speaker("en", bundle("en", "ask-act = What do you do?\nask-what = Cube or coin?"));
  const match = { game: "village", seat: 0, to_act: [0] };
  const now = { ...match, prompt: { key: "ask-act" } } as unknown as View;
  const after = { ...match, prompt: { key: "ask-what" }, usual: "take_cube" };
  const seen = { view: after, events: [], sure: true } as unknown as Foreseen;
  const board = { usual: (view: typeof after) => view.usual } as unknown as Board;
  expect(foretold(seen, ["take:farm"], now, 0, board, words, words, false)).toEqual(["ahead-then"]);
  expect(foretold(seen, ["take:farm"], now, 0, board, words, words, true)).toEqual([]);
  const open = { ...seen, view: { ...after, usual: null } } as unknown as Foreseen;
  expect(foretold(open, ["take:farm"], now, 0, board, words, words, true)).toEqual(["ahead-then"]);
});
