/** How long a mid phone takes (4x CPU slowdown): to the lobby, and from an answer to its effect on the screen. */
import { afterAll, beforeAll, test } from "vitest";
import { House, PHONE, type Visitor } from "../tests/browser/house";

const SLOWER = 4;
const TIMES = 12;
const SEATS = [{ kind: "me" }, { kind: "bot", bot: "regular" }];

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

function report(what: string, times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(0).padStart(6);
  console.log(`${what.padEnd(40)} median ${at(0.5)} ms   worst ${at(1)} ms   of ${times.length}`);
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

async function sit(visitor: Visitor, game: string, first: string) {
  const id = await visitor.makeTable({ game, players: 2, seats: SEATS, start: true, options: { first: "0" } });
  await visitor.page.goto(`/#/table/${id}`);
  await visitor.page.reload();
  await visitor.page.locator(`[data-move="${first}"]`).waitFor();
}

test("an answer in Dominion, and undo", async () => {
  const visitor = await phone();
  await sit(visitor, "dominion", "treasures");
  const answers: number[] = [];
  const undos: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await visitor.page.locator('[data-move="treasures"]').waitFor();
    answers.push(await effect(visitor, '[data-move="treasures"]'));
    undos.push(await effect(visitor, "[data-testid=undo]"));
  }
  report("Dominion: an answer shows after", answers);
  report("Dominion: undo shows after", undos);
  await visitor.context.close();
});

test("an answer in The Bronze Age", async () => {
  const visitor = await phone();
  const answers: number[] = [];
  for (let time = 0; time < TIMES / 2; time += 1) {
    await sit(visitor, "bronze_age", "roll");
    answers.push(await effect(visitor, '[data-move="roll"]'));
    await visitor.page.locator('[data-move="keep"]').waitFor();
    answers.push(await effect(visitor, '[data-move="keep"]'));
  }
  report("The Bronze Age: an answer shows after", answers);
  await visitor.context.close();
});
