/** The table without a server: all that one person or one screen can do, after the network is gone. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
/** Where records are saved. */
const kept = mkdtempSync(join(tmpdir(), "igroteka-site-"));
const people = new Map<string, Visitor>();

/** Whoever has this size; everybody came while there was a network. */
const with_ = (size: string) => people.get(size) as Visitor;

/** Which match a replay is of. */
const idOf = (url: string) => /#\/replay\/([^/?]+)/.exec(url)?.[1];

beforeAll(async () => {
  site = await Site.open();
  for (const [size, viewport, language] of SIZES)
    people.set(size, await site.visitor({ viewport, hasTouch: viewport === PHONE }, { language }));
  await site.cutNetwork();
});
afterAll(async () => {
  await site.close();
  rmSync(kept, { recursive: true });
});

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
    await visitor.page.locator('[data-move="treasures"]').waitFor();
    const before = await visitor.ply();
    await visitor.page.locator('[data-move="treasures"]').click();
    await expect.poll(() => visitor.ply(), { timeout: 120_000 }).toBeGreaterThan(before);
    const ply = await visitor.ply();
    await visitor.page.close();
    const page = await visitor.openTab();
    await page.goto(`${site.address}#/table/${table}`);
    await page.locator('[data-move^="buy:"]').first().waitFor();
    const seen = await page.getByTestId("table").getAttribute("data-ply");
    expect(Number(seen)).toBe(ply);
    expect(visitor.problems).toEqual([]);
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

  test("the guide explains a first match", async () => {
    const visitor = with_("desktop");
    const { page } = visitor;
    await page.goto("#/");
    await page.getByTestId("learn-bronze_age").click();
    await page.getByTestId("guide").waitFor();
    await page.goto("#/");
    expect(await page.getByTestId("keeps-nothing").count()).toBe(0);
    expect(visitor.problems).toEqual([]);
  });

  test.each(SIZES)("at %s size a match is looked back on, played on, and its record goes out and in", async (size) => {
    const visitor = with_(size);
    const { page } = visitor;
    await page.goto("#/");
    await page.locator('[href^="#/replay/"]').first().click();
    await page.getByTestId("replay").waitFor();
    await page.getByTestId("expert-view").click();
    await page.getByTestId("balance").waitFor();
    await expect.poll(() => page.getByTestId("expert-now").locator("li").count()).toBeGreaterThan(1);
    expect(await serious(page)).toEqual([]);

    const replay = page.url();
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: /record|запись/i }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^[a-z_]+-.{8}\.json$/);
    const file = join(kept, saved.suggestedFilename());
    await saved.saveAs(file);
    await page.getByTestId("scrub-next").click();
    await page.getByTestId("play-on").click();
    await page.waitForURL(/#\/table\//);
    // Against the same bots, which may have gone on.
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"]) >= 1,
    );

    await page.goto("#/");
    await page.locator('[href^="#/person/"]').click();
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByTestId("replay").waitFor();
    expect(idOf(page.url())).not.toBe(idOf(replay));
    expect(visitor.problems).toEqual([]);
    expect(site.strays).toEqual([]);
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
