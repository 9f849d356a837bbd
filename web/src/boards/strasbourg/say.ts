/** Previews and lines of the scoring, in words. */
import type { Desk } from "../../table/desk";
import type { Source, StrasbourgView, Printed } from "./logic";
import type { Step } from "./previews";

type Told = Desk<StrasbourgView, Printed>;

/** "Tanya +6, Tolya +12", or that nobody gets anything. */
export function sharing(desk: Told, shares: readonly number[]): string {
  const got = shares.flatMap((share, seat) => (share ? [`${desk.names[seat]} +${share}`] : []));
  return got.join(", ") || desk.labels.say("nobody");
}

/** How far tasks would come. */
export function stepping(desk: Told, steps: readonly Step[]): string[] {
  return steps.map(({ task, before, after, need }) =>
    desk.labels.say("task-step", { task: desk.words.say(`task-${task}`), before, after, need }),
  );
}

/** What a line of the scoring is called. */
export function nameOf(desk: Told, source: Source): string {
  if (source.kind === "city") return desk.words.say("points-city");
  if (source.kind === "building") return desk.words.say(`building-${source.key}`);
  return desk.labels.say("site-chapel", { site: desk.words.say(`corner-${source.key}`) });
}
