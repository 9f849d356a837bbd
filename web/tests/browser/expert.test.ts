/** The expert: a hint at the table, and its view of a replay. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { serious } from "./axe";
import { DESKTOP, House, PHONE, type Sight, type Visitor } from "./house";

let house: House;
let tanya: Visitor;
beforeAll(async () => {
  house = await House.open();
  tanya = await house.visitor();
});
afterAll(() => house.close());

test("a hint is asked for by key, costs the rating, glows, and can be played", async () => {
  const { page } = tanya;
  const seats = [{ kind: "me" }, { kind: "bot", bot: "regular" }];
  const table = await tanya.makeTable({ game: "dominion", players: 2, seats, start: true, options: { first: "0" } });
  await tanya.open(`/#/table/${table}`);
  await page.getByTestId("hint").waitFor();
  await page.keyboard.press("h");
  await page.getByText("After a hint it won't count any more").waitFor();
  await page.getByTestId("hint-anyway").click();
  const advice = page.getByTestId("advice");
  const first = advice.locator("[data-ahead]").first();
  await first.waitFor();
  expect(await page.getByTestId("hint-says").textContent()).toMatch(/The expert would play.* Why: \S/);
  // Not that Treasures are to be laid out, but what is to be bought: one touch of the pile does both.
  const acts = await first.getAttribute("data-ahead");
  expect(acts).toMatch(/^treasures buy:/);
  const outline = await page
    .locator(`.frame [data-ahead="${acts}"]`)
    .evaluate((piece) => getComputedStyle(piece).outlineStyle);
  expect(outline).toBe("dashed");
  for (const [viewport, colorScheme] of [
    [DESKTOP, "light"],
    [PHONE, "dark"],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    expect(await serious(tanya.page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
  const before = await tanya.ply();
  await first.click();
  await page.waitForFunction(
    (ply) => Number(document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"]) > ply,
    before,
  );
  await advice.waitFor({ state: "detached" });
  await page.keyboard.press("m");
  await page.getByText("the expert gave a hint").waitFor();
  expect(tanya.problems).toEqual([]);
});

test("the expert's view lies under the scrub bar, and leads to the decisions", async () => {
  const { page } = tanya;
  await page.setViewportSize(DESKTOP);
  const seats = [{ kind: "me" }, { kind: "hot", name: "Tolya" }];
  const table = await tanya.makeTable({ game: "dominion", players: 2, seats, start: true, options: { first: "0" } });
  for (let ply = 0; ply < 12; ply += 1) {
    const { to_act, sights } = await tanya.ask("GET", `/api/tables/${table}`);
    const { seat, moves } = (sights as Sight[]).find((each) => each.seat === to_act[0])!;
    await tanya.ask("POST", `/api/tables/${table}/moves`, { ply, seat, moves: [moves.at(-1)] });
  }
  await tanya.ask("POST", `/api/tables/${table}/concede`, {});
  await tanya.open(`/#/replay/${table}/0`);
  await page.getByTestId("expert-view").click();
  await page.getByTestId("curve").waitFor();
  await page.getByText("All of it as a table").waitFor();
  await expect.poll(() => page.getByTestId("expert-now").locator("li").count()).toBe(2);
  await tanya.still();
  const box = await page.getByTestId("curve").boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.5, (box?.y ?? 0) + 20);
  await page.locator("[data-testid=curve-now][data-ply='6']").waitFor({ state: "attached" });
  await page.keyboard.press("ArrowRight");
  await page.locator("[data-testid=curve-now][data-ply='7']").waitFor({ state: "attached" });
  await expect.poll(() => page.getByTestId("verdict").count()).toBe(1);
  for (const [viewport, colorScheme] of [
    [DESKTOP, "light"],
    [PHONE, "dark"],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.getByText("All of it as a table").click();
    expect(await serious(tanya.page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
  await page.reload();
  const first = page.waitForResponse(`**/api/tables/${table}/analysis*`);
  await page.getByTestId("expert-view").click();
  expect(((await (await first).json()) as { state: string }).state, "it isn't worked out anew").toBe("done");
  await page.getByText("All of it as a table").waitFor();
  expect(tanya.problems).toEqual([]);
});

test("the review lies beside the board where there is room, else below, and can show one's own decisions only", async () => {
  const { page } = tanya;
  await page.emulateMedia({ colorScheme: "light" });
  const seats = [{ kind: "me" }, { kind: "bot", bot: "regular" }];
  const table = await tanya.makeTable({ game: "dominion", players: 2, seats, start: true, options: { first: "0" } });
  let asked = 0;
  await tanya.playTo(table, [/^treasures$/, /^buy:silver$/, /^end/], () => (asked += 1) > 8);
  await page.evaluate((id) => fetch(`/api/tables/${id}/concede`, { method: "POST", body: "{}" }), table);
  await page.goto(`/#/replay/${table}/0`);
  await page.reload();
  await page.getByTestId("expert-view").click();
  await page.getByText("All of it as a table").waitFor();
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await tanya.still();
    const board = await page.locator(".frame").boundingBox();
    const review = await page.getByTestId("expert").boundingBox();
    if (!board || !review) throw new Error("both are on the page");
    if (width > 1000) expect(review.x, `beside at ${width}`).toBeGreaterThanOrEqual(board.x + board.width - 1);
    else expect(review.y, `below at ${width}`).toBeGreaterThanOrEqual(board.y + board.height - 1);
  }
  // A mistake leads to where it can be played otherwise; the box to tick keeps no arrows for itself.
  const wrong = page.getByTestId("mistakes").locator("button").first();
  const [, ply = ""] = /decision (\d+)/.exec(await wrong.innerText()) ?? [];
  await wrong.click();
  const at = (ply: number) => page.locator(`[data-testid=replay][data-ply="${ply}"]`).waitFor();
  await at(Number(ply) - 1);
  await expect.poll(() => page.getByTestId("verdict").innerText()).toMatch(/goes wrong: .*Better was/);
  await page.getByTestId("own-decisions").focus();
  await page.keyboard.press("ArrowRight");
  await at(Number(ply));
  // On a phone whose eyes they are is read in full.
  const eyes = await page.getByTestId("eyes").boundingBox();
  expect(eyes?.width).toBeGreaterThan(300);
  await page.getByText("All of it as a table").click();
  const who = () =>
    page
      .getByTestId("expert")
      .locator("tbody tr td:nth-child(2)")
      .evaluateAll((cells) =>
        [...new Set(cells.map((cell) => cell.textContent))].filter((name) => !/%/.test(name ?? "")),
      );
  await expect.poll(async () => (await who()).length).toBe(2);
  await page.getByTestId("own-decisions").check();
  await expect.poll(who).toEqual(["Tanya"]);
  expect(tanya.problems).toEqual([]);
});
