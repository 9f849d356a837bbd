/** Clicks for typical turns: what a person does in one movement is one gesture. The table in docs/browser.md tells them. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Locator } from "playwright-core";
import { House, type Sight, type Visitor } from "./house";

let house: House;
let tanya: Visitor;
let clicks = 0;
beforeAll(async () => {
  house = await House.open();
  tanya = await house.visitor({ viewport: { width: 1280, height: 800 } }, { everything: false });
  // As on a slow line: the word that an answer was taken comes well after the position that it led to.
  await tanya.page.routeWebSocket(/\/live/, (line) => {
    const server = line.connectToServer();
    server.onMessage((said) => {
      const { type } = JSON.parse(String(said)) as { type: string };
      setTimeout(() => line.send(said), type === "done" ? 400 : 0);
    });
  });
});
beforeEach(() => (clicks = 0));
afterAll(() => house.close());

async function sit(game: string, order: readonly RegExp[] = [], there: (sight: Sight) => boolean = () => true) {
  const seats = [{ kind: "me" }, ...Array<object>(2).fill({ kind: "bot", bot: "regular" })];
  const table = await tanya.makeTable({ game, players: 3, seats, start: true, options: { first: "0" } });
  await tanya.playTo(table, order, there);
  await tanya.open(`/#/table/${table}`);
  await tanya.page.locator("[data-move], [data-step]").first().waitFor();
}

const piece = (selector: string) => tanya.page.locator(selector).first();
const log = (text: string | RegExp) => tanya.page.getByRole("log").getByText(text).last().waitFor();

async function click(what: Locator) {
  clicks += 1;
  await what.click();
}

async function taken(): Promise<boolean> {
  const before = await tanya.ply();
  await tanya.page.getByTestId("undo").click();
  await expect.poll(() => tanya.ply()).toBeLessThan(before);
  return true;
}

test("Dominion, a money turn: one click on the pile", async () => {
  await sit("dominion");
  await click(piece('[data-ahead^="treasures buy:"]'));
  await log("Tanya cleans up");
  expect(clicks).toBe(1);
});

test("Village, a harvest: one click on the cube; whoever takes that back is asked the next time", async () => {
  await sit("village");
  const cube = piece("[data-move^='take:harvest:']");
  await click(cube);
  await log(/Tanya brings in \d grain/);
  await piece("[data-move^='take:']").waitFor();
  expect(clicks).toBe(1);
  await tanya.page.reload(); // which moves were one act isn't only the page's to know
  await cube.or(piece("[data-move^='take:']")).first().waitFor();
  expect(await taken()).toBe(true);
  await expect.poll(() => tanya.ply(), { message: "the cube and the harvest are one act" }).toBe(0);
  await cube.click();
  await piece("[data-move=skip]").waitFor();
  await tanya.page.waitForTimeout(1_000);
  expect(await tanya.glowing()).toContain("harvest");
});

test("whoever gives an only or usual answer by hand, before it gives itself, takes it back with the act", async () => {
  await sit("village");
  await tanya.page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("[data-testid=forced]"))
        document.querySelector<HTMLElement>("[data-move=harvest]")?.click();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await piece("[data-move^='take:harvest:']").click();
  await log(/Tanya brings in \d grain/);
  await expect.poll(() => tanya.ply()).toBeGreaterThan(1);
  expect(await taken()).toBe(true);
  await expect.poll(() => tanya.ply(), { message: "not to a question that was none" }).toBe(0);
});

test("Village, a step in the council: cube, councillor, privilege; cubes are paid before coins", async () => {
  const rich = ({ seat, view, moves }: Sight) =>
    view.seats[seat].stock.green >= 2 &&
    view.seats[seat].stock.coin > 0 &&
    moves.some((name) => name.startsWith("take:council:"));
  await sit("village", [/^take:.*:green$/, /^take:/, /^skip$/], rich);
  await click(piece("[data-move^='take:council:']"));
  await click(piece("[data-move$=':green'][data-move^='enter:']"));
  await log(/Tanya pays: green cube\s×2/);
  await tanya.page.waitForFunction(() => !document.querySelector("[data-move^='coins:']"));
  // In the first chamber the only privilege is the starting player's marker; it goes without saying.
  const privilege = piece("[data-move^='privilege:']");
  if ((await privilege.count()) && (await tanya.press(privilege))) clicks += 1;
  expect(clicks).toBeLessThanOrEqual(3);
});

test("The Bronze Age: one click sends all workers to a project", async () => {
  await sit("bronze_age", [/^(keep|roll)$/, /^food:0/, /^buy_nothing/], ({ view }) => view.workers > 2);
  const workers = Number(
    await piece('[data-move="build:great_wall"]')
      .getAttribute("data-ahead")
      .then((all) => all?.split(" ").length),
  );
  expect(workers).toBeGreaterThan(1);
  await click(piece('[data-move="build:great_wall"] .name'));
  await log(`Great Wall ×${workers}`);
  expect(clicks).toBe(1);
});

test("Strasbourg, up to the first bid: tasks in any order, cards sorted while they are drawn, one word for each", async () => {
  await sit("strasbourg");
  await click(piece("[data-step]").nth(0));
  await click(tanya.page.locator("[data-step]").nth(3));
  await click(tanya.page.locator("[data-step]").nth(1));
  await click(piece("[data-move=keep-tasks]"));
  const faces = tanya.page.locator(".planner .face");
  await expect.poll(() => faces.count()).toBe(1);
  for (const cards of [2, 3, 4]) {
    await click(piece(".deck[data-move=draw]"));
    await expect.poll(() => faces.count()).toBe(cards);
  }
  // The last card drawn is still in hand: one touch puts it onto another.
  await click(faces.nth(0));
  await click(piece("[data-move=lay-out]"));
  await piece("[data-move^='reveal:']").waitFor();
  expect(await tanya.page.locator("[data-move^='reveal:']").count()).toBe(3);
  // Three tasks and the word, three cards, one put onto another, laid out: nine clicks for eight acts.
  expect(clicks).toBe(9);
});

test("My Village: a value takes its dice, a banner is touched", async () => {
  await sit("my_village");
  await click(piece("[data-ahead^='take:']"));
  await tanya.page.getByText(/^Your value is \d+/).waitFor();
  await click(piece("[data-move='walk:coin'], [data-move^='walk:']"));
  await log("Tanya spends 1 time");
  expect(clicks).toBe(2);
  expect(tanya.problems).toEqual([]);
});
