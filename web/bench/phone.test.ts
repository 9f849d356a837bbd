/** How long a mid phone takes (4x CPU slowdown): to the lobby, and from an answer to its effect on the screen. */
import { afterAll, beforeAll, test } from "vitest";
import { House, PHONE, type Visitor } from "../tests/browser/house";

const SLOWER = 4;
const TIMES = 15;
const SEATS = [{ kind: "me" }, { kind: "bot", bot: "regular" }];

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

function report(what: string, times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(0).padStart(6);
  console.log(`${what.padEnd(34)} median ${at(0.5)} ms   worst ${at(1)} ms   of ${times.length}`);
}

async function phone(): Promise<Visitor> {
  const visitor = await house.visitor({ viewport: PHONE, hasTouch: true });
  const session = await visitor.context.newCDPSession(visitor.page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return visitor;
}

/** From a click to the frame that shows the next position. */
function effect(visitor: Visitor, selector: string): Promise<number> {
  return visitor.page.evaluate(
    (chosen) =>
      new Promise<number>((done) => {
        const table = document.querySelector<HTMLElement>("[data-testid=table]");
        const began = performance.now();
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
        });
        if (table) observer.observe(table, { attributes: true, attributeFilter: ["data-ply"] });
        document.querySelector<HTMLElement>(chosen)?.click();
      }),
    selector,
  );
}

test("the lobby", async () => {
  const times: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const visitor = await phone();
    const began = performance.now();
    await visitor.page.goto("/");
    await visitor.page.getByTestId("play-dominion").waitFor();
    times.push(performance.now() - began);
    await visitor.context.close();
  }
  report("the lobby can be used after", times);
});

test.each([
  ["dominion", ["treasures"], "undo"],
  ["bronze_age", ["roll", "keep"], null],
] as const)("an answer at %s", async (game, moves, undo) => {
  const visitor = await phone();
  const times: number[] = [];
  const backs: number[] = [];
  const wanted = undo ? 1 : TIMES;
  for (let table = 0; table < wanted; table += 1) {
    const body = { game, players: 2, seats: SEATS, start: true, options: { first: "0" } };
    const id = await visitor.makeTable(body);
    await visitor.page.goto(`/#/table/${id}`);
    await visitor.page.locator(`[data-testid=table] [data-move="${moves[0]}"]`).waitFor();
    for (let time = 0; time < (undo ? TIMES : 1); time += 1)
      for (const move of moves) {
        const answer = `[data-move="${move}"]`;
        await visitor.page.locator(answer).waitFor();
        times.push(await effect(visitor, answer));
        if (undo) backs.push(await effect(visitor, `[data-testid=${undo}]`));
      }
  }
  report(`${game}: ${moves.join(", ")} shows after`, times);
  if (undo) report(`${game}: undo shows after`, backs);
  await visitor.context.close();
});
