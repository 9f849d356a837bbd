/** What a table tells, put together: the log, what was missed, and the table as it was. */
import type { Missed, TableSeen, Told } from "../lib/api";
import type { Frame } from "../lib/live.svelte";
import { patched } from "../lib/patch";

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

/** What was missed as frames: the table as it was, then step by step as it went on. Nothing can be answered in them. */
export function rewound(present: TableSeen, told: Missed): Frame[] {
  const then = { ...present, status: "playing" as const, outcome: null, guide: null };
  const frames: Frame[] = [{ table: { ...then, ...told.since }, events: [], forget: null, whole: false }];
  let glimpse = told.since;
  for (const { patches, events } of told.steps) {
    glimpse = patched(glimpse, patches);
    frames.push({ table: { ...then, ...glimpse }, events, forget: null, whole: false });
  }
  return frames;
}
