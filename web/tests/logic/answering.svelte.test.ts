/** What is answered while the last answer's receipt is still on its way; and what undo takes back. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableSeen } from "../../src/lib/api";
import type { LiveTable } from "../../src/lib/live.svelte";
import type { Desk } from "../../src/table/desk";
import type { Stage } from "../../src/table/stage.svelte";

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: [] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

/** A table at which every move leads to the next ply, and where receipts come when they are sent. */
async function sitDown() {
  const { Answering } = await import("../../src/table/answering.svelte");
  const sight = { seat: 0, can_undo: false, can_redo: false, view: {}, moves: ["on"] };
  const table = { ply: 0, log: [], mine: [0], sights: [sight] };
  const played: string[] = [];
  const receipts: (() => void)[] = [];
  const stage = { table: table as unknown as TableSeen, present: null, own: () => undefined };
  const live = {
    play: (moves: string[], seat: number, follows: boolean) => {
      expect(seat).toBe(0);
      played.push([table.ply, ...moves, ...(follows ? ["follows"] : [])].join(" "));
      return new Promise<void>((done) => receipts.push(done));
    },
  };
  const desk = { seat: 0, moves: new Map([["on", {}]]), warns: () => null };
  const answering = new Answering(stage as unknown as Stage, live as unknown as LiveTable, desk as unknown as Desk);
  const receipt = async () => {
    receipts.shift()?.();
    await new Promise((later) => setTimeout(later));
  };
  return { table, sight, played, receipt, answering };
}

test("a second touch at the same position is none", async () => {
  const { table, played, receipt, answering } = await sitDown();
  answering.touch("on");
  answering.touch("on");
  table.ply = 1;
  await receipt();
  expect(played).toEqual(["0 on"]);
});

test("the next position is answered when it is seen, though the last receipt comes later", async () => {
  const { table, played, receipt, answering } = await sitDown();
  answering.touch("on");
  table.ply = 1;
  answering.touch("on");
  answering.touch("on");
  expect(played, "one after the other").toEqual(["0 on"]);
  await receipt();
  expect(played).toEqual(["0 on", "1 on"]);
});

test("what answers itself isn't forgotten over a late receipt, and yet can be stopped", async () => {
  const { table, played, receipt, answering } = await sitDown();
  answering.touch("on");
  table.ply = 1;
  answering.follow("on");
  await receipt();
  expect(played).toEqual(["0 on", "1 on follows"]);
  table.ply = 2;
  answering.follow("on");
  answering.hold();
  await receipt();
  expect(played, "'Wait' was pressed").toHaveLength(2);
});

test("an answer to a position that has passed meanwhile is not given", async () => {
  const { table, played, receipt, answering } = await sitDown();
  answering.touch("on");
  table.ply = 1;
  answering.touch("on");
  table.ply = 2;
  await receipt();
  expect(played).toEqual(["0 on"]);
});

test("what follows by itself is sent as such, so that one undo takes it back with the act", async () => {
  const { table, played, receipt, answering } = await sitDown();
  answering.touch("on");
  table.ply = 1;
  await receipt();
  answering.follow("on");
  table.ply = 2;
  await receipt();
  answering.touch("on");
  expect(played).toEqual(["0 on", "1 on follows", "2 on"]);
});
