/** Pieces that travel: what the journal tells is shown as a small label flying from place to place. */
import { still } from "../lib/settings.svelte";

const TIME = 520;

export interface Flight {
  /** Names of places, `data-place` in the page. */
  from: string;
  to: string;
  label: string;
}

function place(name: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)];
  return found.map((each) => each.getBoundingClientRect()).find((box) => box.width > 0) ?? null;
}

export function fly(flights: readonly Flight[]) {
  if (still() || document.hidden) return;
  flights.forEach(({ from, to, label }, index) => {
    const start = place(from);
    const end = place(to);
    if (!start || !end) return;
    const piece = document.createElement("div");
    piece.className = "flying";
    piece.setAttribute("aria-hidden", "true");
    piece.textContent = label;
    document.body.append(piece);
    const x = (box: DOMRect) => box.left + box.width / 2 - piece.offsetWidth / 2;
    const y = (box: DOMRect) => box.top + box.height / 2 - piece.offsetHeight / 2;
    const motion = piece.animate(
      [
        { transform: `translate(${x(start)}px, ${y(start)}px) scale(0.9)`, opacity: 0.2 },
        { opacity: 1, offset: 0.2 },
        { opacity: 1, offset: 0.8 },
        { transform: `translate(${x(end)}px, ${y(end)}px) scale(0.8)`, opacity: 0 },
      ],
      { duration: TIME, delay: index * 70, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "both" },
    );
    motion.onfinish = motion.oncancel = () => piece.remove();
  });
}
