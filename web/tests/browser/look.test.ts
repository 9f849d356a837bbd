/** Looking around by keyboard alone: everything on every board is reached, explained, told, and has its rule. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serious } from "./axe";
import { House, PHONE, type Visitor } from "./house";
import { TASTES } from "./tastes";

const SEATS = [{ kind: "me" }, { kind: "bot", bot: "regular" }, { kind: "bot", bot: "regular" }];
/** What a board has that is no button, and that can be looked at nevertheless. */
const STILL: Record<string, RegExp> = {
  dominion: /How many Actions you may still play/,
  bronze_age: /Each box is a point lost/,
  strasbourg: /Pays for cells/,
  village: /Whenever it crosses the bridge/,
  my_village: /After each death the rat runs/,
};

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A few moves into a match, so that there is more on the table than at its beginning. */
async function midway(game: string, language: string): Promise<Visitor> {
  const tanya = await house.visitor({}, { language });
  const table = await tanya.makeTable({ game, players: 3, seats: SEATS, start: true, options: { first: "0" } });
  await tanya.open(`/#/table/${table}`);
  const taste = TASTES[game] as (moves: string[]) => string | undefined;
  for (let tries = 0; tries < 60 && (await tanya.ply()) < 12; tries += 1) {
    await tanya.page.locator("[data-move]:not(:disabled)").first().waitFor();
    const move = taste(await tanya.glowing());
    const before = await tanya.ply();
    if (!(await tanya.press(tanya.page.locator(`[data-move="${move}"]:not(:disabled)`).first()))) continue;
    await tanya.page
      .waitForFunction(
        (ply) => document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"] !== String(ply),
        before,
        { timeout: 2_000 },
      )
      .catch(() => null);
  }
  await tanya.page.locator("[data-move]:not(:disabled)").first().waitFor();
  // Where several are asked at once, the others may still be busy: then the board would change while one looks.
  const settled = async () => {
    const { to_act, ply } = await tanya.ask("GET", `/api/tables/${table}`);
    return [to_act.join(), (await tanya.ply()) === ply];
  };
  await expect.poll(settled).toEqual(["0", true]);
  return tanya;
}

interface Seen {
  title: string;
  text: string;
  rules: string[];
  told: string;
}

/** What is looked at now. */
function seen(visitor: Visitor): Promise<Seen> {
  return visitor.page.evaluate(() => {
    const tip = document.querySelector(".tip");
    const texts = (selector: string) =>
      [...(tip?.querySelectorAll(selector) ?? [])].map((each) => each.textContent ?? "");
    return {
      title: texts("strong").join(),
      text: texts("p:not(.rule)").join(" "),
      rules: texts(".rule"),
      told: document.querySelector("[data-testid=looking] [role=status]")?.textContent ?? "",
    };
  });
}

describe.each([
  ["en", /^§ Rules, “.+”$/],
  ["ru", /^§ Правила, «.+»$/],
] as const)("in %s", (language, cited) => {
  test.each(Object.keys(TASTES))("a walk over everything on the board of %s", async (game) => {
    const tanya = await midway(game, language);
    const { page } = tanya;
    const before = await tanya.ply();
    const pieces = page.locator(".frame button:not(.button), .facts > span");
    const silent = () =>
      pieces.evaluateAll((found) =>
        found.filter((each) => !each.closest("[aria-description]")).map((each) => each.outerHTML.slice(0, 160)),
      );
    await expect
      .poll(silent, { message: "every piece and every fact has a tooltip; only buttons in words need none" })
      .toEqual([]);
    await page.locator("h1").first().click();
    await page.keyboard.press("e");
    const glass = page.getByTestId("looking");
    await glass.waitFor();
    await page.keyboard.press("Home");
    const count = Number((await glass.locator(".numbers").textContent())?.split("/")[1]);
    const known = page.locator("main [aria-description]").filter({ visible: true });
    await expect.poll(() => known.count()).toBe(count);
    expect(count).toBeGreaterThan(15);

    const walked: Seen[] = [];
    for (let step = 0; step < count; step += 1) {
      walked.push(await seen(tanya));
      await page.keyboard.press("ArrowRight");
    }
    expect(walked.filter(({ rules }) => !rules.length || !rules.every((rule) => cited.test(rule)))).toEqual([]);
    expect(
      walked.filter(({ title, text, told }) => !title || !text || !told.includes(text.split(" ")[0] ?? "")),
    ).toEqual([]);
    expect(walked.map(({ title, text }) => `${title} ${text}`).join("\n")).not.toMatch(/\{ ?\$|\.help/);
    if (language === "en") expect(walked.map(({ told }) => told).join("\n")).toMatch(STILL[game] as RegExp);
    expect(await seen(tanya), "once around").toEqual(expect.objectContaining({ title: walked[0]?.title }));
    expect(await serious(page)).toEqual([]);

    await page.keyboard.press("PageDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("1");
    await page.keyboard.press("u");
    expect(await tanya.ply(), "whoever looks plays nothing").toBe(before);
    await page.keyboard.press("Escape");
    await glass.waitFor({ state: "detached" });
    expect(await page.locator(".tip").count()).toBe(0);
    expect(tanya.problems).toEqual([]);
    await tanya.context.close();
  });
});

test("Enter leads to the piece that is looked at, and plays it the second time", async () => {
  const tanya = await midway("dominion", "en");
  const { page } = tanya;
  await page.keyboard.press("?");
  for (let steps = 0; steps < 40 && (await seen(tanya)).title !== "Curse"; steps += 1)
    await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-card"))).toBe("curse");
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    () =>
      document.querySelector(".reason")?.textContent ||
      document.querySelector("[role=log]")?.textContent?.includes("Curse"),
  );
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("explaining follows the mouse", async () => {
  const tanya = await house.visitor();
  const table = await tanya.makeTable({
    game: "dominion",
    players: 3,
    seats: SEATS,
    start: true,
    options: { first: "0" },
  });
  await tanya.open(`/#/table/${table}`);
  await tanya.page.locator("[data-place=hand] [data-card=copper]").first().waitFor();
  await tanya.page.keyboard.press("e");
  for (const card of ["province", "smithy"]) {
    await tanya.page.locator(`.supply [data-card=${card}]`).hover();
    await tanya.page.locator(`[data-looked][data-card=${card}]`).waitFor();
  }
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("on a phone, a touch explains and doesn't play", async () => {
  const tanya = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  const table = await tanya.makeTable({
    game: "dominion",
    players: 3,
    seats: SEATS,
    start: true,
    options: { first: "0" },
  });
  await tanya.open(`/#/table/${table}`);
  const treasures = tanya.page.locator("[data-place=hand] [data-card=copper]").first();
  await treasures.waitFor();
  await tanya.page.getByRole("button", { name: "Explain" }).tap();
  await treasures.tap();
  await tanya.page.locator(".tip").getByText("Treasure worth 1 coin.").waitFor();
  expect(await tanya.ply()).toBe(0);
  await tanya.page.getByRole("button", { name: "Done", exact: true }).tap();
  await treasures.tap();
  await tanya.page.waitForFunction(
    () => document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"] !== "0",
  );
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});
