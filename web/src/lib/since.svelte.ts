/** A place for the eye: what has changed since one's last answer. It glows until one answers again. */

interface Seen {
  readonly seat: number | null;
  readonly to_act: readonly number[];
}

type Facts = Readonly<Record<string, unknown>>;

const NONE: ReadonlySet<string> = new Set();

function differences(old: Facts, now: Facts): ReadonlySet<string> {
  return new Set(Object.keys(now).filter((key) => old[key] !== now[key]));
}

export class Since<V extends Seen> {
  /** The table as the last answer of whoever looks left it. */
  base = $state.raw<V | null>(null);
  /** The facts that aren't what they were then. */
  changed = $state.raw(NONE);

  #last: V | null = null;
  /** The same for everyone at one screen. */
  readonly #left = new Map<number, V>();

  /** `facts` names what can be news, each value to be compared as it is. */
  constructor(private readonly facts: (view: V) => Facts = () => ({})) {}

  /** The table shows another position. */
  look(view: V) {
    const last = this.#last;
    if (view === last) return;
    this.#last = view;
    if (last !== null && last.seat !== null && last.to_act.includes(last.seat)) this.#left.set(last.seat, view);
    if (view.seat !== null && !this.#left.has(view.seat)) this.#left.set(view.seat, view);
    const base = view.seat === null ? view : (this.#left.get(view.seat) ?? view);
    this.base = base;
    this.changed = base === view ? NONE : differences(this.facts(base), this.facts(view));
  }

  /** Another table. */
  leave() {
    this.base = this.#last = null;
    this.#left.clear();
    this.changed = NONE;
  }
}
