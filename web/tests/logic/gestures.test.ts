/** Gestures made of several moves, and answers that go without saying. */
import { describe, expect, test } from "vitest";
import { making } from "../../src/boards/my_village/logic";
import { redealt, spread } from "../../src/boards/strasbourg/planning";
import { usual } from "../../src/boards/village/logic";

const legal = (...names: string[]) => new Map(names.map((name) => [name, name]));

describe("Village", () => {
  test("the harvest one came for is brought in; cubes are paid before coins", () => {
    expect(usual({ key: "ask-harvest" }, legal("harvest", "skip"))).toBe("harvest");
    expect(usual({ key: "ask-pay" }, legal("coins:1", "coins:2"))).toBe("coins:1");
    expect(usual({ key: "ask-privilege" }, legal("privilege:chamber-1", "done"))).toBe("privilege:chamber-1");
  });

  test("where there is something to choose, it is asked", () => {
    expect(usual({ key: "ask-family" }, legal("birth", "fetch:smithy:1", "skip"))).toBeNull();
    expect(usual({ key: "ask-privilege" }, legal("privilege:chamber-4", "done"))).toBeNull();
    expect(usual({ key: "ask-crafts" }, legal("make:horse", "skip"))).toBeNull();
  });
});

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
