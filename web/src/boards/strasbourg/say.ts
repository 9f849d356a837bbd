/** Previews and lines of the scoring, in words. */
import { does, type Signed } from "../../lib/tip.svelte";
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

/** What an answer does, and the money that one would have then, as the engine foresees it. */
export function paying({ ahead, labels, seat }: Told, what: string): Signed {
  const money = ahead?.seats[seat ?? -1]?.money;
  return does(money == null ? what : `${what}. ${labels.say("money-left", { n: money })}`);
}

/** What a line of the scoring is called. */
export function nameOf(desk: Told, source: Source): string {
  if (source.kind === "city") return desk.words.say("points-city");
  if (source.kind === "building") return desk.words.say(`building-${source.key}`);
  return desk.labels.say("site-chapel", { site: desk.words.say(`corner-${source.key}`) });
}
