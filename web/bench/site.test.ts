/** The site: how large it is, and how soon one can play, at first and later. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, test } from "vitest";
import { DESKTOP, PHONE, type Visitor } from "../tests/browser/house";
import { BUILT, Site } from "../tests/site/site";

const SLOWER = 4;

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
