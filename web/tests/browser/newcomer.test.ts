/** A newcomer's path: from the first page, by clicking what glows, to the end of a match. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, House, PHONE } from "./house";
import { TASTES } from "./tastes";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test.each(Object.keys(TASTES))("%s is played by its questions alone, without its board", async (game) => {
  const visitor = await house.visitor({ viewport: PHONE }, { language: "ru" });
  const table = await visitor.sitDown(game);
  await visitor.page.goto(`/#/table/${table}?plain`);
  await visitor.page.locator("pre").waitFor();
  await visitor.clickAbout(40);
  expect(await visitor.ply()).toBeGreaterThan(5);
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
});

test("a new table marks whose name is known, and describes each bot once", async () => {
  const visitor = await house.visitor({ viewport: PHONE });
  const { page } = visitor;
  await page.goto("/#/new/dominion");
  await page.getByTestId("start").waitFor();
  const marks = () => page.locator("ol li svg text").allTextContents();
  expect(await marks(), "P as in Player").toEqual(["P", "", ""]);
  await page.getByLabel("Your name").fill("Tanya");
  await expect.poll(marks).toEqual(["T", "", ""]);
  expect(await page.locator("ol li .help").count()).toBe(1);
  await page.getByLabel("Which bot").last().selectOption("novice");
  await expect.poll(() => page.locator("ol li .help").count()).toBe(2);
  const [art, panel] = await page
    .locator("form :is(.art, .panel)")
    .evaluateAll((found) => found.map((each) => Math.round(each.getBoundingClientRect().width)));
  expect(art, "the picture is as wide as what lies below it").toBe(panel);
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
});

// Much of it is waiting for what answers itself, so matches go side by side.
describe.concurrent.each(Object.keys(TASTES))("%s", (game) => {
  test.each([
    ["desktop", DESKTOP, "en", false],
    ["phone", PHONE, "ru", true],
  ] as const)("is played to the end at %s size", async (_, viewport, language, everything) => {
    const visitor = await house.visitor({ viewport, hasTouch: viewport === PHONE }, { language, everything });
    await visitor.sitDown(game);
    // Whoever never gives an only answer comes to the end all the same.
    const vain: string[] = [];
    const clicks = await visitor.playOut(
      TASTES[game] as (moves: string[]) => string,
      900,
      everything ? undefined : vain,
    );
    expect(vain, "questions with one answer that wait for it").toEqual([]);
    expect(clicks).toBeGreaterThan(10);
    await visitor.page.getByTestId("score-sheet").waitFor();
    const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });
});
