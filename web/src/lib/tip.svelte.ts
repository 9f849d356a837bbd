/** Tooltips: on hover, on focus by keyboard, by a long press, and while one looks around. One at a time. */
import { untrack } from "svelte";
import type { Explained } from "./speaker";

export interface Tip {
  title: string;
  /** What the thing does, with the rule behind it. */
  about: Explained | readonly Explained[];
  /** How things stand with it. */
  lines?: readonly string[];
}

interface Shown extends Tip {
  node: Element;
  at: DOMRect;
}

class Tips {
  shown = $state.raw<Shown | null>(null);
  /** Whether it stays until it is let go, wherever the pointer is. */
  pinned = false;
  /** Everything on the page that can be explained. */
  readonly known = new Map<Element, Tip>();

  show(node: Element) {
    const tip = this.known.get(node);
    this.shown = tip ? { ...tip, node, at: node.getBoundingClientRect() } : null;
  }

  hide = () => {
    if (!this.pinned) this.shown = null;
  };

  /** The page was scrolled: what is pinned goes along. */
  moved = () => {
    if (this.pinned && this.shown?.node.isConnected) this.show(this.shown.node);
    else this.hide();
  };
}

export const tips = new Tips();

export function explanations(tip: Tip): readonly Explained[] {
  return "text" in tip.about ? [tip.about] : tip.about;
}

/** A tooltip as one text. */
export function spoken(tip: Tip): string {
  const about = explanations(tip).map(({ text, rule }) => (rule ? `${text} ${rule}.` : text));
  return [...about, ...(tip.lines ?? [])].join(" ");
}

const HOVER = 350;
const PRESS = 450;
/** Further than this, a press is a drag. */
const SLIP = 8;

/** `use:tip={{ title, about, lines }}` */
export function tip(node: HTMLElement | SVGElement, what: Tip | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let from = { x: 0, y: 0 };

  function know(next: Tip | null) {
    if (next) {
      tips.known.set(node, next);
      // Even the same words, written again, are looked at by style sheets and screen readers.
      const words = spoken(next);
      if (node.getAttribute("aria-description") !== words) node.setAttribute("aria-description", words);
    } else {
      tips.known.delete(node);
      node.removeAttribute("aria-description");
    }
  }
  function later(delay: number, then?: () => void) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (tips.pinned || !tips.known.has(node)) return;
      tips.show(node);
      then?.();
    }, delay);
  }
  /** A piece may lose its focus by being taken off the page, in the middle of drawing: note it only afterwards. */
  function hide() {
    clearTimeout(timer);
    queueMicrotask(tips.hide);
  }
  /** Say it anew, if it is just being shown: only afterwards, and without listening to what is shown. */
  function again() {
    if (untrack(() => tips.shown?.node === node)) queueMicrotask(() => tips.show(node));
  }
  const listeners: [string, (event: never) => void][] = [
    ["pointerenter", (event: PointerEvent) => event.pointerType === "mouse" && later(HOVER)],
    ["pointerleave", (event: PointerEvent) => event.pointerType === "mouse" && hide()],
    ["focus", () => node.matches(":focus-visible") && later(HOVER)],
    ["blur", hide],
    ["keydown", (event: KeyboardEvent) => event.key === "Escape" && hide()],
    [
      "pointerdown",
      (event: PointerEvent) => {
        hide();
        pressed = false;
        from = event;
        if (event.pointerType !== "mouse") later(PRESS, () => (pressed = true));
      },
    ],
    [
      "pointermove",
      (event: PointerEvent) => {
        if (event.pointerType !== "mouse" && Math.hypot(event.x - from.x, event.y - from.y) > SLIP) clearTimeout(timer);
      },
    ],
    ["pointerup", () => clearTimeout(timer)],
    ["pointercancel", hide],
    ["contextmenu", (event: MouseEvent) => pressed && event.preventDefault()],
  ];
  const swallow = (event: Event) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
  node.addEventListener("click", swallow, { capture: true });
  know(what);
  return {
    update(next: Tip | null) {
      know(next);
      again();
    },
    destroy() {
      know(null);
      clearTimeout(timer);
      again();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", swallow, { capture: true });
    },
  };
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
