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
    // The boxes of a project are parts of the piece that answers.
    const every = ":is([data-move], [data-step], [data-ahead]:not([data-move] *)):not(:disabled)";
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
      new Set(pieces.map(({ dataset }) => dataset["move"] ?? dataset["step"] ?? dataset["ahead"])).size;
    return {
      drawn: names(drawn),
      onTop: names(onTop),
      counted: [...document.querySelectorAll("[data-testid=elsewhere] button [aria-hidden]")].reduce(
        (sum, each) => sum + Number(each.textContent),
        0,
      ),
      windows: document.documentElement.scrollHeight / innerHeight,
      /** How much of what scrolls the question lies over. */
      over: ask && board && board.height > 0 ? Math.max(0, board.bottom - ask.top) : 0,
      wide: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

/** What isn't in sight is counted. */
async function allCounted(where: string) {
  await expect
    .poll(
      async () => {
        const { drawn, onTop, counted } = await seen();
        return counted - (drawn - onTop);
      },
      { message: `${where}: answers that are neither in sight nor counted` },
    )
    .toBeGreaterThanOrEqual(0);
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
        await allCounted(`${game} at ${size.width}x${size.height}`);
        const { drawn, onTop, windows, over, wide } = await seen();
        const where = `${game} at ${size.width}x${size.height}: ${onTop} of ${drawn} answers in sight`;
        expect(onTop, where).toBeGreaterThan(0);
        expect(windows, where).toBeLessThanOrEqual(1);
        expect(over, `${where}; the bar lies over the board`).toBeLessThanOrEqual(4);
        expect(wide, where).toBeLessThanOrEqual(0);
      }
    }
    for (const size of [SIZES[2], SIZES[1]] as (typeof SIZES)[number][]) {
      await page.setViewportSize(size);
      await tanya.still();
      await allCounted(`${game}, turned to ${size.width}x${size.height}`);
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
  const asked = await tanya.overhear("[data-testid=forced]");
  await pile.click();
  await page.getByRole("log").getByText("Tanya buys Estate").waitFor();
  await page.getByRole("log").getByText("Tanya cleans up").waitFor();
  expect((await asked()).join(" ")).toContain("Only one answer");
  expect(tanya.problems).toEqual([]);
});

