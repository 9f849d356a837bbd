/** Tells one thing after another, however many, in about the same time; or all at once. */

const STEP = 900;
const WHOLE = 20_000;

export class Playback<T> {
  /** How many have been told. */
  told = $state(0);

  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly things: readonly T[],
    private readonly tell: (thing: T) => void,
  ) {}

  start() {
    this.#next();
    this.#timer = setInterval(() => this.#next(), Math.min(STEP, WHOLE / this.things.length));
  }

  /** Enough: the rest is taken as told. */
  skip = () => {
    this.stop();
    this.told = this.things.length;
  };

  stop() {
    clearInterval(this.#timer);
  }

  #next() {
    const thing = this.things[this.told];
    if (thing === undefined) return this.stop();
    this.told += 1;
    this.tell(thing);
  }
}
