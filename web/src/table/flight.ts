/** Pieces that travel, as the journal tells: the cube, card or figure itself, from place to place. */
import { mount, unmount } from "svelte";
import { afterFrame } from "../lib/frame";
import { settings, still } from "../lib/settings.svelte";
import Mark from "../parts/Mark.svelte";
import type { Piece } from "./desk";

const TIMES = { calm: 620, brisk: 420, instant: 0 };
const APART = 90;

export interface Flight {
  /** Names of places, `data-place` in the page. */
  from: string;
  to: string;
  /** What it is, if there is no picture of it. */
  label: string;
  /** The noun of the game's words that says what flies, for its picture. */
  noun?: string;
  /** Whose figure it is, where it is somebody. */
  who?: { seat: number; name: string };
}

let piece: Piece | null = null;

/** The pictures of the game that is being played. */
export function flyWith(drawn: Piece | null) {
  piece = drawn;
}

function place(name: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)];
  return found.map((each) => each.getBoundingClientRect()).find((box) => box.width > 0) ?? null;
}

/** Which pieces travel is asked once the effect of the move is on the screen. */
export function fly(which: () => readonly Flight[]) {
  if (!still() && TIMES[settings.pace]) afterFrame(() => start(which()));
}

/** First look where everything is, then put the pieces there: else the page would be laid out anew for each of them. */
function start(flights: readonly Flight[]) {
  if (document.hidden) return;
  const paths = flights.map(({ from, to }) => [place(from), place(to)] as const);
  paths.forEach(([from, to], index) => {
    const flight = flights[index];
    if (!from || !to || !flight) return;
    const { node, land } = drawn(flight);
    document.body.append(node);
    const at = (box: DOMRect) => `${box.left + box.width / 2}px, ${box.top + box.height / 2}px`;
    const motion = node.animate(
      [
        { transform: `translate(${at(from)}) translate(-50%, -50%) scale(1)`, opacity: 0.3 },
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.85 },
        { transform: `translate(${at(to)}) translate(-50%, -50%) scale(0.9)`, opacity: 0.2 },
      ],
      { duration: TIMES[settings.pace], delay: index * APART, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "both" },
    );
    motion.onfinish = motion.oncancel = land;
  });
}

function drawn({ label, noun, who }: Flight): { node: HTMLElement; land: () => void } {
  const node = document.createElement("div");
  node.setAttribute("aria-hidden", "true");
  const shown =
    noun && piece?.draws(noun)
      ? mount(piece.component, { target: node, props: { noun } })
      : who
        ? mount(Mark, { target: node, props: { ...who, size: 1.7 } })
        : null;
  node.className = shown ? "flying drawn" : "flying";
  if (!shown) node.textContent = label;
  return {
    node,
    land() {
      if (shown) void unmount(shown);
      node.remove();
    },
  };
}
