/** Shows what happens one step at a time, so that others' moves can be followed; one's own are shown at once. */
import type { TableSeen, Told } from "../lib/api";
import type { Frame } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";

const PACES = { calm: 700, brisk: 280, instant: 0 };
const MANY = 12;
const RUSH = 90;
const LOG = 2_000;

/** The log with what is new, without what was taken back. */
export function grown(log: readonly Told[], events: readonly Told[], forget: number | null): Told[] {
  const kept = forget === null ? log : log.filter((line) => line.ply < forget);
  return [...kept, ...events].slice(-LOG);
}

/** What others did from a ply on. */
export function missed(events: readonly Told[], since: number, mine: readonly number[]): Told[] {
  return events.filter((event) => event.ply >= since && (event.seat === null || !mine.includes(event.seat)));
}

export class Stage {
  table = $state.raw<TableSeen | null>(null);
  log = $state.raw<Told[]>([]);
  /** What the step on show brought. */
  fresh = $state.raw<Told[]>([]);
  /** What happened while nobody looked. */
  away = $state.raw<Told[]>([]);
  /** Whether steps are still waiting to be shown. */
  behind = $state(false);

  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #own = false;
  #left: number | null = null;

  constructor(private readonly id: string) {
    document.addEventListener("visibilitychange", this.#look);
  }

  close() {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#look);
  }

  push = (frame: Frame) => {
    if (frame.whole) {
      this.#begin(frame);
      return;
    }
    this.#queue.push(frame);
    if (this.#own && frame.events.length) this.hurry();
    else if (!this.#timer) this.#next();
    this.behind = this.#queue.length > 0;
  };

  /** The next step is one's own: it is shown at once, with all that still waited. */
  own() {
    this.#own = true;
  }

  /** Show everything now. */
  hurry = () => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#own = false;
    for (const frame of this.#queue.splice(0)) this.#show(frame);
    this.behind = false;
  };

  /** Let the board show once more how something happened. */
  recall(event: Told) {
    this.fresh = [event];
  }

  #begin(frame: Frame) {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.behind = false;
    const first = this.table === null;
    const since = first ? Number(localStorage.getItem(this.#key) ?? NaN) : (this.table?.ply ?? NaN);
    if (since < frame.table.ply && frame.table.status === "playing")
      this.away = missed(frame.events, since, frame.table.mine);
    this.table = frame.table;
    const from = frame.table.events_from;
    this.log = grown(first ? [] : this.log.filter((line) => line.ply < from), frame.events, null);
    this.fresh = [];
    this.#remember();
  }

  #next = () => {
    this.#timer = undefined;
    const frame = this.#queue.shift();
    this.behind = this.#queue.length > 0;
    if (!frame) return;
    this.#show(frame);
    const pause = frame.events.length === 0 ? 0 : this.#queue.length > MANY ? RUSH : PACES[settings.pace];
    if (pause) this.#timer = setTimeout(this.#next, pause);
    else if (this.#queue.length) this.#next();
  };

  #show(frame: Frame) {
    this.table = frame.table;
    if (frame.events.length || frame.forget !== null) {
      this.log = grown(this.log, frame.events, frame.forget);
      this.fresh = frame.events;
    }
    this.#remember();
  }

  get #key(): string {
    return `igroteka-seen-${this.id}`;
  }

  #remember() {
    if (!document.hidden && this.table) localStorage.setItem(this.#key, String(this.table.ply));
  }

  #look = () => {
    if (!this.table) return;
    if (document.hidden) this.#left = this.table.ply;
    else if (this.#left !== null) {
      this.away = missed(this.log, this.#left, this.table.mine);
      this.#left = null;
      this.#remember();
    }
  };
}
