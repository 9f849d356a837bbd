/** The expert's view as figures: curves over the match, what was best, what was lost. */
import type { Judged, MoveMade } from "../lib/api";

export interface Point {
  ply: number;
  share: number;
}

/** How a player's line is drawn, beside the colour: strokes and gaps. */
export const DASHES = ["", "9 4", "2 3", "12 3 2 3", "5 5", "1 5"] as const;
const WORTH_TELLING = 0.03;
const MOST = 6;

/** A seat's chances, decision by decision; the last point is how it ended, if it was played out. */
export function curve(
  decisions: readonly Judged[],
  seat: number,
  end: { plies: number; winners: readonly number[] } | null,
): Point[] {
  const points = decisions.map(({ ply, win }) => ({ ply, share: win[seat] ?? 0 }));
  if (end?.winners.length)
    points.push({ ply: end.plies, share: end.winners.includes(seat) ? 1 / end.winners.length : 0 });
  return points;
}

/** Everybody's chances at a ply: as they were last judged. */
export function sharesAt(curves: readonly (readonly Point[])[], ply: number): number[] | null {
  const shares = curves.map((points) => (points.findLast((point) => point.ply <= ply) ?? points[0])?.share);
  return shares.every((share) => share !== undefined) && shares.length ? shares : null;
}

/** The decision that led to a ply, if there was a choice. */
export function decisionBefore(decisions: readonly Judged[], ply: number): Judged | null {
  return decisions.find((each) => each.ply === ply - 1) ?? null;
}

/** Whether a decision was worse than another would have been, surely and by more than a trifle. */
export function mistaken(decision: Judged): boolean {
  return decision.lost >= WORTH_TELLING;
}

/** The decisions that lost most, the worst first. */
export function mistakes(decisions: readonly Judged[]): Judged[] {
  return decisions
    .filter(mistaken)
    .toSorted((one, other) => other.lost - one.lost || one.ply - other.ply)
    .slice(0, MOST);
}

/** Whether the expert would have played the same. */
export function agreed(decision: Judged, moves: readonly MoveMade[]): boolean {
  return moves[decision.ply]?.name === decision.best.name;
}

/** Where things are drawn: the plies along the width, the shares up the height. */
export class Plane {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly plies: number,
  ) {}

  x(ply: number): number {
    return (ply / Math.max(1, this.plies)) * this.width;
  }

  y(share: number): number {
    return (1 - share) * this.height;
  }

  line(points: readonly Point[]): string {
    return points.map(({ ply, share }) => `${this.x(ply).toFixed(1)},${this.y(share).toFixed(1)}`).join(" ");
  }

  /** The ply at a distance from the left. */
  ply(x: number): number {
    return Math.round(Math.min(1, Math.max(0, x / Math.max(1, this.width))) * this.plies);
  }

  /** A few points of a curve that carry the player's sign; those of other seats lie between them. */
  signs(points: readonly Point[], seat: number, seats: number, gap = 150): Point[] {
    const many = Math.max(1, Math.floor(this.width / gap));
    const wanted = Array.from({ length: many }, (_, index) => ((index + (seat + 0.5) / seats) / many) * this.plies);
    const found = wanted.map((ply) => points.findLast((point) => point.ply <= ply) ?? points[0]);
    return [...new Set(found)].filter((point) => point !== undefined);
  }
}
