/** How long a mid phone takes (4x CPU slowdown): to the lobby, and from an answer to its effect on the screen. */
import { afterAll, beforeAll, describe, test } from "vitest";
import { House, PHONE, type Visitor } from "../tests/browser/house";
import { TASTES } from "../tests/browser/tastes";

const SLOWER = 4;
const ANSWERS = 40;
/** Until what has come into sight is drawn, and others' moves have been shown. */
const SETTLED = 300;
const REST = 80;
const BOT = { kind: "bot", bot: "regular" };
const ALL = { dominion: 2, bronze_age: 2, strasbourg: 3, village: 2, my_village: 2 };
/** `GAME=dominion make bench-web` measures one. */
const GAMES = Object.entries(ALL).filter(([game]) => game === (process.env["GAME"] ?? game));

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Of browsers' `scheduler`, what TypeScript doesn't know yet. */
interface Scheduler {
  postTask(work: () => void, how: { priority: "user-blocking" }): Promise<void>;
}

interface Timed {
  what: string;
  time: number;
}

function report(what: string, all: Timed[]) {
  const sorted = all.toSorted((a, b) => a.time - b.time);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)]?.time ?? NaN).toFixed(0).padStart(5);
  const slowest = sorted.slice(-3).map((each) => `${each.what} ${each.time.toFixed(0)}`);
  console.log(
    `${what.padEnd(28)} median ${at(0.5)} ms   three of four ${at(0.75)} ms   worst ${at(1)} ms   of ${all.length}   ${slowest.reverse().join(", ")}`,
  );
}

/** With motion, and others' moves shown at a pace that can be followed. */
async function phone(): Promise<Visitor> {
  const visitor = await house.visitor(
    { viewport: PHONE, hasTouch: true, reducedMotion: "no-preference" },
    { pace: "brisk" },
  );
  const session = await visitor.context.newCDPSession(visitor.page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return visitor;
}

/** As a finger does it: it rests for a moment. */
async function tap(visitor: Visitor, at: { x: number; y: number }) {
  const session = await visitor.context.newCDPSession(visitor.page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await visitor.page.waitForTimeout(REST);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** To the frame that shows the next position, from the finger's lifting and from the click that the browser makes of it. */
interface Effect {
  lifted: number;
  clicked: number;
}

/** Taps. Nothing, if that answered nothing. */
async function effect(visitor: Visitor, selector: string): Promise<Effect | null> {
  const { page } = visitor;
  // Nobody taps what is out of sight.
  const sought = page.locator(selector).first();
  if (!(await sought.count())) return null;
  await sought.evaluate((piece) => piece.scrollIntoView({ block: "center", inline: "center", behavior: "instant" }));
  await page.waitForTimeout(SETTLED);
  const at = await sought.evaluate((piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    Object.assign(window, {
      effect: new Promise<Effect | null>((done) => {
        let [lifted, clicked] = [0, 0];
        const once = { capture: true, once: true };
        addEventListener("pointerup", (event) => (lifted = event.timeStamp), once);
        // Right behind the frame that shows the change: before the next one begins its work, of which the first thing is
        // this, and before bots' moves that may have come in the meantime.
        let changed = false;
        const shown = () =>
          done({ lifted: performance.now() - (lifted || clicked), clicked: performance.now() - clicked });
        const { scheduler } = window as unknown as { scheduler: Scheduler };
        const frame = () => {
          if (!changed) {
            requestAnimationFrame(frame);
            return;
          }
          requestAnimationFrame(shown);
          void scheduler.postTask(shown, { priority: "user-blocking" });
        };
        const click = () => {
          clicked = performance.now();
          requestAnimationFrame(frame);
        };
        addEventListener("click", click, once);
        const observer = new MutationObserver(() => {
          observer.disconnect();
          changed = true;
        });
        const table = document.querySelector("[data-testid=table]");
        if (table) observer.observe(table, { attributes: true, attributeFilter: ["data-ply"] });
        setTimeout(() => done(null), 2_000);
      }),
    });
    return piece.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  });
  if (at) await tap(visitor, at);
  else await sought.evaluate((piece) => (piece as HTMLElement).click());
  return page.evaluate(() => (window as unknown as { effect: Promise<Effect | null> }).effect);
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

describe.each(GAMES)("%s", (game, players) => {
  test("answers, and undo", async () => {
    const visitor = await phone();
    const seats = [{ kind: "me" }, ...Array<object>(players - 1).fill(BOT)];
    const id = await visitor.makeTable({ game, players, seats, start: true, options: { first: "0" } });
    await visitor.page.goto(`/#/table/${id}`);
    await visitor.page.reload();
    const answers: Timed[] = [];
    const clicks: Timed[] = [];
    const undos: Timed[] = [];
    while (answers.length < ANSWERS) {
      await visitor.page
        .locator("[data-move]:not(:disabled), [data-testid=result]")
        .first()
        .waitFor({ state: "attached" });
      if (await visitor.page.getByTestId("result").count()) break;
      await visitor.page.waitForTimeout(SETTLED);
      const move = TASTES[game]?.(await visitor.glowing());
      const shown = move ? await effect(visitor, `[data-move="${move}"]`) : null;
      if (move && shown) {
        answers.push({ what: move, time: shown.lifted });
        clicks.push({ what: move, time: shown.clicked });
      }
      if (answers.length % 5) continue;
      await visitor.page.waitForTimeout(SETTLED);
      const back = await effect(visitor, "[data-testid=undo]:not(:disabled)");
      if (back) undos.push({ what: move ?? "", time: back.lifted });
    }
    report(`${game}: an answer`, answers);
    report(`${game}: from the click`, clicks);
    if (undos.length) report(`${game}: undo`, undos);
    await visitor.context.close();
  });
});
