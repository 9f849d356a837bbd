/** What happened while one was away: the table as one left it, played forward to the present; or told. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { House, type Visitor } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const BOARD = "[data-testid=table]";

async function at(visitor: Visitor, table: string, anew = false) {
  await visitor.page.goto(`/#/table/${table}`);
  if (anew) await visitor.page.reload();
  await visitor.page.locator(`${BOARD}, [data-testid=waiting-room]`).first().waitFor();
}

async function click(visitor: Visitor, ...moves: string[]) {
  for (const move of moves) {
    const before = await visitor.ply();
    await visitor.page.locator(`[data-move="${move}"]`).first().click();
    await past(visitor, before);
  }
}

/** Wait until more than so many moves are shown. */
async function past(visitor: Visitor, ply: number) {
  await visitor.page.waitForFunction(
    ([board, before]) => Number(document.querySelector<HTMLElement>(board as string)?.dataset["ply"]) > Number(before),
    [BOARD, ply] as const,
  );
}

/** With coins unspent one is asked whether one means it. */
async function endTurn(visitor: Visitor) {
  const before = await visitor.ply();
  await visitor.page.locator("[data-move=end_turn]").click();
  await visitor.page.locator(".caution").waitFor();
  await visitor.page.locator("[data-move=end_turn]").click();
  await past(visitor, before);
}

/** Tanya and Tolya at one table; it is Tolya's turn, and Tanya has gone to look at the ratings. */
async function apart(tanya: Visitor, tolya: Visitor): Promise<{ table: string; left: number }> {
  const table = await tanya.makeTable({ game: "dominion", players: 2, options: { first: "0" } });
  await at(tanya, table, true);
  await tolya.makeTable({ game: "dominion" });
  await at(tolya, table, true);
  await tolya.page.getByRole("button", { name: "Sit here" }).click();
  await tanya.page.getByRole("button", { name: "Start the match" }).click();
  await tanya.page.locator("[data-move=end_turn]").waitFor();
  await endTurn(tanya);
  await tolya.page.locator("[data-move=treasures]").waitFor();
  await tanya.page.getByText("Waiting for").waitFor();
  const left = await tanya.ply();
  await tanya.page.goto("/#/ratings");
  return { table, left };
}

/** A whole turn of Tolya's; the number of moves played by then. */
async function turn(tolya: Visitor): Promise<number> {
  await click(tolya, "treasures", "buy:copper", "end_turn");
  await tolya.page.getByText("Waiting for").waitFor();
  return tolya.ply();
}

