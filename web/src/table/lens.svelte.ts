/** A closer look at a board that is a map: as large as one likes, moved by scrolling or dragging, and back to the whole. */

const MOST = 3;
const STEP = 1.25;
/** What a turn of the wheel, or a pinch on a trackpad, does. */
const WHEEL = 0.0025;

export class Lens {
  /** How many times as large the board is; the whole of it at 1. */
  scale = $state(1);
  #frame: HTMLElement | null = null;
  #fingers = new Map<number, { x: number; y: number }>();
  #spread = 0;
  #dragged: { x: number; y: number } | null = null;

  closer() {
    this.#to(this.scale * STEP);
  }

  farther() {
    this.#to(this.scale / STEP);
  }

  fit() {
    this.#to(1);
  }

  /** The frame that the board lies in. */
  over = (frame: HTMLElement) => {
    this.#frame = frame;
    const listen = { passive: false } as const;
    frame.addEventListener("wheel", this.#wheel, listen);
    frame.addEventListener("pointerdown", this.#down);
    frame.addEventListener("pointermove", this.#move);
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) frame.addEventListener(end, this.#up);
    return {
      destroy: () => {
        frame.removeEventListener("wheel", this.#wheel);
        frame.removeEventListener("pointerdown", this.#down);
        frame.removeEventListener("pointermove", this.#move);
        for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
          frame.removeEventListener(end, this.#up);
      },
    };
  };

  /** What lies at this point of the window stays there; without a point, what lies in the middle. */
  #to(scale: number, at?: { x: number; y: number }) {
    const frame = this.#frame;
    const next = Math.abs(scale - 1) < 0.06 ? 1 : Math.min(MOST, Math.max(1, scale));
    if (!frame || next === this.scale) return;
    const { left, top, width, height } = frame.getBoundingClientRect();
    const x = at ? at.x - left : width / 2;
    const y = at ? at.y - top : height / 2;
    const ratio = next / this.scale;
    const goal = { left: (frame.scrollLeft + x) * ratio - x, top: (frame.scrollTop + y) * ratio - y };
    this.scale = next;
    requestAnimationFrame(() => frame.scrollTo({ ...goal, behavior: "instant" }));
  }

  #wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#to(this.scale * Math.exp(-event.deltaY * WHEEL), { x: event.clientX, y: event.clientY });
  };

  #down = (event: PointerEvent) => {
    if (event.pointerType === "touch") {
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.#spread = this.#distance();
    } else if (this.scale > 1 && !(event.target as Element).closest("button, a, input, select"))
      this.#dragged = { x: event.clientX, y: event.clientY };
  };

  #move = (event: PointerEvent) => {
    if (this.#dragged) {
      this.#frame?.scrollBy(this.#dragged.x - event.clientX, this.#dragged.y - event.clientY);
      this.#dragged = { x: event.clientX, y: event.clientY };
    }
    if (!this.#fingers.has(event.pointerId)) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size !== 2 || !this.#spread) return;
    const [a, b] = [...this.#fingers.values()] as [{ x: number; y: number }, { x: number; y: number }];
    const spread = this.#distance();
    this.#to(this.scale * (spread / this.#spread), { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    this.#spread = spread;
  };

  #up = (event: PointerEvent) => {
    this.#fingers.delete(event.pointerId);
    this.#dragged = null;
  };

  #distance(): number {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}