test.each(["en", "ru"])("what is said in the bar moves neither the board nor the button, in %s", async (language) => {
  const viewport = SIZES[1] as (typeof SIZES)[0];
  const visitor = await house.visitor({ viewport }, { everything: false, language });
  const { page } = visitor;
  for (const [game, answer] of [
    ["dominion", '[data-ahead="treasures buy:copper"], [data-ahead="treasures buy:estate"]'],
    ["village", "[data-move^='take:harvest:']"],
  ] as const) {
    const body = { game, players: 2, seats: [{ kind: "me" }, BOTS[0]], start: true, options: { first: "0" } };
    await visitor.open(`/#/table/${await visitor.makeTable(body)}`);
    const piece = page.locator(answer).first();
    await piece.waitFor();
    await visitor.still();
    const tall = Math.round((await page.locator(".frame").boundingBox())?.height ?? 0);
    if (game === "dominion") {
      const end = page.locator("[data-move=end_turn]");
      const { x, y, width, height } = (await end.boundingBox()) as {
        x: number;
        y: number;
        width: number;
        height: number;
      };
      await end.click();
      await page.locator(".caution").waitFor();
      const there = await end.evaluate((button, [left, top]) => button.contains(document.elementFromPoint(left, top)), [
        x + width / 2,
        y + height / 2,
      ] as const);
      expect(there, "whoever is to press again finds it under the pointer").toBe(true);
    }
    // Measured in the very moment in which it is said: how long that lasts doesn't matter.
    await page.evaluate(() => {
      const heights: number[] = [];
      Object.assign(window, { heights });
      new MutationObserver(() => {
        if (document.querySelector("[data-testid=forced]"))
          heights.push(Math.round(document.querySelector(".frame")?.getBoundingClientRect().height ?? 0));
      }).observe(document.body, { childList: true, subtree: true });
    });
    const before = await visitor.ply();
    await piece.click();
    await expect.poll(() => visitor.ply()).toBeGreaterThan(before + 1);
    const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
    expect(heights.length, `${game}: something answered itself`).toBeGreaterThan(0);
    for (const each of heights) expect(Math.abs(each - tall), game).toBeLessThanOrEqual(2);
  }
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
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
  await page.reload();
  await page.getByTestId("undo").click();
  await page.locator('[data-move="treasures"]').waitFor();
  await expect.poll(() => cautious.ply(), { message: "though the page was loaded anew meanwhile" }).toBe(0);
  expect(await page.locator(".answers .main").innerText(), "ending the turn isn't the loudest").toContain("Treasures");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect.poll(() => cautious.ply(), { message: "and played again as one" }).toBe(2);
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

  test.each(SIZES)("with text twice as large, undo can be reached and answers are counted at $width", async (size) => {
    const { page } = tanya;
    await page.setViewportSize(size);
    await sit(game);
    await page.locator("[data-move]:not(:disabled), [data-step]").first().waitFor();
    // As the browser's own setting does it: what depends on the width of a letter notices, too.
    const letters = await tanya.context.newCDPSession(page);
    await letters.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.reload();
    await page.locator("[data-move]:not(:disabled), [data-step]").first().waitFor();
    await tanya.still();
    await allCounted(`${game} at ${size.width}x${size.height}`);
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
  const table = await sit("village");
  await page.getByTestId("settings").click();
  await page.getByTestId("settings-panel").getByTestId("language").selectOption("ru");
  await page.getByRole("dialog").getByText("Настройки").waitFor();
  await page.getByTestId("settings-panel").getByTestId("language").selectOption("en");
  await page.keyboard.press("Escape");
  await page.locator("[data-move^='take:']").first().click();
  const line = page.getByRole("log").getByRole("button", { name: /^Tanya takes/ });
  await line.waitFor();
  // While others move, what comes of it may call one back to the present: they have done so.
  const decides = async () => {
    const { to_act, ply, sights } = await tanya.ask("GET", `/api/tables/${table}`);
    return [to_act.join(), sights[0].moves.length > 1, (await tanya.ply()) === ply];
  };
  await expect.poll(decides).toEqual(["0", true, true]);
  await line.click();
  await page.getByTestId("prompt").getByText("how the table stood then").waitFor();
  expect(await line.getAttribute("aria-current")).toBe("true");
  await page.getByTestId("peeked").click();
  await page.getByTestId("peeked").waitFor({ state: "detached" });
  await page.keyboard.press("s");
  await page.getByText("As things stand").waitFor();
  await page.getByTestId("score-sheet").waitFor();
  expect(tanya.problems).toEqual([]);
});

test("whose turn it is, the bar and the players' row say at once, however long the next frame takes", async () => {
  const visitor = await house.visitor({}, { pace: "calm" });
  const { page } = visitor;
  const body = { game: "dominion", players: 2, seats: [{ kind: "me" }, BOTS[0]], start: true, options: { first: "0" } };
  await visitor.open(`/#/table/${await visitor.makeTable(body)}`);
  const end = page.locator("[data-move=end_turn]");
  await end.click();
  await page.locator(".caution").waitFor();
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await end.click();
  const turn = await page.waitForFunction(() => {
    const said = document.querySelector("[data-testid=prompt]")?.textContent ?? "";
    return said.includes("Waiting for") && (document.querySelector("li.turn .name")?.textContent ?? "nobody");
  });
  expect(await turn.jsonValue()).not.toContain("Tanya");
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
});

test("on a phone there are two lines for what an answer would bring, beside the tools, and the bar keeps its height", async () => {
  const visitor = await house.visitor({ viewport: { width: 390, height: 844 } }, { everything: false });
  const { page } = visitor;
  const body = { game: "village", players: 2, seats: [{ kind: "me" }, BOTS[0]], start: true, options: { first: "0" } };
  await visitor.open(`/#/table/${await visitor.makeTable(body)}`);
  await page.locator("[data-move^='take:']").first().waitFor();
  await visitor.still();
  const bar = page.getByTestId("question");
  const before = (await bar.boundingBox())?.height ?? 0;
  const ahead = page.getByTestId("ahead");
  // As long as it often is: both lines are full.
  const [cut, over] = await ahead.evaluate((said) => {
    said.textContent = "your prestige 10 → 12 · green cube 0";
    const { right, bottom } = said.getBoundingClientRect();
    const tools = document.querySelector(".back")?.getBoundingClientRect();
    return [said.scrollHeight - said.clientHeight, tools && right > tools.left && bottom > tools.top];
  });
  expect(cut, "all of it is to be read").toBeLessThanOrEqual(1);
  expect(await ahead.evaluate((said) => said.scrollWidth - said.clientWidth)).toBeLessThanOrEqual(0);
  expect(over, "and lies under no tool").toBe(false);
  expect(Math.abs(((await bar.boundingBox())?.height ?? 0) - before)).toBeLessThanOrEqual(1);
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
});
