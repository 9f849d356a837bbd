/** How long a mid phone takes (4x CPU slowdown): to the lobby, and from an answer to its effect on the screen. */
import { afterAll, beforeAll, describe, test } from "vitest";
import { House, PHONE, type Visitor } from "../tests/browser/house";
import { TASTES } from "../tests/browser/tastes";

const SLOWER = 4;
const ANSWERS = 40;
const BOT = { kind: "bot", bot: "regular" };
const GAMES = { dominion: 2, bronze_age: 2, strasbourg: 3, village: 2, my_village: 2 };

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

interface Timed {
  what: string;
  time: number;
}

function report(what: string, all: Timed[]) {
  const sorted = all.toSorted((a, b) => a.time - b.time);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)]?.time ?? NaN).toFixed(0).padStart(5);
  const slowest = sorted.slice(-3).map((each) => `${each.what} ${each.time.toFixed(0)}`);
  console.log(`${what.padEnd(28)} median ${at(0.5)} ms   worst ${at(1)} ms   of ${all.length}   ${slowest.reverse().join(", ")}`);
}

/** With motion, and others' moves shown at a pace that can be followed. */
async function phone(): Promise<Visitor> {
  const visitor = await house.visitor({ viewport: PHONE, hasTouch: true, reducedMotion: "no-preference" }, { pace: "brisk" });
  const session = await visitor.context.newCDPSession(visitor.page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return visitor;
}

/** From a click to the frame that shows the next position. Nothing, if the click answered nothing. */
function effect(visitor: Visitor, selector: string): Promise<number | null> {
  return visitor.page.evaluate(
    (chosen) =>
      new Promise<number | null>((done) => {
        const table = document.querySelector<HTMLElement>("[data-testid=table]");
        const began = performance.now();
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
        });
        if (table) observer.observe(table, { attributes: true, attributeFilter: ["data-ply"] });
        document.querySelector<HTMLElement>(chosen)?.click();
        setTimeout(() => done(null), 2_000);
      }),
    selector,
  );
}

test("the lobby", async () => {
  const times: Timed[] = [];
  for (let time = 0; time < 5; time += 1) {
    const visitor = await phone();
    const began = performance.now();
    await visitor.page.goto("/");
    await visitor.page.getByTestId("play-dominion").waitFor();
    times.push({ what: "", time: performance.now() - began });
    await visitor.context.close();
  }
  report("the lobby can be used after", times);
});

describe.each(Object.entries(GAMES))("%s", (game, players) => {
  test("answers, and undo", async () => {
    const visitor = await phone();
    const seats = [{ kind: "me" }, ...Array<object>(players - 1).fill(BOT)];
    const id = await visitor.makeTable({ game, players, seats, start: true, options: { first: "0" } });
    await visitor.page.goto(`/#/table/${id}`);
    await visitor.page.reload();
    const answers: Timed[] = [];
    const undos: Timed[] = [];
    while (answers.length < ANSWERS) {
      await visitor.page.locator("[data-move]:not(:disabled), [data-testid=result]").first().waitFor({ state: "attached" });
      if (await visitor.page.getByTestId("result").count()) break;
      await visitor.page.waitForTimeout(300);
      const move = TASTES[game]?.(await visitor.glowing());
      const time = move ? await effect(visitor, `[data-move="${move}"]`) : null;
      if (move && time !== null) answers.push({ what: move, time });
      if (answers.length % 5) continue;
      await visitor.page.waitForTimeout(300);
      const back = await effect(visitor, "[data-testid=undo]:not(:disabled)");
      if (back !== null) undos.push({ what: move ?? "", time: back });
    }
    report(`${game}: an answer`, answers);
    if (undos.length) report(`${game}: undo`, undos);
    await visitor.context.close();
  });
});
