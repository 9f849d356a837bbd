/**
 * A desk that shows each position a frame later than the board around it does: for the parts of a board that change with
 * nearly every answer but aren't where its effect is looked for. The rest is on the screen sooner then.
 */
import { afterFrame } from "../lib/frame";
import type { Desk, View } from "./desk";

/** To be called while a component is being made. Touching is always about the present. */
export function later<V extends View, Printed>(desk: Desk<V, Printed>): Desk<V, Printed> {
  let view = $state.raw(desk.view);
  let moves = $state.raw(desk.moves);
  $effect(() => {
    void desk.view;
    void desk.moves;
    afterFrame(() => {
      view = desk.view;
      moves = desk.moves;
    });
  });
  return Object.create(desk, { view: { get: () => view }, moves: { get: () => moves } }) as Desk<V, Printed>;
}
