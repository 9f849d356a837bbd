/**
 * An offer as it is drawn up at the table: amounts go up and down freely, and only the whole of it is sent. How much can
 * be given and asked for is the engine's to say, and whether such an offer can be made, when it is sent.
 */
import { SvelteMap } from "svelte/reactivity";
import type { BronzeView } from "./logic";

export type Side = "give" | "ask";

export class Draft {
  /** What is added to what already lies on the table. */
  #more: Record<Side, SvelteMap<string, number>> = { give: new SvelteMap(), ask: new SvelteMap() };

  constructor(private readonly view: () => BronzeView) {}

  clear() {
    this.#more.give.clear();
    this.#more.ask.clear();
  }

  count(side: Side, item: string): number {
    return this.#laid(side, item) + this.#added(side, item);
  }

  /** Whether one more, or one fewer, can be put there. A thing lies on one side of the table only. */
  can(side: Side, item: string, step: 1 | -1): boolean {
    const count = this.count(side, item);
    if (step < 0) return count > this.#laid(side, item);
    const offer = this.view().offer;
    const most = (side === "give" ? offer?.can_give[item] : offer?.can_want[item]) ?? 0;
    return this.count(side === "give" ? "ask" : "give", item) === 0 && count < most;
  }

  change(side: Side, item: string, step: 1 | -1) {
    if (this.can(side, item, step)) this.#more[side].set(item, this.#added(side, item) + step);
  }

  /**
   * Why no more can be put there, if the draft itself is in the way: the rules don't know of it yet, and would take what
   * they are asked about.
   */
  obstacle(side: Side, item: string): "both-sides" | "most" | null {
    if (this.#added(side === "give" ? "ask" : "give", item)) return "both-sides";
    return this.#added(side, item) ? "most" : null;
  }

  /** The answers that lay it all down and send it. */
  moves(items: readonly string[]): string[] {
    const laying = (["give", "ask"] as const).flatMap((side) =>
      items.flatMap((item) => Array.from({ length: this.#added(side, item) }, () => `${side}:${item}`)),
    );
    return [...laying, "send"];
  }

  #added(side: Side, item: string): number {
    return this.#more[side].get(item) ?? 0;
  }

  #laid(side: Side, item: string): number {
    const offer = this.view().offer;
    return (side === "give" ? offer?.given[item] : offer?.wanted[item]) ?? 0;
  }
}
