/** After the match: replay, deep links, playing on; and that the first load is small. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { House, type Visitor } from "./house";
import { PYTHON } from "./server";
import { TASTES } from "./tastes";

const FIRST_LOAD = 150 * 1024;
const A_TABLE = 120 * 1024;

let house: House;
let tanya: Visitor;
let table: string;
beforeAll(async () => {
  house = await House.open();
  tanya = await house.visitor();
  table = await tanya.sitDown("bronze_age");
  await tanya.playOut(TASTES["bronze_age"] as (moves: string[]) => string);
});
afterAll(() => house.close());

describe("a replay", () => {
  test("is opened from the result, stepped, scrubbed and seen by others' eyes", async () => {
    const { page } = tanya;
    await page.getByTestId("to-replay").click();
    const replay = page.getByTestId("replay");
    await replay.waitFor();
    await page.getByText("The beginning").waitFor();
    // By one's own eyes at first.
    await page.getByTestId("scrub-next").click();
    await page.waitForURL(/\/1\?seat=0$/);
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/\/2\?seat=0$/);
    await page.keyboard.press("End");
    await page.getByTestId("score-sheet").waitFor();
    await page.keyboard.press("Home");
    await page.getByText("The beginning").waitFor();
    await page.getByLabel("Point of view").selectOption({ index: 2 });
    await page.waitForURL(/seat=1/);
    await page.getByLabel("Decision", { exact: true }).fill("7");
    await page.waitForURL(/\/7\?seat=1/);
    expect(tanya.problems).toEqual([]);
  });

  test("is opened from one's history by one's own eyes, too", async () => {
    const { page } = tanya;
    await page.goto("./");
    await page.getByRole("link", { name: "History" }).click();
    await page.getByRole("link", { name: "Replay" }).first().click();
    await page.waitForURL(/#\/replay\/[^/]+\/0\?seat=0$/);
    await page.getByTestId("replay").waitFor();
  });

  test("has a link to every position, for others too", async () => {
    const tolya = await house.visitor();
    await tolya.makeTable({ game: "dominion" });
    await tolya.open(`/#/replay/${table}/5?seat=0`);
    await tolya.page.locator("[data-testid=replay][data-ply='5']").waitFor();
    await tolya.context.close();
  });

  test("can be played on from", async () => {
    const { page } = tanya;
    await page.goto(`/#/replay/${table}/9`);
    await page.getByTestId("play-on").click();
    await page.waitForURL(/#\/table\//);
    // Against the same bot, which may have gone on.
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"]) >= 9,
    );
  });
});

test("how a tie was broken is in sight with the result, and in the bar, at every size", async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await visitor.makeTable({ game: "dominion" });
  const printed = execFileSync(PYTHON, [join(import.meta.dirname, "tied.py")], {
    env: { ...process.env, IGROTEKA_PURE: process.env["IGROTEKA_PURE"] ?? "1" },
    encoding: "utf8",
  });
  const { id } = await visitor.ask("POST", "/api/records", { record: JSON.parse(printed) });
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visitor.open(`/#/table/${id}`);
    for (const place of ["result", "over"]) {
      const why = page.getByTestId(place).getByText(/turns/).first();
      await why.waitFor();
      const inSight = () =>
        why.evaluate((each) => {
          // A sentence may begin where another ends: each of its lines by itself.
          return [...each.getClientRects()].every(({ left, top, width, height }) =>
            each.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
          );
        });
      await expect.poll(inSight, { message: `${place} at ${width}` }).toBe(true);
    }
  }
  const told = await page.getByTestId("over").getByRole("status").innerText();
  expect(told, "each sentence has its end, and a space before the next").toMatch(/ won[.!] .*\.$/);
  expect(told).not.toMatch(/[.!]\S/);
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
});

describe("size", () => {
  /** How many bytes of script and style come over the line from now on, compressed as they are. */
  async function weighed({ context, page }: Visitor): Promise<() => number> {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const kinds = new Map<string, string>();
    let bytes = 0;
    session.on("Network.responseReceived", (event) => kinds.set(event.requestId, event.type));
    session.on("Network.loadingFinished", (event) => {
      if (["Script", "Stylesheet"].includes(kinds.get(event.requestId) ?? "")) bytes += event.encodedDataLength;
    });
    return () => bytes;
  }

  test("the first load has at most 150 KB of compressed script and style, and no board", async () => {
    const visitor = await house.visitor();
    const bytes = await weighed(visitor);
    const scripts: string[] = [];
    visitor.page.on("request", (request) => scripts.push(request.url()));
    await visitor.page.goto("/");
    await visitor.page.getByTestId("play-dominion").waitFor();
    await expect.poll(bytes).toBeGreaterThan(10_000);
    expect(bytes()).toBeLessThan(FIRST_LOAD);
    expect(scripts.filter((url) => /dominion-|bronze_age-|strasbourg-/.test(url))).toEqual([]);
    await visitor.context.close();
  });

  test.each(Object.keys(TASTES))("a table of %s with its art has at most 120 KB more", async (game) => {
    const visitor = await house.visitor();
    const seats = [{ kind: "me" }, ...Array<object>(2).fill({ kind: "bot", bot: "regular" })];
    const made = await visitor.makeTable({ game, players: 3, seats, start: true, options: { first: "0" } });
    await visitor.open("/");
    await visitor.page.getByTestId(`play-${game}`).waitFor();
    const bytes = await weighed(visitor);
    await visitor.page.goto(`/#/table/${made}`);
    await visitor.page.locator("[data-move], [data-step]").first().waitFor();
    await expect.poll(bytes).toBeGreaterThan(10_000);
    expect(bytes()).toBeLessThan(A_TABLE);
    await visitor.context.close();
  });
});
