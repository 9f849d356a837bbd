/**
 * The turns of a match, for jumping from turn to turn: the moves of a player's turn, whoever is asked in it; where it
 * isn't known whose turn it was, runs of moves by one player.
 */

export interface Turn {
  seat: number;
  /** The ply before its first move. */
  from: number;
  /** The ply after its last move. */
  to: number;
}

export function turns(moves: readonly { seat: number; turn?: number | null }[]): Turn[] {
  const found: Turn[] = [];
  moves.forEach((move, ply) => {
    const seat = move.turn ?? move.seat;
    const last = found.at(-1);
    if (last?.seat === seat) last.to = ply + 1;
    else found.push({ seat, from: ply, to: ply + 1 });
  });
  return found;
}

/** Where the next (or last) turn begins, seen from a ply. */
export function turnFrom(list: readonly Turn[], ply: number, step: 1 | -1): number {
  if (step > 0) return list.find((turn) => turn.from > ply)?.from ?? list.at(-1)?.to ?? 0;
  return list.findLast((turn) => turn.from < ply)?.from ?? 0;
}
