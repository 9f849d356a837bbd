/** People at one table: two browsers, a spectator, a lost connection, a hot seat, a screen of one's own language. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { House, type Visitor } from "./house";
import { TASTES } from "./tastes";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const taste = TASTES["dominion"] as (moves: string[]) => string;
const TWO = { game: "dominion", players: 2, options: { first: "0" } };

async function at(visitor: Visitor, table: string) {
  await visitor.open(`/#/table/${table}`);
  await visitor.page.locator("[data-testid=table], [data-testid=waiting-room], form").first().waitFor();
}

async function clickOne(visitor: Visitor) {
  await visitor.page.locator("[data-move]:not(:disabled)").first().waitFor();
  const move = taste(await visitor.glowing());
  const before = await visitor.ply();
  await visitor.page.locator(`[data-move="${move}"]`).first().click();
  await visitor.page.waitForFunction(
    (ply) => document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"] !== String(ply),
    before,
  );
}

describe("two people in two browsers", () => {
  test("join by link, play, talk, and one comes back mid-turn", async () => {
    const tanya = await house.visitor();
    const tolya = await house.visitor();
    const table = await tanya.makeTable(TWO);
    await at(tanya, table);

    await tolya.page.goto(`/#/table/${table}`);
    await tolya.page.getByLabel("Your name").fill("Tolya");
    await tolya.page.getByRole("button", { name: "Enter", exact: true }).click();
    await tolya.page.getByRole("button", { name: "Sit here" }).click();
    await tanya.page.getByRole("button", { name: "Start the match" }).click();
    await tolya.page.getByTestId("table").waitFor();
    await tolya.page.getByText("Waiting for Tanya").waitFor();

    await clickOne(tanya);
    const before = await tanya.ply();
    await tolya.page.waitForFunction(
      (ply) => document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"] === String(ply),
      before,
    );

    await tanya.context.setOffline(true);
    await tanya.page.evaluate(() => dispatchEvent(new Event("offline")));
    await tanya.page.getByText("The connection is lost").waitFor();
    await expect.poll(() => tanya.glowing()).toEqual([]);
    await tanya.context.setOffline(false);
    await tanya.page.getByText("The connection is lost").waitFor({ state: "detached" });
    await tanya.page.locator("[data-move]:not(:disabled)").first().waitFor();
    expect(await tanya.ply()).toBe(before);
    await tanya.page.getByTestId("undo").click();
    await tanya.page.waitForFunction(
      (ply) => Number(document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"]) < ply,
      before,
    );

    await tolya.page.getByRole("tab", { name: /Chat/ }).click();
    await tolya.page.getByLabel("Say something").fill("Good luck!");
    await tolya.page.getByRole("button", { name: "Send" }).click();
    await tanya.page.getByRole("tab", { name: /Chat/ }).click();
    await tanya.page.getByText("Good luck!").waitFor();
    expect([...tanya.problems, ...tolya.problems]).toEqual([]);
    await tanya.context.close();
    await tolya.context.close();
  });

  test("a spectator sees no hand", async () => {
    const tanya = await house.visitor();
    const watcher = await house.visitor();
    const seats = [{ kind: "me" }, { kind: "bot", bot: "regular" }];
    const table = await tanya.makeTable({ ...TWO, seats, start: true });
    await at(tanya, table);
    await expect.poll(() => tanya.page.locator("[data-place=hand] [data-card]").count()).toBe(5);
    await watcher.makeTable({ game: "dominion" });
    await at(watcher, table);
    await watcher.page.locator("[data-card=province]").first().waitFor();
    expect(await watcher.page.locator("[data-place=hand]").count()).toBe(0);
    expect(await watcher.glowing()).toEqual([]);
    await tanya.page.getByText("1 spectator").waitFor();
    await watcher.page.locator("[data-card=province]").first().click();
    await watcher.page.getByText("You are watching this match").waitFor();
    expect(watcher.problems).toEqual([]);
    await tanya.context.close();
    await watcher.context.close();
  });
});

test("where several are asked at once, another's answer disturbs nobody's", async () => {
  const tanya = await house.visitor({}, { everything: false });
  const tolya = await house.visitor({}, { everything: false });
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "regular" }];
  const table = await tanya.makeTable({ game: "strasbourg", players: 3, seats, options: { first: "0" } });
  await at(tanya, table);
  await tolya.makeTable({ game: "dominion" });
  await at(tolya, table);
  await tolya.page.getByRole("button", { name: "Sit here" }).click();
  await tanya.page.getByRole("button", { name: "Start the match" }).click();
  const both = [tanya, tolya];
  for (const { page } of both) await page.locator("[data-step]").first().click();
  for (const visitor of both)
    await expect
      .poll(() => visitor.page.locator(".here").count(), { message: "each sees the other's presence" })
      .toBe(1);
  await Promise.all(both.map(({ page }) => page.locator("[data-move=keep-tasks]").click()));
  for (const { page } of both) {
    await page.locator("[data-move=draw]").first().waitFor();
    expect(await page.locator(".reason").textContent(), "nobody is refused").toBe("");
  }
  for (const visitor of both) {
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  }
});

test("what can't be touched says why not", async () => {
  const tanya = await house.visitor();
  const seats = [{ kind: "me" }, { kind: "bot", bot: "regular" }];
  await at(tanya, await tanya.makeTable({ ...TWO, seats, start: true }));
  await tanya.page.locator('[data-move="treasures"]').waitFor();
  await tanya.page.locator("[data-card=province]").first().click();
  await tanya.page.getByText(/Province costs 8, you have \d/).waitFor();
  await tanya.context.close();
});

test("an answer tells beforehand what it would bring, and a piece what it does and by which rule", async () => {
  const tanya = await house.visitor();
  const seats = [{ kind: "me" }, { kind: "bot", bot: "regular" }];
  await at(tanya, await tanya.makeTable({ ...TWO, seats, start: true }));
  const ahead = tanya.page.getByTestId("ahead");
  await tanya.page.locator('[data-move="treasures"]').hover();
  await ahead.getByText(/After this: Coins 0\s→\s\d · Hand 5\s→\s\d/).waitFor();
  await tanya.page.locator('[data-move="end_turn"]').focus();
  await ahead.getByText(/Foreseeable:/).waitFor();
  await tanya.page.locator("[data-card=curse]").first().hover();
  await tanya.page.getByText("Rules, “Preparation”").waitFor();
  await tanya.page.keyboard.press("o");
  await tanya.page.getByTestId("holdings").getByText("All your cards").waitFor();
  await at(tanya, await tanya.makeTable({ ...TWO, game: "village", seats, start: true }));
  await tanya.page.locator("[data-move]").first().waitFor();
  await tanya.page.keyboard.press("o");
  await tanya.page
    .getByTestId("holdings")
    .getByRole("row", { name: /^Coin 1 1$/i })
    .waitFor();
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("a trade offer is drawn up on two sides, shrinks, and is sent as a whole", async () => {
  const tanya = await house.visitor();
  const seats = [{ kind: "me" }, { kind: "hot", name: "Tolya" }];
  const options = { first: "0", rules: "late_bronze_age" };
  await at(tanya, await tanya.makeTable({ game: "bronze_age", players: 2, seats, start: true, options }));
  const { page } = tanya;
  const gather = TASTES["bronze_age"] as (moves: string[]) => string;
  for (let clicks = 0; clicks < 60; clicks += 1) {
    await page.locator("[data-move]:not(:disabled)").first().waitFor();
    const moves = await tanya.glowing();
    if (moves.some((move) => move.startsWith("offer:"))) break;
    const before = await tanya.ply();
    await page
      .locator(`[data-move="${gather(moves)}"]:not(:disabled)`)
      .first()
      .click();
    await page.waitForFunction(
      (ply) => document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"] !== String(ply),
      before,
    );
  }
  await page.locator('[data-move^="offer:"]').first().click();
  const offer = page.getByTestId("offer");
  const send = page.getByTestId("send");
  const plus = (side: string) => offer.locator(`[data-item^="${side}-"]`).locator(".legal").first();
  const given = offer.locator('[data-item^="give-"].some');
  await plus("give").click();
  expect(await given.count()).toBe(1);
  await given.getByRole("button", { name: /less/ }).click();
  expect(await given.count()).toBe(0);
  await plus("give").click();
  // What is wanted back of what is given is given less; what the draft is in the way of never reaches the table, where it
  // might be allowed.
  const before = await tanya.ply();
  const item = (await given.getAttribute("data-item"))?.slice("give-".length);
  await offer.locator(`[data-item="ask-${item}"] button`).last().click();
  expect(await given.count()).toBe(0);
  await offer.locator(`[data-item="give-${item}"] button`).last().click();
  const more = offer.locator(`[data-item="give-${item}"] button`).last();
  const full = page.locator(".reason").getByText("No more of that");
  for (let presses = 0; presses < 20 && !(await full.count()); presses += 1) await more.click();
  await full.waitFor();
  expect([await tanya.ply(), await offer.locator('[data-item^="ask-"].some').count()]).toEqual([before, 0]);
  await send.click();
  await page.locator(".reason").getByText("both sides must give something").waitFor();
  expect(await given.count(), "nothing of it is lost").toBe(1);
  await plus("ask").click();
  await send.click();
  await page.locator('[data-move="accept"]').click();
  await page.getByRole("log").getByText("accepts").waitFor();
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("a ship swaps a good for another in two touches", async () => {
  const tanya = await house.visitor();
  const seats = [{ kind: "me" }, { kind: "hot", name: "Tolya" }];
  const options = { first: "0", rules: "late_bronze_age" };
  const table = await tanya.makeTable({ game: "bronze_age", players: 2, seats, start: true, options });
  const thrifty = [
    /^(keep|roll|decline)$/,
    /^food:0/,
    /^ship/,
    /^done_/,
    /^buy:shipping/,
    /^buy_nothing/,
    /^pay:/,
    /^discard:(?!wood|cloth)/,
  ];
  await tanya.playOn(table, thrifty, /^swap:/);
  await at(tanya, table);
  const { page } = tanya;
  const own = page.locator(".sheet.own");
  const stack = (good: string) => own.locator(`[data-stack="${good}"]`);
  const have = (good: string) =>
    stack(good)
      .locator(".have")
      .evaluate((node) => parseInt(node.textContent ?? "", 10));
  await own.waitFor();
  const goods = await own
    .locator("[data-stack]")
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["stack"] ?? ""));
  const kept: Record<string, number> = {};
  for (const good of goods) kept[good] = await have(good);
  const out = goods.find((good) => good !== "food" && kept[good]) as string;
  const back = goods.find((good) => good !== "food" && good !== out) as string;
  const swaps = page.getByText(/^ship swaps: \d/);
  const left = Number((await swaps.textContent())?.split(": ")[1]);
  const before = await tanya.ply();

  await stack(out).click();
  await page.getByText("goes aboard").waitFor();
  expect(await stack(out).getAttribute("class")).toContain("aboard");
  await stack(out).click();
  expect(await stack(out).getAttribute("class"), "the same again takes it back").not.toContain("aboard");
  expect(await page.locator('[data-move^="swap:"]').count()).toBe(0);
  await stack(out).click();
  await stack("food").click();
  await page.waitForFunction(() => document.querySelector(".reason")?.textContent?.trim());
  expect(await tanya.ply(), "food doesn't come by ship").toBe(before);
  await own.locator(`[data-move="swap:${out}:${back}"]`).click();
  await page.waitForFunction(
    (ply) => document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"] === String(ply),
    before + 1,
  );
  expect(await have(out)).toBe((kept[out] ?? 0) - 1);
  expect(await have(back)).toBe((kept[back] ?? 0) + 1);
  if (left > 1) expect(await swaps.textContent()).toBe(`ship swaps: ${left - 1}`);
  else expect(await swaps.count()).toBe(0);
  await page.getByTestId("undo").click();
  await page.waitForFunction(
    (ply) => document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"] === String(ply),
    before,
  );
  expect(await have(out)).toBe(kept[out]);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("the language changes without a reload, and nothing is lost", async () => {
  const tanya = await house.visitor();
  const seats = [{ kind: "me" }, { kind: "bot", bot: "regular" }];
  await at(tanya, await tanya.makeTable({ ...TWO, seats, start: true }));
  await clickOne(tanya);
  const before = await tanya.ply();
  await tanya.page.evaluate(() => Object.assign(window, { still: true }));
  await tanya.page.getByTestId("settings").click();
  await tanya.page.getByTestId("language").selectOption("ru");
  await tanya.page.getByRole("button", { name: "Закончить ход" }).waitFor();
  await tanya.page.getByText("Медь").first().waitFor();
  expect(await tanya.page.evaluate(() => document.documentElement.lang)).toBe("ru");
  expect(await tanya.page.evaluate(() => "still" in window)).toBe(true);
  expect(await tanya.ply()).toBe(before);
  await tanya.page.getByTestId("language").selectOption("en");
  await tanya.page.keyboard.press("Escape");
  await tanya.page.getByRole("button", { name: "End the turn" }).waitFor();
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("at a hot seat a curtain hides the hands between players", async () => {
  const tanya = await house.visitor();
  const seats = [{ kind: "me" }, { kind: "hot", name: "Tolya" }];
  await at(tanya, await tanya.makeTable({ ...TWO, seats, start: true }));
  const curtain = tanya.page.getByTestId("curtain");
  await curtain.waitFor();
  expect(await tanya.page.locator("[data-place=hand]").count()).toBe(0);
  await curtain.getByRole("button").click();
  await expect.poll(() => tanya.page.locator("[data-place=hand] [data-card]").count()).toBe(5);
  await tanya.page.locator('[data-move="end_turn"]').click();
  await tanya.page.locator(".caution").waitFor();
  await tanya.page.locator('[data-move="end_turn"]').click();
  await tanya.page.getByText("Tolya, your turn").waitFor();
  expect(await tanya.page.locator("[data-place=hand]").count()).toBe(0);
  await curtain.getByRole("button").click();
  await tanya.page.locator("[data-place=hand]").waitFor();
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("a turn is played by keyboard alone", async () => {
  const tanya = await house.visitor();
  const seats = [{ kind: "me" }, { kind: "bot", bot: "regular" }];
  await at(tanya, await tanya.makeTable({ ...TWO, seats, start: true }));
  const { page } = tanya;
  await page.locator('[data-move="treasures"]').waitFor();
  await page.keyboard.press("1");
  await page.locator('[data-move="treasures"]').waitFor({ state: "detached" });
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.getAttribute("data-card") === "copper")) break;
  }
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-card"))).toBe("silver");
  // Whatever the hand, a Copper can be bought.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText("Tanya buys Copper").waitFor();
  await page.keyboard.press("u");
  await page.getByRole("log").getByText("Tanya buys Copper").waitFor({ state: "detached" });
  await page.keyboard.press("r");
  await page.getByRole("dialog").getByRole("heading", { name: "A turn" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("s");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});
