/** Pieces that travel: what the journal tells is shown as a small label flying from place to place. */
import { afterFrame } from "../lib/frame";
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

/** Which pieces travel is asked once the effect of the move is on the screen. */
export function fly(which: () => readonly Flight[]) {
  if (!still()) afterFrame(() => start(which()));
}

/** First look where everything is, then put the pieces there: else the page would be laid out anew for each of them. */
function start(flights: readonly Flight[]) {
  if (document.hidden) return;
  const paths = flights.map(({ from, to }) => [place(from), place(to)] as const);
  paths.forEach(([from, to], index) => {
    if (!from || !to) return;
    const piece = document.createElement("div");
    piece.className = "flying";
    piece.setAttribute("aria-hidden", "true");
    piece.textContent = flights[index]?.label ?? "";
    document.body.append(piece);
    const at = (box: DOMRect) => `${box.left + box.width / 2}px, ${box.top + box.height / 2}px`;
    const motion = piece.animate(
      [
        { transform: `translate(${at(from)}) translate(-50%, -50%) scale(0.9)`, opacity: 0.2 },
        { opacity: 1, offset: 0.2 },
        { opacity: 1, offset: 0.8 },
        { transform: `translate(${at(to)}) translate(-50%, -50%) scale(0.8)`, opacity: 0 },
      ],
      { duration: TIME, delay: index * 70, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "both" },
    );
    motion.onfinish = motion.oncancel = () => piece.remove();
  });
}
