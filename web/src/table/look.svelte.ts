/** Looking around: a walk over everything on the table that is explained, whether it can be touched or not. */
import { spoken, tips } from "../lib/tip.svelte";

/** Parts of a board that have a name. */
const PARTS = "section[aria-label], section[aria-labelledby], [role=group][aria-label]";

export interface Place {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of several places, the one that a glance up or down from here falls on; none is -1. */
export function glance(from: Place, places: readonly Place[], way: "up" | "down"): number {
  const middle = (from.left + from.right) / 2;
  let found = -1;
  let least = Infinity;
  places.forEach((place, index) => {
    const gap = way === "down" ? place.top - from.bottom : from.top - place.bottom;
    // What overlaps a little, such as tilted cards, is still above or below.
    if (gap < -6) return;
    const aside = Math.max(0, place.left - middle, middle - place.right);
    if (gap + 2 * aside >= least) return;
    least = gap + 2 * aside;
    found = index;
  });
  return found;
}

/** What a thing is called: what a screen reader would read of it. */
function called(node: Element): string {
  const label = node.getAttribute("aria-label");
  if (label) return label;
  const twin = node.cloneNode(true) as Element;
  for (const hidden of twin.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (twin.textContent ?? "").replace(/\s+/g, " ").trim();
}

function nameOf(part: Element | null): string {
  const title = document.getElementById(part?.getAttribute("aria-labelledby") ?? "");
  return part?.getAttribute("aria-label") ?? title?.textContent ?? "";
}

export class Look {
  on = $state(false);
  /** Which of how many is looked at. */
  index = $state(0);
  count = $state(0);
  /** The thing looked at, in words. */
  told = $state("");

  #node: Element | null = null;
  #part: Element | null = null;

  /** Everything that is explained and in sight, as it is read. */
  #things(): Element[] {
    return [...tips.known.keys()]
      .filter((node) => node.isConnected && node.checkVisibility() && node.closest("main") && tips.of(node))
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  }

  open(from: Element | null) {
    const things = this.#things();
    const start = things.find((node) => node === from) ?? things.find((node) => node === this.#node) ?? things[0];
    if (!start) return;
    this.on = true;
    this.#part = null;
    this.#see(start, things);
  }

  /** Leave; what was looked at last is remembered. */
  close(): Element | null {
    this.on = false;
    tips.pinned = false;
    tips.hide();
    this.#node?.removeAttribute("data-looked");
    return this.#node;
  }

  /** One further, or one back. */
  walk(by: 1 | -1) {
    const things = this.#things();
    const here = this.#here(things);
    this.#see(things[(here + by + things.length) % things.length], things);
  }

  end(of: "first" | "last") {
    const things = this.#things();
    this.#see(things.at(of === "first" ? 0 : -1), things);
  }

  /** What lies above or below. */
  glance(way: "up" | "down") {
    const things = this.#things();
    const from = things[this.#here(things)];
    if (!from) return;
    const found = glance(
      from.getBoundingClientRect(),
      things.map((node) => node.getBoundingClientRect()),
      way,
    );
    if (found >= 0) this.#see(things[found], things);
  }

  /** The next part of the board that has a name, or the one before. */
  part(by: 1 | -1) {
    const things = this.#things();
    const parts = [...new Set(things.map((node) => node.closest(PARTS)))];
    const here = parts.indexOf(things[this.#here(things)]?.closest(PARTS) ?? null);
    const next = parts[(here + by + parts.length) % parts.length];
    this.#see(
      things.find((node) => node.closest(PARTS) === next),
      things,
    );
  }

  /** Look at what is touched; whether there is something to be seen. */
  touch(target: Element): boolean {
    const things = this.#things();
    let node: Element | null = target;
    while (node && !things.includes(node)) node = node.parentElement;
    this.#see(node ?? undefined, things);
    return node !== null;
  }

  /** Look at what the mouse points at, if that is something else than before. */
  point(target: Element) {
    let node: Element | null = target;
    while (node && !tips.known.has(node)) node = node.parentElement;
    if (node && node !== this.#node && node.closest("main")) this.touch(node);
  }

  /** Where one is. If the thing has gone, the walk goes on from the beginning of what is left. */
  #here(things: readonly Element[]): number {
    return Math.max(0, things.indexOf(this.#node as Element));
  }

  #see(node: Element | undefined, things: readonly Element[]) {
    if (!node) return;
    this.#node?.removeAttribute("data-looked");
    this.#node = node;
    node.setAttribute("data-looked", "");
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
    tips.pinned = true;
    tips.show(node);
    this.index = things.indexOf(node) + 1;
    this.count = things.length;
    const tip = tips.of(node);
    if (!tip) return;
    const part = node.closest(PARTS);
    const name = called(node);
    const place = part === this.#part ? "" : nameOf(part);
    this.#part = part;
    const title = name.toLowerCase().includes(tip.title.toLowerCase())
      ? name
      : [tip.title, name].filter(Boolean).join(", ");
    this.told = [place, title, spoken(tip)].filter(Boolean).join(". ");
  }
}
