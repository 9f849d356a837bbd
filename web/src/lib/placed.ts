/** Where a tooltip lies: near what it explains, in the window, and over as little as possible of what it mustn't cover. */

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;

/** Above it if that does; else below, beside it, or in a corner of the window. */
export function placed(of: Rect, size: Size, window: Size, spared: readonly Rect[]): { left: number; top: number } {
  const middle = of.left + of.width / 2 - size.width / 2;
  const level = of.top + of.height / 2 - size.height / 2;
  const right = window.width - size.width - EDGE;
  const bottom = window.height - size.height - EDGE;
  const wanted = [
    [middle, of.top - size.height - GAP],
    [middle, of.top + of.height + GAP],
    [of.left + of.width + GAP, level],
    [of.left - size.width - GAP, level],
    [right, of.top],
    [right, EDGE],
    [EDGE, EDGE],
    [right, bottom],
    [EDGE, bottom],
  ] as const;
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const [x, y] of wanted) {
    const place = { left: within(x, EDGE, right), top: within(y, EDGE, bottom) };
    // What is explained should stay in sight, too, but rather that than an answer is covered.
    const cost =
      spared.reduce((sum, each) => sum + overlap({ ...place, ...size }, each), 0) +
      overlap({ ...place, ...size }, of) / 4;
    if (cost < least) [best, least] = [place, cost];
    if (cost === 0) break;
  }
  return best;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
