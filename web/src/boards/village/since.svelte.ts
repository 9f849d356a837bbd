/** What has changed since one's last answer: it glows until the next. */
import type { Member, VillageView } from "./logic";

class Since {
  /** The village as the last answer of whoever looks left it. */
  base = $state.raw<VillageView | null>(null);

  #last: VillageView | null = null;
  /** The same for everyone at one screen. */
  readonly #left = new Map<number, VillageView>();

  /** The table shows another position. */
  look(view: VillageView) {
    const last = this.#last;
    if (view === last) return;
    this.#last = view;
    if (last?.seat != null && last.to_act.includes(last.seat)) this.#left.set(last.seat, view);
    if (view.seat === null) this.base = view;
    else {
      if (!this.#left.has(view.seat)) this.#left.set(view.seat, view);
      this.base = this.#left.get(view.seat) ?? null;
    }
  }

  leave() {
    this.base = this.#last = null;
    this.#left.clear();
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
