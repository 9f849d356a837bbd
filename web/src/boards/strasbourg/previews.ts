/** What the answer under the pointer would bring to one's tasks: their progress in the view that the engine foresees. */
import type { Desk } from "../../table/desk";
import type { Printed, StrasbourgView } from "./logic";

export interface Step {
  task: string;
  before: number;
  after: number;
  need: number;
}

/** The tasks that come forward, and weren't done before. */
export function brought({ view, ahead, seat }: Pick<Desk<StrasbourgView, Printed>, "view" | "ahead" | "seat">): Step[] {
  const then = new Map((ahead?.seats[seat ?? -1]?.tasks ?? []).map((task) => [task.task, task.have]));
  return (view.seats[seat ?? -1]?.tasks ?? []).flatMap(({ task, kept, have, need, stands }) => {
    const after = then.get(task) ?? have;
    return kept && need != null && after > have && !stands ? [{ task, before: have, after, need }] : [];
  });
}
