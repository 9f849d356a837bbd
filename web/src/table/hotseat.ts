/** Several people at one screen: whose eyes it shows, and whether the others must look away. */
import type { Sight, TableSeen, Told } from "../lib/api";

/** The seat to show: the one that is asked, else the one shown last, else the first. */
export function seatToShow(table: Pick<TableSeen, "mine" | "to_act">, last: number | null): number | null {
  const asked = table.mine.filter((seat) => table.to_act.includes(seat));
  if (last !== null && asked.includes(last)) return last;
  if (asked.length) return asked[0] as number;
  return last !== null && table.mine.includes(last) ? last : (table.mine[0] ?? null);
}

/** Whether these seats see different things; where all is open, nobody need look away. */
export function hasSecrets(sights: readonly Pick<Sight, "view">[]): boolean {
  const seen = sights.map(({ view }) => JSON.stringify({ ...view, seat: null, prompt: null }));
  return new Set(seen).size > 1;
}

/** Of what was told to all who sit here, what the one who looks may know. */
export function toldTo(seat: number | null, lines: readonly Told[]): Told[] {
  return lines.filter(({ to }) => !to || (seat !== null && to.includes(seat)));
}
