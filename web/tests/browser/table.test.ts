/** The table: nothing hidden, nothing asked in vain. At three sizes, in all five games. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { House, type Visitor } from "./house";
import { TASTES } from "./tastes";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const GAMES = Object.keys(TASTES);
const BOTS = [
  { kind: "bot", bot: "regular" },
  { kind: "bot", bot: "regular" },
];

let house: House;
let tanya: Visitor;
beforeAll(async () => {
  house = await House.open();
  tanya = await house.visitor({}, { everything: false });
});
afterAll(() => house.close());

async function sit(game: string): Promise<string> {
  const body = { game, players: 3, seats: [{ kind: "me" }, ...BOTS], start: true, options: { first: "0" } };
  const table = await tanya.makeTable(body);
  await tanya.open(`/#/table/${table}`);
  await tanya.page.getByTestId("table").waitFor();
  return table;
}

/** What can be seen of the answers: how many are in sight and on top, and how many are said to be elsewhere. */
function seen() {
  return tanya.page.evaluate(() => {
    const every = ":is([data-move], [data-step], [data-ahead]):not(:disabled)";
    const answers = [...document.querySelectorAll<HTMLElement>(every)];
    const drawn = answers.filter((each) => each.getClientRects().length > 0);
    const onTop = drawn.filter((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return at !== null && (each.contains(at) || at.contains(each));
    });
    const ask = document.querySelector(".table > .ask")?.getBoundingClientRect();
    const board = document.querySelector(".table > .scroll")?.getBoundingClientRect();
    // A move may be touched in two places; one of them is enough.
    const names = (pieces: HTMLElement[]) =>
      new Set(pieces.map(({ dataset }) => dataset["move"] ?? dataset["step"] ?? dataset["ahead"]?.split(" ").at(-1)))
        .size;
    return {
      drawn: names(drawn),
      onTop: names(onTop),
      counted: [...document.querySelectorAll("[data-testid=elsewhere] button")].length,
      windows: document.documentElement.scrollHeight / innerHeight,
      /** How much of what scrolls the question lies over. */
      over: ask && board && board.height > 0 ? Math.max(0, board.bottom - ask.top) : 0,
      wide: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

describe.each(GAMES)("%s", (game) => {
  test("answers are in sight and on top, the rest is counted; the window holds the table; the end shows itself", async () => {
    const table = await sit(game);
    const { page } = tanya;
    for (const until of [/./, /^(build|buy|serve|act|reveal|discard|pay)\b/]) {
      await tanya.playOn(table, [/^(treasures|keep|roll|done|end)/, /./], until);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.reload();
        await page.locator("[data-move], [data-step]").first().waitFor();
        await tanya.still();
        const { drawn, onTop, counted, windows, over, wide } = await seen();
        const where = `${game} at ${size.width}x${size.height}: ${onTop} of ${drawn} answers in sight`;
        expect(onTop, where).toBeGreaterThan(0);
        if (onTop < drawn) expect(counted, `${where}; the others are counted`).toBeGreaterThan(0);
        expect(windows, where).toBeLessThanOrEqual(1);
        expect(over, `${where}; the bar lies over the board`).toBeLessThanOrEqual(4);
        expect(wide, where).toBeLessThanOrEqual(0);
      }
    }
    await tanya.page.evaluate((id) => fetch(`/api/tables/${id}/concede`, { method: "POST", body: "{}" }), table);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.reload();
      const result = page.getByTestId("result");
      await result.waitFor();
      await page.getByTestId("over").getByText("The match is over").waitFor();
      await tanya.still();
      const box = await result.getByRole("heading").first().boundingBox();
      expect(box?.y, `${game}: the result at ${size.width}`).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
      const total = await result.getByTestId("score-sheet").locator("tfoot").boundingBox();
      const bar = await page.getByTestId("over").boundingBox();
      expect((total?.y ?? Infinity) + (total?.height ?? 0), `${game}: the totals at ${size.width}`).toBeLessThanOrEqual(
        bar?.y ?? 0,
      );
    }
    expect(tanya.problems).toEqual([]);
  });
});

test("a question with one answer says so, and answers itself", async () => {
  await tanya.page.setViewportSize({ width: 1280, height: 800 });
  await sit("dominion");
  const { page } = tanya;
  // A pile that the Treasures in hand pay: they are played, it is bought, and what then is left to do is done.
  const pile = page.locator('[data-ahead="treasures buy:estate"]');
  await page.evaluate(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    new MutationObserver(() => {
      const said = document.querySelector("[data-testid=forced]")?.textContent;
      if (said) asked.push(said);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await pile.click();
  await page.getByRole("log").getByText("Tanya buys Estate").waitFor();
  await page.getByRole("log").getByText("Tanya cleans up").waitFor();
  const said = await page.evaluate(() => (window as unknown as { asked: string[] }).asked.join(" "));
  expect(said).toContain("Only one answer");
  expect(tanya.problems).toEqual([]);
});

test("several moves that were one act are taken back by one undo", async () => {
  const cautious = await house.visitor({}, { everything: true });
  const { page } = cautious;
  const body = { game: "dominion", players: 3, seats: [{ kind: "me" }, ...BOTS], start: true, options: { first: "0" } };
  const table = await cautious.makeTable(body);
  await cautious.open(`/#/table/${table}`);
  await page.locator('[data-ahead="treasures buy:estate"]').click();
  await page.getByRole("log").getByText("Tanya buys Estate").waitFor();
  expect(await page.getByTestId("forced").count(), "whoever wants to be asked everything is").toBe(0);
  await page.getByTestId("undo").click();
  await page.locator('[data-move="treasures"]').waitFor();
  await expect.poll(() => cautious.ply()).toBe(0);
  expect(await page.locator(".answers .main").innerText(), "ending the turn isn't the loudest").toContain("Treasures");
  expect(cautious.problems).toEqual([]);
  await cautious.context.close();
});

describe.each(GAMES)("%s", (game) => {
  test("the first answer is three Tabs away at most", async () => {
    await tanya.page.setViewportSize(SIZES[1] as (typeof SIZES)[0]);
    await sit(game);
    const { page } = tanya;
    await page.locator("[data-move]:not(:disabled), [data-step]").first().waitFor();
    const answers = () => page.evaluate(() => document.activeElement?.matches("[data-move], [data-step]") ?? false);
    let tabs = 0;
    while (tabs < 4 && !(await answers())) {
      tabs += 1;
      await page.keyboard.press("Tab");
    }
    expect(tabs).toBeLessThanOrEqual(3);
  });

  test.each(SIZES)("with text twice as large, undo can be reached at $width", async (size) => {
    const { page } = tanya;
    await page.setViewportSize(size);
    await sit(game);
    await page.locator("[data-move]:not(:disabled), [data-step]").first().waitFor();
    // As the browser's own setting does it: what depends on the width of a letter notices, too.
    const letters = await tanya.context.newCDPSession(page);
    await letters.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await tanya.still();
    const undo = page.getByTestId("undo");
    await undo.scrollIntoViewIfNeeded();
    const reached = await undo.evaluate((button) => {
      const { left, top, width, height, right, bottom } = button.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && button.contains(at);
    });
    expect(reached, `${game} at ${size.width}x${size.height}`).toBe(true);
    await letters.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  });
});

test("settings are a gear at the table and on the shelf; a line of the log shows its moment", async () => {
  const { page } = tanya;
  await page.goto("/#/");
  await page.getByTestId("settings").click();
  await page.getByTestId("settings-panel").getByText("Quiet sounds").waitFor();
  await page.keyboard.press("Escape");
  await sit("village");
  await page.getByTestId("settings").click();
  await page.getByTestId("settings-panel").getByTestId("language").selectOption("ru");
  await page.getByRole("dialog").getByText("Настройки").waitFor();
  await page.getByTestId("settings-panel").getByTestId("language").selectOption("en");
  await page.keyboard.press("Escape");
  await page.locator("[data-move^='take:']").first().click();
  const line = page.getByRole("log").getByRole("button", { name: /^Tanya takes/ });
  // While others move, what comes of it may call one back to the present.
  const peeked = page.getByTestId("peeked");
  await expect
    .poll(
      async () => {
        if (!(await peeked.isVisible())) await line.click();
        return peeked.isVisible();
      },
      { interval: 500 },
    )
    .toBe(true);
  await peeked.getByRole("button").click();
  await page.getByTestId("peeked").waitFor({ state: "detached" });
  await page.keyboard.press("s");
  await page.getByText("As things stand").waitFor();
  await page.getByTestId("score-sheet").waitFor();
  expect(tanya.problems).toEqual([]);
});
