/**
 * Shows what happens one step at a time, so that others' moves can be followed; one's own are shown at once. Whoever
 * was away comes back to the table as they left it, and sees how it went on.
 */
import type { Missed, TableSeen, Told } from "../lib/api";
import { afterFrame } from "../lib/frame";
import type { Frame } from "../lib/live.svelte";
import { settings, still } from "../lib/settings.svelte";
import { grown, missed, rewound } from "./frames";

const PACES = { calm: 700, brisk: 280, instant: 0 };
/** A step with more lines than these is shown for longer, up to so many times as long: there is more to read. */
const LINES = 2;
const LONGEST = 3;
const MANY = 12;
const RUSH = 90;
/** So long one's own step is seen before the others go on. In one frame with theirs it would come later, and be lost. */
const BREATH = 90;
/** However much was missed, seeing it takes no longer than this; and nobody waits longer than that for it to begin. */
const WHOLE = 20_000;
const PATIENCE = 3_000;
const SLOW = { calm: 900, brisk: 450, instant: 0 };

export class Stage {
  /** The table on show. */
  table = $state.raw<TableSeen | null>(null);
  /** The table on show, a frame later: for what stands around the board, so that an answer's effect needn't wait for it. */
  around = $state.raw<TableSeen | null>(null);
  /** The table as it is by now. */
  present = $state.raw<TableSeen | null>(null);
  log = $state.raw<Told[]>([]);
  /** What the step on show brought. */
  fresh = $state.raw<Told[]>([]);
  /** What happened while nobody looked. */
  away = $state.raw<Told[]>([]);
  /** Whether steps are still waiting to be shown. */
  behind = $state(false);
  /** Whether the table on show is an earlier one: what was missed is played back. */
  past = $state(false);
  /** Whether it is one that was looked up in the log, and stands still. */
  peeked = $state(false);
  /** The frame that waits until it is known what was missed. */
  asking = $state.raw<Frame | null>(null);
  /** What everyone looks at together, if anything: such a scene isn't over before one has seen how it ended. */
  scene: (table: TableSeen) => string | null = () => null;

  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether one's own step has just been shown. */
  #breath = false;
  /** The frame that ends the playback, and the time between its steps. */
  #last: Frame | null = null;
  #pause = 0;
  #own = false;
  /** The frame that ends a scene, while it is told and the scene still stands. */
  #ending: Frame | null = null;

  constructor(
    private readonly id: string,
    private readonly recall: (since: number, patience?: AbortSignal) => Promise<Missed>,
  ) {
    document.addEventListener("visibilitychange", this.#look);
  }

  close() {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#look);
  }

  push = (frame: Frame) => {
    // Somebody who comes or goes is no step, and a card picked is one that nobody is told of.
    const step = frame.events.length > 0 || frame.table.ply !== this.present?.ply;
    const seen = this.#seen;
    this.present = frame.table;
    if (frame.whole) {
      this.#begin(frame, seen);
      return;
    }
    this.#queue.push(frame);
    // Whoever looks at an earlier moment goes on looking: one's own step was made before that.
    if (this.#own && step && !this.peeked) {
      this.hurry();
      this.#breath = true;
      this.#timer = setTimeout(this.#next, BREATH);
      return;
    }
    this.behind ||= !this.#breath;
    this.#go();
  };

  /** The next step is one's own: it is shown at once, with all that still waited. */
  own() {
    this.#own = true;
    if (this.away.length) this.away = [];
  }

  /** Show everything now. */
  hurry = () => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#own = this.#breath = false;
    this.#ending = null;
    for (const frame of this.#queue.splice(0)) this.#show(frame);
    this.past = this.peeked = false;
    this.behind = this.asking !== null;
  };

  /** The table as it was at a ply, until one goes back to the present. */
  async peek(ply: number) {
    const told = await this.recall(ply).catch(() => null);
    const { present } = this;
    if (!told || !present || this.asking) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [then] = rewound(present, told);
    const now: Frame = { table: present, events: [], forget: null, whole: false };
    if (!this.past) this.#queue = [...this.#queue, now];
    this.past = this.peeked = this.behind = true;
    this.table = (then as Frame).table;
    this.fresh = [];
  }

  /** Play back what was missed. */
  play() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#next, this.#pause);
  }

  /** Take what waits, step by step, if somebody looks and nothing comes first. */
  #go() {
    if (!document.hidden && !this.#timer && !this.asking && !this.past) this.#next();
  }

