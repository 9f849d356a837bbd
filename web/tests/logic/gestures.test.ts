/** Gestures made of several moves, and answers that go without saying. */
import { describe, expect, test } from "vitest";
import { onlyPayment, paying } from "../../src/boards/bronze_age/logic";
import { takingFor } from "../../src/boards/my_village/taking";
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

describe("The Bronze Age", () => {
  const rows = [
    { good: "wood", values: [1, 3, 6] },
    { good: "stone", values: [2, 6, 12] },
  ];
  const view = (missing: number, wood: number, stone: number) =>
    ({ prompt: { key: "ask-pay", args: { missing } }, rows, seat: 0, seats: [{ goods: { wood, stone } }] }) as never;

  test("a stack says what it would leave missing, and what would be lost", () => {
    const prompt = { key: "ask-pay", args: { missing: 5 } };
    expect(paying("wood", 3, prompt, legal("pay:wood"))).toEqual({ missing: 2, lost: 0 });
    expect(paying("stone", 6, prompt, legal("pay:stone"))).toEqual({ missing: 0, lost: 1 });
    expect(paying("wood", 3, prompt, legal("discard:wood"))).toBeNull();
  });

  test("a payment that takes every stack is made; one with a choice isn't", () => {
    const both = legal("pay:wood", "pay:stone");
    expect(onlyPayment(view(8, 2, 2), both)).toBe("pay:wood");
    expect(onlyPayment(view(6, 2, 2), both)).toBeNull();
    expect(onlyPayment(view(8, 2, 2), legal("pay:wood", "pay:stone", "pay:food"))).toBeNull();
    expect(onlyPayment(view(8, 2, 2), legal("discard:wood", "discard:stone"))).toBeNull();
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
  test("a value takes the cheapest dice: no coins, then no black ones", () => {
    expect(takingFor(7, ["white-3", "white-5", "black-4", "white-4"], [])).toEqual(["take:white-3", "take:white-4"]);
    expect(takingFor(9, ["white-3", "white-5", "black-4"], [])).toEqual(["take:white-5", "take:black-4"]);
    expect(takingFor(8, ["white-3", "white-6"], [5])).toEqual(["take:white-3"]);
  });

  test("what the dice don't make is changed for coins", () => {
    expect(takingFor(4, ["white-1", "white-2"], [])).toEqual(["take:white-1", "take:white-2", "raise:1"]);
    expect(takingFor(10, ["white-6", "white-6"], [])).toEqual(["take:white-6", "take:white-6", "lower:6", "lower:5"]);
  });
});
