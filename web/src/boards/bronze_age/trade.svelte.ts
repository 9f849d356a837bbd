/**
 * An offer as it is drawn up at the table: amounts go up and down freely, and only the whole of it is sent. An item lies
 * on a scale, what is given above nought and what is wanted below; how far it goes is the engine's to say, and whether
 * such an offer can be made, when it is sent.
 */
import { SvelteMap } from "svelte/reactivity";
import type { BronzeView } from "./logic";

export type Side = "give" | "ask";

const UP: Record<Side, 1 | -1> = { give: 1, ask: -1 };

export class Draft {
  /** What is added to what already lies on the table. */
  #more = new SvelteMap<string, number>();

  constructor(private readonly view: () => BronzeView) {}

  clear() {
    this.#more.clear();
  }

  count(side: Side, item: string): number {
    return Math.max(0, UP[side] * this.#at(item));
  }

  /** Whether one more, or one fewer, can be put there. */
  can(side: Side, item: string, step: 1 | -1): boolean {
    const [least, most] = this.view().offer?.scales[item] ?? [0, 0];
    const next = this.#at(item) + UP[side] * step;
    return next >= least && next <= most && (step > 0 || this.count(side, item) > 0);
  }

  /** Whether that would lie there, rather than be one less on the other side. */
  adds(side: Side, item: string): boolean {
    return this.can(side, item, 1) && UP[side] * this.#at(item) >= 0;
  }

  change(side: Side, item: string, step: 1 | -1) {
    if (this.can(side, item, step)) this.#more.set(item, this.#added(item) + UP[side] * step);
  }

  /** Whether the draft itself has this: the rules don't know of it yet, and would take what they are asked about. */
  has(item: string): boolean {
    return this.#added(item) !== 0;
  }

  /** The answers that lay it all down and send it. */
  moves(items: readonly string[]): string[] {
    const laying = (["give", "ask"] as const).flatMap((side) =>
      items.flatMap((item) =>
        Array.from({ length: Math.max(0, UP[side] * this.#added(item)) }, () => `${side}:${item}`),
      ),
    );
    return [...laying, "send"];
  }

  #added(item: string): number {
    return this.#more.get(item) ?? 0;
  }

  #at(item: string): number {
    const offer = this.view().offer;
    return (offer?.given[item] ?? 0) - (offer?.wanted[item] ?? 0) + this.#added(item);
  }
}
