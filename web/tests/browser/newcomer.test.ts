/** A newcomer's path: from the first page, by clicking what glows, to the end of a match. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, House, PHONE } from "./house";
import { TASTES } from "./tastes";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("games without a board are played by their questions", async () => {
  const { games } = (await (await fetch(`${house.address}/api/games`)).json()) as { games: { key: string }[] };
  const plain = games.map((game) => game.key).filter((key) => !(key in TASTES));
  for (const game of plain) {
    const visitor = await house.visitor({ viewport: PHONE }, { language: "ru" });
    await visitor.sitDown(game);
    await visitor.clickAbout(60);
    expect(await visitor.ply(), game).toBeGreaterThan(5);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  }
});

describe.each(Object.keys(TASTES))("%s", (game) => {
  test.each([
    ["desktop", DESKTOP, "en"],
    ["phone", PHONE, "ru"],
  ] as const)("is played to the end at %s size", async (_, viewport, language) => {
    const visitor = await house.visitor({ viewport, hasTouch: viewport === PHONE }, { language });
    await visitor.sitDown(game);
    const clicks = await visitor.playOut(TASTES[game] as (moves: string[]) => string);
    expect(clicks).toBeGreaterThan(10);
    await visitor.page.getByTestId("score-sheet").waitFor();
    const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });
});
