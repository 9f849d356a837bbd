/** What has changed since one's last answer: it glows until the next. */
import type { Member, VillageView } from "./logic";

class Since {
  /** The village as one's last answer left it. */
  base = $state.raw<VillageView | null>(null);

  #last: VillageView | null = null;

  /** The table shows another position. */
  look(view: VillageView, seat: number | null) {
    if (view === this.#last) return;
    const mine = !this.#last || seat === null || this.#last.to_act.includes(seat) || this.#last.seat !== view.seat;
    if (mine) this.base = view;
    this.#last = view;
  }

  leave() {
    this.base = this.#last = null;
  }
}

export const since = new Since();

/** Which of those who are here have come since: of several alike, the last ones. */
export function newcomers(before: readonly Member[], now: readonly Member[]): boolean[] {
  const known = before.map(({ seat, generation }) => `${seat}:${generation}`);
  return now.map(({ seat, generation }) => {
    const at = known.indexOf(`${seat}:${generation}`);
    if (at < 0) return true;
    known.splice(at, 1);
    return false;
  });
}
