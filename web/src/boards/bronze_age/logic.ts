/** The Bronze Age: which move a click on dice, boxes and stacks means. */
import type { components } from "../../api/bronze_age";
import type { ViewOf } from "../../table/desk";

export type BronzeView = ViewOf<components["schemas"]["View"]>;
export type Seat = BronzeView["seats"][number];

interface Legal {
  has(name: string): boolean;
  keys(): Iterable<string>;
}

/** The boxes of each monument as they are drawn, row by row. */
export const SHAPES: Record<string, readonly number[]> = {
  step_pyramid: [1, 2],
  stone_circle: [2, 3],
  temple: [1, 3, 3],
  obelisk: [1, 2, 3, 3],
  hanging_gardens: [2, 4, 5],
  great_wall: [6, 7],
  great_pyramid: [1, 2, 3, 4, 5],
};

/** The first city box belongs to the fourth city: three are there from the beginning. */
export const FIRST_CITY = 4;

export function rerolls(moves: Legal): string[] {
  return [...moves.keys()].filter((name) => name.startsWith("reroll:"));
}

export function diceOf(move: string): number[] {
  return (move.split(":")[1] ?? "").split(",").map((die) => Number(die) - 1);
}

/** Leadership lets one die be rolled again, even a skull. */
export function isLead(view: Pick<BronzeView, "step" | "rolls_left">, moves: Legal): boolean {
  const list = rerolls(moves);
  return view.rolls_left === 0 && list.length > 0 && list.every((move) => diceOf(move).length === 1);
}

/** The legal move that rolls these dice again. Dice that show the same are alike, so any such set will do. */
export function rerollOf(dice: readonly { face: string }[], rolling: ReadonlySet<number>, moves: Legal): string | null {
  const faces = (chosen: Iterable<number>) =>
    [...chosen]
      .map((die) => dice[die]?.face)
      .sort()
      .join();
  const wanted = faces(rolling);
  return rerolls(moves).find((move) => faces(diceOf(move)) === wanted) ?? null;
}

/** As many workers as it takes from the filled boxes up to this one. */
export function builds(project: string, filled: number, box: number, workers: number): string[] {
  const wanted = Math.min(box + 1 - filled, Math.max(1, workers));
  return Array.from({ length: Math.max(1, wanted) }, () => `build:${project}`);
}

/** What touching a stack of goods (or the food) means now. */
export function stackMove(item: string, moves: Legal): string {
  for (const verb of ["pay", "discard"]) if (moves.has(`${verb}:${item}`)) return `${verb}:${item}`;
  return `pay:${item}`;
}

/** The swaps that a ship can make with a good. */
export function swapsOf(moves: Legal, good: string): string[] {
  return [...moves.keys()].filter((name) => name.startsWith(`swap:${good}:`));
}

/** What a stack is worth. */
export function worth(row: { values: readonly number[] }, count: number): number {
  return count > 0 ? (row.values[count - 1] ?? 0) : 0;
}
