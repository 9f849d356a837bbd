/** What undo has to offer: what somebody decided, never an only answer that gave itself. */
import { expect, test, vi } from "vitest";
import type { LiveTable } from "../../src/lib/live.svelte";
import { Answering } from "../../src/table/answering.svelte";
import type { Desk } from "../../src/table/desk";
import type { Stage } from "../../src/table/stage.svelte";

vi.mock("../../src/lib/settings.svelte", () => ({ settings: { everything: false } }));
vi.mock("../../src/lib/voice.svelte", () => ({ say: (key: string) => key }));

test("an only answer that gave itself after something had come to light can't be taken back; one that followed an act can", () => {
  const sight = { seat: 0, can_undo: false, can_redo: false, moves: [], view: {} };
  const table = { ply: 4, sights: [sight], mine: [0] };
  const stage = { table, present: table, own: () => undefined } as unknown as Stage;
  const live = { play: () => Promise.resolve() } as unknown as LiveTable;
  const desk = { seat: 0, moves: new Map([["no_reaction", {}]]), warns: () => null } as unknown as Desk;
  const answering = new Answering(stage, live, desk);

  answering.follow("no_reaction");
  sight.can_undo = true;
  expect(answering.canUndo).toBe(false);

  answering.play(["discard:estate"]);
  expect(answering.canUndo).toBe(true);
  answering.follow("no_reaction");
  expect(answering.canUndo, "with the act that it followed").toBe(true);
});
