/** A newcomer learns by playing: follows the guide, strays, comes back, closes the page and goes on. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, House, PHONE, type Visitor } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Whether the guide waits for the learner; the step it is at. */
async function step({ page }: Visitor): Promise<string> {
  await page.locator("[data-testid=guide][data-kind=step] .text p").first().waitFor();
  return page.getByTestId("guide").locator(".text").innerText();
}

/** Click what the guide points at; the mark is a style of the page, so it is found by what it looks like. */
async function follow(visitor: Visitor) {
  const { page } = visitor;
  await step(visitor);
  const ply = await visitor.ply();
  await page.getByTestId("guide-show").click();
  const piece = page.locator("[data-move]:focus");
  expect(await piece.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe("dashed");
  await piece.click();
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"] !== String(before),
    ply,
  );
}

describe.each([
  ["desktop", DESKTOP, "en"],
  ["phone", PHONE, "ru"],
] as const)("at %s size", (_, viewport, language) => {
  test("a guide is followed, left, taken up again, and survives a reload", async () => {
    const tanya = await house.visitor({ viewport, hasTouch: viewport === PHONE }, { language });
    const { page } = tanya;
    await page.goto("/");
    await page.getByTestId("learn-dominion").click();
    await tanya.arrived();
    const high = async () => (await page.getByTestId("guide").boundingBox())?.height;
    await step(tanya);
    const height = await high();
    await follow(tanya);
    const wanted = await step(tanya);

    await page.locator('[data-move="buy:silver"]').first().click();
    await page.locator("[data-testid=guide][data-kind=strayed]").waitFor();
    await page.locator('[data-move="end_turn"]').first().click();
    await page.getByTestId("guide-back").click();
    expect(await step(tanya)).toBe(wanted);

    for (let moves = 0; moves < 4; moves += 1) {
      await follow(tanya);
      await step(tanya);
      expect(await high(), "what stands below stays where it is").toBe(height);
    }
    const before = await step(tanya);
    await page.reload();
    expect(await step(tanya)).toBe(before);

    await page.goto("/");
    await page.locator("a[data-testid=learn-dominion]").click();
    await tanya.arrived();
    await follow(tanya);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
    expect(tanya.problems).toEqual([]);
    await tanya.context.close();
  });
});

test("the signs of the rules have on them what the components in force have", async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  const ears = () => page.locator(".sign").first().locator(".wheat").count();
  await page.goto("/#/rules/bronze_age");
  await page.getByRole("heading", { name: "The signs" }).waitFor();
  expect(await ears()).toBe(3);
  await page.route("**/api/games/bronze_age/components", async (route) => {
    const reply = await route.fetch();
    const box = (await reply.json()) as { face: { key: string; food: number }[] };
    for (const face of box.face) if (face.key === "food") face.food = 4;
    await route.fulfill({ json: box });
  });
  await page.reload();
  await page.getByRole("heading", { name: "The signs" }).waitFor();
  expect(await ears(), "an owner has corrected the die").toBe(4);
  await visitor.context.close();
});

test("the rules of every game are on a page of their own, with its signs", async () => {
  const visitor = await house.visitor();
  const { games } = (await (await fetch(`${house.address}/api/games`)).json()) as { games: { key: string }[] };
  for (const { key } of games) {
    await visitor.page.goto(`/#/rules/${key}`);
    await visitor.page.getByRole("heading", { name: "The signs" }).waitFor();
    const said = await visitor.page.locator("#main").innerText();
    expect(said, key).not.toMatch(/\b(sign|rules|points)-[a-z]/);
  }
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
});