  #begin(frame: Frame, seen: number) {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.asking = null;
    this.past = this.peeked = false;
    const first = this.table === null;
    const since = first ? Number(localStorage.getItem(this.#key) ?? NaN) : seen;
    const started = frame.table.status === "playing" || frame.table.status === "finished";
    const lately = since < frame.table.ply && started ? missed(frame.events, since, frame.table.mine) : [];
    // The table comes with the last part of its log only.
    const earlier = since < frame.table.events_from && started;
    if ((!lately.length && !earlier) || this.#instant) {
      if (lately.length || earlier) this.away = lately;
      this.#show(frame);
      this.hurry();
      if (earlier) void this.#tell(lately, since, frame.table.mine);
      return;
    }
    this.asking = frame;
    this.behind = true;
    void this.#rewind(frame, since, first);
  }

  /** What was missed, from its beginning. */
  async #tell(lately: Told[], since: number, mine: readonly number[]) {
    const told = await this.recall(since).catch(() => null);
    if (told && this.away === lately)
      this.away = missed(
        told.steps.flatMap(({ events }) => events),
        since,
        mine,
      );
  }

  async #rewind(frame: Frame, since: number, first: boolean) {
    const told = await this.recall(since, AbortSignal.timeout(PATIENCE)).catch(() => null);
    if (this.asking !== frame) return;
    this.asking = null;
    const [then, ...steps] = told ? rewound(frame.table, told) : [frame];
    if (first) this.log = frame.events;
    this.log = this.log.filter((line) => line.ply < since);
    this.#queue = [...steps, frame, ...this.#queue];
    this.#start(
      then as Frame,
      missed(told ? steps.flatMap(({ events }) => events) : frame.events, since, frame.table.mine),
      frame,
    );
  }

  /** Begin to play back: from a frame on, up to another. */
  #start(then: Frame | null, lines: Told[], last: Frame) {
    if (then) this.#show(then);
    this.away = lines;
    this.#last = last;
    const steps = this.#queue.indexOf(last);
    this.#pause = Math.min(SLOW[settings.pace], WHOLE / Math.max(1, steps));
    if (lines.length && steps > 0 && !this.#instant) this.past = this.behind = true;
    else this.hurry();
  }

  #next = () => {
    this.#timer = undefined;
    this.#breath = false;
    if (document.hidden) return;
    if (this.#linger()) return;
    const frame = this.#queue.shift();
    this.behind = this.#queue.length > 0;
    if (!frame) return;
    this.#show(frame);
    const pause = this.#paceOf(frame);
    if (pause) this.#timer = setTimeout(this.#next, pause);
    else if (this.#queue.length) this.#next();
  };

  /** How long a step stays before the next. */
  #paceOf({ events, table }: Frame): number {
    if (events.length === 0) return 0;
    if (this.past) return this.#pause;
    if (this.#queue.length > MANY) return RUSH;
    const lines = Math.min(LONGEST, Math.max(1, events.length / LINES));
    return PACES[settings.pace] * Math.max(lines, this.scene(table) === null ? 1 : LINES);
  }

  /** Whether the next step ends a scene that is first to be seen with what happened in it. */
  #linger(): boolean {
    const next = this.#queue[0];
    if (!next?.events.length || !this.table || this.past || next === this.#ending) return false;
    const scene = this.scene(this.table);
    if (scene === null || scene === this.scene(next.table)) return false;
    const pause = this.#paceOf(next);
    if (!pause) return false;
    this.#ending = next;
    this.behind = true;
    this.fresh = next.events;
    this.#timer = setTimeout(this.#next, Math.max(pause, LINES * PACES[settings.pace]));
    return true;
  }

  #show(frame: Frame) {
    this.table = frame.table;
    // Before the match there are no views, so it begins everywhere at once.
    if (this.around?.status !== "playing") this.around = frame.table;
    if (frame.whole) {
      const from = frame.table.events_from;
      this.log = grown(
        this.log.filter((line) => line.ply < from),
        frame.events,
        null,
      );
      this.fresh = [];
    } else if (frame.events.length || frame.forget !== null) {
      this.log = grown(this.log, frame.events, frame.forget);
      this.fresh = frame.events;
    }
    if (frame === this.#last) this.past = false;
    afterFrame(() => {
      this.around = this.table;
      this.#remember();
    });
  }

  /** Whether nothing should move: then what was missed is told, not shown. */
  get #instant(): boolean {
    return still() || settings.pace === "instant";
  }

  get #key(): string {
    return `igroteka-seen-${this.id}`;
  }

  /** How far one has seen the match go. What was looked up in the log is further back. */
  get #seen(): number {
    return (this.peeked ? this.present : this.table)?.ply ?? NaN;
  }

  #remember() {
    if (!document.hidden && this.table) localStorage.setItem(this.#key, String(this.#seen));
  }

  /** While the page is hidden, everything waits; whoever comes back sees it. */
  #look = () => {
    if (document.hidden || this.asking) return;
    const last = this.#queue.at(-1);
    if (this.past || !last) {
      this.#remember();
      if (this.past && !this.#timer) this.play();
      return;
    }
    const told = this.#queue.reduce<Told[]>((lines, { events, forget }) => grown(lines, events, forget), []);
    this.#start(null, missed(told, 0, last.table.mine), last);
  };
}
