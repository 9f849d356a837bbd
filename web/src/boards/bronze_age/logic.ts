/** The Bronze Age: which move a click on dice, boxes and stacks means. */
import type { components } from "../../api/bronze_age";
import type { ViewOf } from "../../table/desk";

export type BronzeView = ViewOf<components["schemas"]["View"]>;
export type Seat = BronzeView["seats"][number];
export type Components = components["schemas"]["Components"];

interface Legal {
  has(name: string): boolean;
  keys(): Iterable<string>;
}

/** The first city box belongs to the fourth city: three are there from the beginning. */
export const FIRST_CITY = 4;

export function rerolls(moves: Legal): string[] {
  return [...moves.keys()].filter((name) => name.startsWith("reroll:"));
}

export function diceOf(move: string): number[] {
  return (move.split(":")[1] ?? "").split(",").map((die) => Number(die) - 1);
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

/** The move that makes an offer to one of the others, counted from one's left hand on. */
export function offerTo(index: number, others: number): string {
  return `offer:${index === 0 ? "left" : index < others - 1 ? "across" : "right"}`;
}

/** The swaps that a ship can make with a good. */
export function swapsOf(moves: Legal, good: string): string[] {
  return [...moves.keys()].filter((name) => name.startsWith(`swap:${good}:`));
}

/** What a stack is worth. */
export function worth(row: { values: readonly number[] }, count: number): number {
  return count > 0 ? (row.values[count - 1] ?? 0) : 0;
}

/** What can be news on the sheets, each under a name of its own. */
export function newsOf(view: BronzeView): Record<string, unknown> {
  const news: Record<string, unknown> = {};
  view.seats.forEach((seat, number) => {
    const { food, goods, goods_value, cities, ships, disasters, score } = seat;
    const plain = { ...goods, food, goods: goods_value, cities, ships, disasters, score };
    for (const [what, value] of Object.entries(plain)) news[`${number}-${what}`] = value;
    seat.city_boxes.forEach((boxes, index) => (news[`${number}-city${index + FIRST_CITY}`] = boxes));
    view.monuments.forEach(({ monument }, index) => (news[`${number}-${monument}`] = seat.monument_boxes[index]));
    for (const { development } of view.developments)
      news[`${number}-${development}`] = seat.developments.includes(development);
  });
  for (const { monument, builder } of view.monuments) news[`first-${monument}`] = builder;
  return news;
}
