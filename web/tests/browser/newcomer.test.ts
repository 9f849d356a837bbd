/** A newcomer's path: from the first page, by clicking what glows, to the end of a match. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, House, PHONE, type Visitor } from "./house";
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

/** Questions with one answer that wait for it; a beat is allowed. They are told when the match is over. */
async function watchForVain({ page }: Visitor): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const vain: string[] = [];
    Object.assign(window, { vain });
    let since = 0;
    setInterval(() => {
      const pieces = document.querySelectorAll<HTMLElement>("[data-move]:not(:disabled), [data-step], [data-ahead]");
      const answers = new Set([...pieces].map(({ dataset }) => dataset["move"] ?? dataset["step"] ?? dataset["ahead"]));
      since = document.querySelector(".bar.asked") && answers.size === 1 ? since + 1 : 0;
      if (since === 20) vain.push([...answers].join());
    }, 100);
  });
  return () => page.evaluate(() => (window as unknown as { vain: string[] }).vain);
}

// Much of it is waiting for what answers itself, so matches go side by side.
describe.concurrent.each(Object.keys(TASTES))("%s", (game) => {
  test.each([
    ["desktop", DESKTOP, "en", false],
    ["phone", PHONE, "ru", true],
  ] as const)("is played to the end at %s size", async (_, viewport, language, everything) => {
    const visitor = await house.visitor({ viewport, hasTouch: viewport === PHONE }, { language, everything });
    await visitor.sitDown(game);
    const vain = everything ? null : await watchForVain(visitor);
    const clicks = await visitor.playOut(TASTES[game] as (moves: string[]) => string);
    expect(clicks).toBeGreaterThan(10);
    await visitor.page.getByTestId("score-sheet").waitFor();
    const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
    expect(await vain?.(), "no question with one answer was asked").toEqual(everything ? undefined : []);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });
});
