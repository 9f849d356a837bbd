/** Tooltips: on hover, on focus by keyboard, and by a long press. One at a time. */
import type { Explained } from "./speaker";

export interface Tip {
  title: string;
  /** Plain lines, and explanations that name the rule behind them. */
  lines: readonly (string | Explained)[];
}

interface Shown extends Tip {
  at: DOMRect;
}

class Tips {
  shown = $state.raw<Shown | null>(null);

  show(node: Element, tip: Tip) {
    this.shown = { ...tip, at: node.getBoundingClientRect() };
  }

  hide = () => {
    this.shown = null;
  };
}

export const tips = new Tips();

function spoken(line: Tip["lines"][number]): string {
  if (typeof line === "string") return line;
  return line.rule ? `${line.text} ${line.rule}.` : line.text;
}

const HOVER = 350;
const PRESS = 450;

/** `use:tip={{ title, lines }}` */
export function tip(node: HTMLElement | SVGElement, what: Tip | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  function describe() {
    if (what?.lines.length) node.setAttribute("aria-description", what.lines.map(spoken).join(" "));
    else node.removeAttribute("aria-description");
  }
  function later(delay: number, then?: () => void) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!what) return;
      tips.show(node, what);
      then?.();
    }, delay);
  }
  /** A piece may lose its focus by being taken off the page, in the middle of drawing: note it only afterwards. */
  function hide() {
    clearTimeout(timer);
    queueMicrotask(tips.hide);
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
        if (event.pointerType !== "mouse") later(PRESS, () => (pressed = true));
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
  describe();
  return {
    update(next: Tip | null) {
      what = next;
      describe();
    },
    destroy() {
      hide();
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
