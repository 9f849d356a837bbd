/** A place for the eye: what has changed since one's last turn, for as long as one hasn't acted in this one. */

type Facts = Readonly<Record<string, unknown>>;

const NONE: ReadonlySet<string> = new Set();

function differences(old: Facts, fresh: Facts): ReadonlySet<string> {
  return new Set(Object.keys(fresh).filter((key) => old[key] !== fresh[key]));
}

export class Since {
  /** The facts that aren't what they were. */
  changed = $state.raw<ReadonlySet<string>>(NONE);

  /** The turn that is on, how the table was when it began, and how one left it last. */
  #turn: string | null = null;
  #began: Facts | null = null;
  #left: Facts | null = null;

  /** How the table is now; `turn` names one's own turn that is on, if it is. */
  look(turn: string | null, facts: Facts) {
    if (turn !== null && turn !== this.#turn) {
      this.changed = this.#left ? differences(this.#left, facts) : NONE;
      this.#began = this.#left = facts;
    } else if (turn !== null) {
      if (this.#began && differences(this.#began, facts).size) this.changed = NONE;
      this.#left = facts;
    } else if (this.#turn !== null) {
      this.changed = NONE;
      this.#left = facts;
    }
    this.#turn = turn;
  }
}
