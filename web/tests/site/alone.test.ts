/** The table without a server: all that one person or one screen can do, after the network is gone. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serious } from "../browser/axe";
import { DESKTOP, PHONE, type Visitor } from "../browser/house";
import { TASTES } from "../browser/tastes";
import { isReady, Site } from "./site";

const SOAK = Boolean(process.env["IGROTEKA_SOAK"]);
/** Always one of each size and language; all games in both when there is time. */
const SIZES = [
  ["desktop", DESKTOP, "en"],
  ["phone", PHONE, "ru"],
] as const;
const MATCHES = Object.keys(TASTES).flatMap((game, number) =>
  SIZES.filter((_, size) => SOAK || size === number % 2).map((size) => [game, ...size] as const),
);

let site: Site;
const people = new Map<string, Visitor>();

/** Whoever has this size; everybody came while there was a network. */
const with_ = (size: string) => people.get(size) as Visitor;

beforeAll(async () => {
  site = await Site.open();
  for (const [size, viewport, language] of SIZES)
    people.set(size, await site.visitor({ viewport, hasTouch: viewport === PHONE }, { language }));
  await site.cutNetwork();
});
afterAll(() => site.close());

describe("without a network", () => {
  test.each(MATCHES)("%s is played to the end at %s size", async (game, size, viewport) => {
    const visitor = with_(size);
    await visitor.sitDown(game);
    const clicks = await visitor.playOut(TASTES[game] as (moves: string[]) => string);
    expect(clicks).toBeGreaterThan(10);
    await visitor.page.getByTestId("score-sheet").waitFor();
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    expect(visitor.problems).toEqual([]);
    expect(site.strays).toEqual([]);
  });

  test("a tab that is closed in mid-turn has lost nothing that was shown", async () => {
    const visitor = with_("desktop");
    const table = await visitor.sitDown("dominion");
    await visitor.page.locator('[data-move="treasures"]').click();
    await visitor.page.locator('[data-move^="buy:"]').first().waitFor();
    const ply = await visitor.ply();
    expect(ply).toBeGreaterThan(0);
    await visitor.page.close();
    const page = await visitor.context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`${site.address}#/table/${table}`);
    await page.locator('[data-move^="buy:"]').first().waitFor();
    const seen = await page.getByTestId("table").getAttribute("data-ply");
    expect(Number(seen)).toBe(ply);
    await page.close();
    people.set("desktop", Object.assign(visitor, { page: await visitor.context.newPage() }));
    visitor.page.setDefaultTimeout(120_000);
  });

  test("two at one screen sit down, with the curtain between them", async () => {
    const { page } = with_("phone");
    await page.goto("#/new/strasbourg");
    await page.locator("select.kind").nth(1).selectOption("hot");
    await page.getByTestId("start").click();
    await page.getByTestId("curtain").getByRole("button").click();
    const answers = page.locator("[data-move]:not(:disabled)");
    await answers.first().waitFor();
    expect(await serious(page)).toEqual([]);
  });

  test("the guide explains a first match; a finished one is replayed, looked back on and taken along", async () => {
    const visitor = with_("desktop");
    const { page } = visitor;
    await page.goto("#/");
    await page.getByTestId("learn-bronze_age").click();
    await page.getByTestId("guide").waitFor();
    await page.goto("#/");
    expect(await page.getByTestId("keeps-nothing").count()).toBe(0);
    await page.locator('[href^="#/replay/"]').first().click();
    await page.getByTestId("replay").waitFor();
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: /record/i }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.json$/);
    expect(visitor.problems).toEqual([]);
  });

  test("what needs others is not shown, and it is said where it is to be had", async () => {
    const { page } = with_("desktop");
    await page.goto("#/");
    await page.getByTestId("together").getByText("make play").waitFor();
    for (const gone of ["Ratings", "Join by link"]) expect(await page.getByText(gone, { exact: true }).count()).toBe(0);
    expect(await serious(page)).toEqual([]);
    await page.goto("#/new/village");
    await page.getByTestId("start").waitFor();
    expect(await page.locator("select.kind").first().locator("option").allTextContents()).toHaveLength(3);
    await page.goto("#/me");
    await isReady(page);
    expect(await page.locator("input[type=password]").count()).toBe(0);
  });
});
