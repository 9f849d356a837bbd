/** The site: how large it is, how soon one can play, at first and later, and how soon a bot has moved. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, test } from "vitest";
import { DESKTOP, PHONE, type Visitor } from "../tests/browser/house";
import { TASTES } from "../tests/browser/tastes";
import { BUILT, Site } from "../tests/site/site";

const SLOWER = 4;
/** So many answers are given before bots' moves are counted. */
const ANSWERS = 25;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

test("its size, compressed", () => {
  const sizes = new Map<string, number>();
  for (const path of files(BUILT)) {
    const content = readFileSync(path);
    const part = path.slice(BUILT.length + 1).split(/[-./]/)[0] === "python" ? path.slice(BUILT.length + 8) : "pages";
    const kind = part.split(/[-.]/)[0] ?? part;
    const size = /\.(pack|png|woff2)$/.test(path) ? content.length : gzipSync(content, { level: 9 }).length;
    sizes.set(kind, (sizes.get(kind) ?? 0) + size);
  }
  for (const [part, size] of sizes) console.log(`${part.padEnd(12)} ${(size / 1e6).toFixed(2)} MB`);
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(`${"all".padEnd(12)} ${(all / 1e6).toFixed(2)} MB`);
});

/** Milliseconds until the shelf is there, and until a match can be begun. */
async function timed(visitor: Visitor, what: string) {
  const { page } = visitor;
  const began = Date.now();
  await page.goto(site.address);
  await page.getByTestId("play-dominion").waitFor();
  const shelf = Date.now() - began;
  await page.getByTestId("coming").waitFor({ state: "detached" });
  console.log(`${what}: the shelf after ${shelf} ms, a match can begin after ${Date.now() - began} ms`);
}

test.each([
  ["desktop", DESKTOP, 1],
  ["phone, slowed down four times", PHONE, SLOWER],
] as const)("%s", async (what, viewport, rate) => {
  const visitor = await site.stranger({ viewport }, { pace: "instant" });
  const session = await visitor.context.newCDPSession(visitor.page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await timed(visitor, `${what}, first visit`);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);
  await visitor.page.reload();
  await timed(visitor, `${what}, later`);
  await visitor.context.close();
});

/** Milliseconds that each bot's move took, while somebody plays a while: from one change of the table to the next. */
async function botsMoves(visitor: Visitor, game: string): Promise<number[]> {
  await visitor.sitDown(game);
  await visitor.page.getByTestId("table").evaluate((table) => {
    const seen: [number, boolean][] = [];
    Object.assign(window, { seen });
    const asked = () => document.querySelector("[data-move]:not(:disabled)") !== null;
    new MutationObserver(() => seen.push([performance.now(), asked()])).observe(table, {
      attributeFilter: ["data-ply"],
    });
  });
  const prefer = TASTES[game] as (moves: string[]) => string;
  await visitor.playOut(prefer, ANSWERS).catch(() => null);
  const seen = await visitor.page.evaluate(() => (window as unknown as { seen: [number, boolean][] }).seen);
  return seen.slice(1).flatMap(([time], at) => (seen[at]![1] ? [] : [time - seen[at]![0]]));
}

test.each([
  ["desktop", DESKTOP, 1],
  ["phone, slowed down four times", PHONE, SLOWER],
] as const)("a move by regular, %s", async (what, viewport, rate) => {
  const visitor = await site.visitor({ viewport }, { pace: "instant" });
  const session = await visitor.context.newCDPSession(visitor.page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  for (const game of Object.keys(TASTES)) {
    const times = (await botsMoves(visitor, game)).toSorted((a, b) => a - b);
    const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? NaN).toFixed(0).padStart(5);
    console.log(`${what}, ${game.padEnd(10)} median ${at(0.5)} ms   worst ${at(1)} ms   of ${times.length}`);
  }
  await visitor.context.close();
});
