/** What has changed since one's last answer: it glows softly until one answers again. */
import type { VillageView } from "./logic";
import { changes } from "./marks";

const NOTHING: ReadonlySet<string> = new Set();

class Since {
  changed = $state.raw(NOTHING);
  #remembered: VillageView | null = null;
  #last: VillageView | null = null;
  #asked = false;

  /** Another table. */
  forget() {
    this.#remembered = this.#last = null;
    this.#asked = false;
    this.changed = NOTHING;
  }

  /** The table as it is now, and whether one is asked. */
  look(view: VillageView, asked: boolean) {
    const answered = this.#asked && view !== this.#last;
    this.#asked = asked;
    if (view === this.#last) return;
    this.#last = view;
    if (answered || !this.#remembered) {
      this.#remembered = view;
      this.changed = NOTHING;
    } else this.changed = changes(this.#remembered, view);
  }
}

export const since = new Since();
