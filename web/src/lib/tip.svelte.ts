/** Tooltips: on hover, on focus by keyboard, by a long press, and while one looks around. One at a time. */
import { untrack } from "svelte";
import type { Explained } from "./speaker";

/** A line with a sign before it: what a touch does, what would be lost by it, who would die. */
export interface Signed {
  sign: "does" | "warns" | "dies";
  text: string;
}
export type Line = string | Signed;

export const does = (text: string): Signed => ({ sign: "does", text });

export interface Tip {
  title: string;
  /** What the thing does, with the rule behind it. */
  about: Explained | readonly Explained[];
  /** How things stand with it. */
  lines?: readonly Line[];
}

interface Shown extends Tip {
  node: Element;
  at: DOMRect;
}

type Teller = () => Tip | null;

/** So long it is calm before tooltips are written down, and so long that may take before others get their turn. */
const CALM = 200;
const SLICE = 6;

class Tips {
  shown = $state.raw<Shown | null>(null);
  /** Whether it stays until it is let go, wherever the pointer is. */
  pinned = false;
  /** Everything on the page that may be explained. */
  readonly known = new Map<Element, Teller>();

  // eslint-disable-next-line no-unused-private-class-members -- `??=` reads it, which the rule doesn't see
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When something may have changed last. */
  #stirred = 0;

  /** How a thing is explained now, if it is. */
  of(node: Element): Tip | null {
    return this.known.get(node)?.() ?? null;
  }

  show(node: Element) {
    const tip = this.of(node);
    this.shown = tip ? { ...tip, node, at: node.getBoundingClientRect() } : null;
  }

  hide = () => {
    if (!this.pinned) this.shown = null;
  };

  /** The page, or what it lies in, was scrolled: what is pinned goes along. */
  moved = ({ target }: Event) => {
    if (target instanceof Element && !target.contains(this.shown?.node ?? null)) return;
    if (this.pinned && this.shown?.node.isConnected) this.show(this.shown.node);
    else this.hide();
  };

  /**
   * Something may have changed. Boards have a tooltip for every piece, and screen readers want them all written down; but
   * nobody reads them in the moment of a move, so they follow when everything is calm again.
   */
  refresh = () => {
    this.#stirred = performance.now();
    this.#timer ??= setTimeout(this.#settle, CALM);
  };

  #settle = () => {
    const rest = this.#stirred + CALM - performance.now();
    if (rest > 0) this.#timer = setTimeout(this.#settle, rest);
    else this.#write([...this.known.keys()], this.#stirred);
  };

  #write(nodes: Element[], stirred: number) {
    this.#timer = undefined;
    const began = performance.now();
    for (let node = nodes.pop(); node; node = nodes.pop()) {
      const tip = this.of(node);
      const words = tip && spoken(tip);
      // Even the same words, written again, would be looked at by style sheets and screen readers.
      if (node.getAttribute("aria-description") !== words) {
        if (words === null) node.removeAttribute("aria-description");
        else node.setAttribute("aria-description", words);
        if (this.shown?.node === node) this.show(node);
      }
      if (performance.now() - began > SLICE) break;
    }
    if (!nodes.length) return;
    this.#timer = setTimeout(() => (stirred === this.#stirred ? this.#write(nodes, stirred) : this.#settle()));
  }
}

export const tips = new Tips();

export function explanations(tip: Tip): readonly Explained[] {
  return "text" in tip.about ? [tip.about] : tip.about;
}

/** A tooltip as one text. */
export function spoken(tip: Tip): string {
  const about = explanations(tip).map(({ text, rule }) => (rule ? `${text} ${rule}.` : text));
  const lines = (tip.lines ?? []).map((line) => (typeof line === "string" ? line : line.text));
  return [...about, ...lines].join(" ");
}

const HOVER = 350;
/** Longer than any tap, so that no tap is taken for it. */
const PRESS = 600;
/** Further than this, a press is a drag. */
const SLIP = 8;

/** `use:tip={() => ({ title, about, lines })}`; asked for whenever it is needed. */
export function tip(node: Element, tell: Teller) {
  attend();
  tips.known.set(node, tell);
  tips.refresh();
  return {
    destroy() {
      tips.known.delete(node);
      // A piece may be taken off the page in the middle of drawing: note it only afterwards.
      if (untrack(() => tips.shown?.node === node)) queueMicrotask(() => tips.show(node));
    },
  };
}

let attending = false;

/** Watch the pointer and the keys, once for all tooltips. */
function attend() {
  if (attending) return;
  attending = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let from = { x: 0, y: 0 };
  /** Where the mouse is, and over which explained thing it has moved. */
  let at = { x: -1, y: -1 };
  let over: Element | null = null;

  function later(node: Element | null, delay: number, then?: () => void) {
    clearTimeout(timer);
    if (!node) return;
    timer = setTimeout(() => {
      if (tips.pinned || !tips.of(node)) return;
      tips.show(node);
      then?.();
    }, delay);
  }
  /** A piece may lose its focus by being taken off the page, in the middle of drawing: note it only afterwards. */
  function hide() {
    clearTimeout(timer);
    queueMicrotask(tips.hide);
  }
  const listeners: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
    pointerout(event) {
      if (event.pointerType !== "mouse" || explained(event.target) === explained(event.relatedTarget)) return;
      over = null;
      hide();
    },
    focusin({ target }) {
      if (tips.known.has(target as Element) && (target as Element).matches(":focus-visible"))
        later(target as Element, HOVER);
    },
    focusout({ target }) {
      if (tips.known.has(target as Element)) hide();
    },
    keydown(event) {
      if (event.key === "Escape" && explained(event.target)) hide();
    },
    pointerdown(event) {
      hide();
      pressed = false;
      from = at = event;
      if (event.pointerType !== "mouse") later(explained(event.target), PRESS, () => (pressed = true));
    },
    pointermove(event) {
      if (event.pointerType !== "mouse") {
        if (Math.hypot(event.x - from.x, event.y - from.y) > SLIP) clearTimeout(timer);
        return;
      }
      // The page may move under a pointer that rests: that isn't asking about what comes to lie there.
      const rests = event.x === at.x && event.y === at.y;
      at = event;
      const node = explained(event.target);
      if (rests || tips.pinned || node === over) return;
      over = node;
      later(node, HOVER);
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: hide,
    contextmenu(event) {
      if (pressed) event.preventDefault();
    },
    click(event) {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
  };
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener as EventListener, { capture: true });
  // What one does at a board may change what is said of its pieces.
  for (const name of ["click", "keyup", "change"]) document.addEventListener(name, tips.refresh);
}

/** The innermost thing at this place that is explained. */
function explained(target: EventTarget | null): Element | null {
  let node = target instanceof Element ? target : null;
  while (node && !tips.known.has(node)) node = node.parentElement;
  return node;
}

/** `use:arrows`: the arrow keys walk along the buttons of a group. */
export function arrows(node: HTMLElement) {
  const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || (event.target as HTMLElement).matches("input, textarea, select")) return;
    const buttons = [...node.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    const next = buttons[(here + step + buttons.length) % buttons.length];
    if (here < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }
  node.addEventListener("keydown", walk);
  return { destroy: () => node.removeEventListener("keydown", walk) };
}
