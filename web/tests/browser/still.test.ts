/** The board keeps still: nothing moves when an answer is pointed at, nor from question to question on a phone. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { House, PHONE, type Visitor } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Dominion with one's own turn first. */
async function begun(visitor: Visitor) {
  const seats = [{ kind: "me" }, { kind: "bot", bot: "regular" }];
  const table = await visitor.makeTable({ game: "dominion", players: 2, seats, start: true, options: { first: "0" } });
  await visitor.open(`/#/table/${table}`);
  await visitor.page.locator("[data-place=hand] [data-card=copper]").first().waitFor();
}

const tops = ({ page }: Visitor) =>
  page
    .locator(".supply .pile")
    .evaluateAll((piles) => piles.map((pile) => Math.round(pile.getBoundingClientRect().top)));

/** How far the pile that moved most has gone. */
const moved = (before: readonly number[], after: readonly number[]) =>
  Math.max(...before.map((top, index) => Math.abs(top - (after[index] ?? Infinity))));
/** What fractions of a pixel may come to; a line of text is ten times that. */
const HAIR = 2;

describe.each([
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
])("at $width", (viewport) => {
  test.each(["en", "ru"] as const)(
    "a card pointed at tells what it would bring, and the piles stay (%s)",
    async (language) => {
      const tanya = await house.visitor({ viewport }, { language });
      const { page } = tanya;
      await begun(tanya);
      const before = await tops(tanya);
      await page.locator(".supply [data-card=cellar]").hover();
      await page.waitForFunction(() => document.querySelector("[data-testid=ahead]")?.textContent);
      await page.locator("dl .then").first().waitFor();
      expect(moved(before, await tops(tanya))).toBeLessThanOrEqual(HAIR);
      expect(tanya.problems).toEqual([]);
      await tanya.context.close();
    },
  );
});

test.each([
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
])(
  "at $width the piles stay when something was taken back, and while one looks at an earlier moment",
  async (viewport) => {
    const tanya = await house.visitor({ viewport });
    const { page } = tanya;
    await begun(tanya);
    const before = await tops(tanya);
    await page.locator("[data-move=treasures]").click();
    await page.locator("[data-move=treasures]").waitFor({ state: "detached" });
    await page.getByTestId("undo").click();
    await page.getByTitle("Redo").waitFor();
    expect(moved(before, await tops(tanya)), "with redo beside undo").toBeLessThanOrEqual(HAIR);
    await page.getByRole("log").getByRole("button", { name: "Tanya draws" }).click();
    await page.getByTestId("peeked").waitFor();
    expect(moved(before, await tops(tanya)), "at an earlier moment").toBeLessThanOrEqual(HAIR);
    await page.getByTestId("peeked").click();
    await page.locator("[data-move=treasures]").waitFor();
    expect(tanya.problems).toEqual([]);
    await tanya.context.close();
  },
);

test("on a phone the piles lie where they lay while one pays, buys and has bought", async () => {
  const tanya = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = tanya;
  await begun(tanya);
  const before = await tops(tanya);
  await page.locator("[data-move=treasures]").tap();
  await page.locator("[data-move=treasures]").waitFor({ state: "detached" });
  expect(moved(before, await tops(tanya)), "with Treasures laid down").toBeLessThanOrEqual(HAIR);
  await page.locator(".supply [data-card=estate]").tap();
  await page.getByTestId("prompt").getByText("No buys left").waitFor();
  expect(moved(before, await tops(tanya)), "with nothing left to buy").toBeLessThanOrEqual(HAIR);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});