/** Every ply that is shown from now on, in order. */
function watch(visitor: Visitor, until: number): Promise<number[]> {
  return visitor.page.evaluate(
    ([board, last]) =>
      new Promise<number[]>((done) => {
        const plies: number[] = [];
        const look = () => {
          const ply = Number(document.querySelector<HTMLElement>(board as string)?.dataset["ply"] ?? -1);
          if (ply >= 0 && plies.at(-1) !== ply) plies.push(ply);
          if (ply === last) done(plies);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [BOARD, until] as const,
  );
}

describe("whoever comes back", () => {
  let tanya: Visitor;
  let tolya: Visitor;
  beforeEach(async () => {
    tanya = await house.visitor({ reducedMotion: "no-preference" }, { pace: "calm" });
    tolya = await house.visitor();
  });
  afterEach(async () => {
    expect([...tanya.problems, ...tolya.problems]).toEqual([]);
    await tanya.context.close();
    await tolya.context.close();
  });

  test("sees the table as they left it, then one thing after the other, up to the present", async () => {
    const { table, left } = await apart(tanya, tolya);
    const now = await turn(tolya);
    await at(tanya, table);
    const { page } = tanya;
    const plies = watch(tanya, now);
    const away = page.getByTestId("away");
    await away.waitFor();
    expect(await tanya.ply()).toBe(left);
    expect(await page.locator("[data-place=played] [data-card]").count(), "nothing is played yet").toBe(0);
    expect(await tanya.glowing(), "nothing can be answered in the past").toEqual([]);
    expect(await page.getByRole("log").getByText("buys Copper").count()).toBe(0);
    expect(await page.title()).toContain("Your turn");
    await page.locator("[data-place=played] [data-card=copper]").first().waitFor();
    await page.locator(".flying").first().waitFor({ state: "attached" });
    await away.getByText("buys Copper").waitFor();
    expect(await plies).toEqual(Array.from({ length: now - left + 1 }, (_, step) => left + step));
    await page.locator("[data-move=treasures]").waitFor();
    expect(await page.getByRole("log").getByText("buys Copper").count()).toBe(1);
    await away.getByRole("button", { name: "Got it" }).click();
    await away.waitFor({ state: "detached" });
    await page.reload();
    await page.locator("[data-move=treasures]").waitFor();
    expect(await away.count(), "what was seen isn't shown again").toBe(0);
  });

  test.each(["a key", "a touch of the board", "the button"])("can end that at once by %s, and answer", async (how) => {
    const { table, left } = await apart(tanya, tolya);
    const now = await turn(tolya);
    await at(tanya, table);
    const { page } = tanya;
    await page.getByTestId("away").waitFor();
    expect(await tanya.ply()).toBe(left);
    if (how === "a key") await page.keyboard.press("1");
    else if (how === "the button") await page.getByRole("button", { name: "Skip to your turn" }).click();
    else await page.locator("[data-card=province]").first().click();
    await page.locator("[data-move=treasures]").waitFor();
    expect(await tanya.ply(), "nothing was answered by that").toBe(now);
    expect(await page.getByText(/Province costs/).count()).toBe(0);
    await page.keyboard.press("1");
    await past(tanya, now);
    expect(await page.getByTestId("away").count(), "whoever plays has seen enough").toBe(0);
  });

  test("is told rather than shown, if nothing should move", async () => {
    await tanya.page.emulateMedia({ reducedMotion: "reduce" });
    const { table } = await apart(tanya, tolya);
    const now = await turn(tolya);
    await at(tanya, table);
    await tanya.page.getByTestId("away").getByText("buys Copper").waitFor();
    expect(await tanya.ply()).toBe(now);
    await tanya.page.locator("[data-move=treasures]").waitFor();
  });

  test("has waited in a hidden page as well", async () => {
    const { table, left } = await apart(tanya, tolya);
    await at(tanya, table);
    const hide = (hidden: boolean) =>
      tanya.page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    const now = await turn(tolya);
    await tanya.page.waitForFunction(() => document.title.includes("Your turn"));
    expect(await tanya.ply()).toBe(left);
    const plies = watch(tanya, now);
    await hide(false);
    expect((await plies)[0]).toBe(left);
    await tanya.page.locator("[data-move=treasures]").waitFor();
    await tanya.page.getByTestId("away").getByText("buys Copper").waitFor();
  });
});

test("whoever lost the connection sees what was missed, and a spectator sees no hand on the way", async () => {
  const tanya = await house.visitor({ reducedMotion: "no-preference" }, { pace: "calm" });
  const tolya = await house.visitor();
  const { table, left } = await apart(tanya, tolya);
  const watcher = await house.visitor({ reducedMotion: "no-preference" }, { pace: "calm" });
  await watcher.makeTable({ game: "dominion" });
  await at(watcher, table, true);
  await watcher.context.setOffline(true);
  await watcher.page.evaluate(() => dispatchEvent(new Event("offline")));
  await watcher.page.getByText("The connection is lost").waitFor();
  const now = await turn(tolya);
  const plies = watch(watcher, now);
  await watcher.context.setOffline(false);
  await watcher.page.getByTestId("away").waitFor();
  expect(await watcher.page.locator("[data-place=hand]").count()).toBe(0);
  expect((await plies)[0]).toBe(left);
  expect((await plies).length).toBeGreaterThan(2);
  expect([...watcher.problems, ...tanya.problems]).toEqual([]);
  for (const visitor of [tanya, tolya, watcher]) await visitor.context.close();
});
