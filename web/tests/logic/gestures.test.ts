/** Gestures made of several moves. */
import { describe, expect, test } from "vitest";
import { making } from "../../src/boards/my_village/logic";
import { redealt, spread } from "../../src/boards/strasbourg/planning";

describe("Strasbourg", () => {
  test("what was put together stays so when another card is drawn", () => {
    const [six, five, two] = spread([], [6, 5, 2]).flat();
    const before = [[six, two], [five]] as never;
    const values = redealt(before, spread([], [6, 5, 4, 2])).map((heap) => heap.map(({ value }) => value));
    expect(values).toEqual([[6, 2], [5], [4]]);
  });

  test("what the table knows of lies as the table has it", () => {
    const dealt = spread([[6, 2], [5]], [1]);
    expect(redealt(spread([], [6, 5, 2, 1]), dealt)).toEqual(dealt);
  });
});

describe("My Village", () => {
  test("a value is made as the rules tell: its dice are taken, then changed", () => {
    expect(making({ dice: ["white-1", "white-2"], changes: ["raise:1"] })).toEqual([
      "take:white-1",
      "take:white-2",
      "raise:1",
    ]);
  });
});
