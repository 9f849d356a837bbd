/** The log shows in small pieces what it tells, turn by turn; and those who play have names, bots too. In all five games. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, House, type Visitor } from "./house";
import { TASTES } from "./tastes";

let house: House;
let tanya: Visitor;
beforeAll(async () => {
  house = await House.open();
  tanya = await house.visitor({ viewport: DESKTOP }, { everything: false });
});
afterAll(() => house.close());

/** A table some of my answers into a match. */
async function sit(game: string, answers: number) {
  const bots = ["novice", "regular"].map((bot) => ({ kind: "bot", bot }));
  const seats = [{ kind: "me" }, ...bots];
  const table = await tanya.makeTable({ game, players: 3, seats, start: true, options: { first: "0" } });
  let asked = 0;
  await tanya.playTo(table, [/^(roll|treasures|play|take|draw)/, /^(buy|serve|build)/, /./], () => asked++ === answers);
  await tanya.open(`/#/table/${table}`);
  await tanya.page.locator(":is([data-move], [data-step]):visible").first().waitFor();
}

/** The lines of the log: whose mark stands before them, whether they begin what somebody does, what is drawn. */
function lines() {
  return tanya.page.getByRole("log").evaluate((log) =>
    [...log.querySelectorAll("li")].map((line) => ({
      kind: line.dataset["kind"] ?? "",
      begins: line.classList.contains("begins"),
      mark: line.querySelector(".whose svg, .whose [class]")?.textContent?.trim() ?? null,
      pieces: line.querySelectorAll(".piece").length,
      drawn: [...line.querySelectorAll(".piece")].filter((each) => each.getBoundingClientRect().width > 4).length,
      text: line.innerText.trim(),
    })),
  );
}

const GIVEN = ["en", "ru"].map((language) => {
  const words = readFileSync(join(import.meta.dirname, `../../src/texts/${language}.ftl`), "utf8");
  return (/^bot-names = (.*)$/m.exec(words)?.[1] ?? "").split(", ");
}) as [string[], string[]];
const LEVELS = { en: ["Novice", "Regular"], ru: ["Новичок", "Завсегдатай"] };

/** The names of the bots at the table, and what stands beside them. */
async function bots() {
  await tanya.page.locator(".players .level").first().waitFor();
  await tanya.page.evaluate(() => document.fonts.ready.then(() => null));
  return tanya.page.locator(".players li .name:has(.level)").evaluateAll((found) =>
    found.map((each) => ({
      name: each.firstChild?.textContent?.trim() ?? "",
      level: each.querySelector<HTMLElement>(".level")?.innerText ?? "",
      cut: each.scrollWidth > each.clientWidth,
    })),
  );
}

describe.each(Object.keys(TASTES))("%s", (game) => {
  test("lines of one turn stand together under a mark, with pieces of what they tell", async () => {
    await sit(game, 16);
    const seen = await lines();
    expect(seen.length).toBeGreaterThan(10);
    const groups = seen.filter(({ begins }) => begins);
    expect(groups.length, "turns are told apart").toBeGreaterThan(2);
    expect(groups.length, "and hold more than a line").toBeLessThan(seen.length);
    for (const { begins, mark, text } of seen.slice(1)) if (!begins) expect(mark, text).toBeNull();
    for (const { kind, begins, text } of seen) if (kind === "turn") expect(begins, text).toBe(true);
    const pictured = seen.filter(({ pieces }) => pieces);
    expect(pictured.length, "pieces stand beside words").toBeGreaterThan(2);
    for (const { pieces, drawn, text } of pictured) expect(drawn, text).toBe(pieces);
    expect(tanya.problems).toEqual([]);
  });

  test("bots have given names with their level beside them, the same people in both languages", async () => {
    await sit(game, 1);
    const english = await bots();
    expect(english.map(({ level }) => level)).toEqual(LEVELS.en);
    const people = english.map(({ name }) => GIVEN[0].indexOf(name));
    expect(people, english.map(({ name }) => name).join()).not.toContain(-1);
    await tanya.page.getByTestId("settings").click();
    await tanya.page.getByTestId("language").selectOption("ru");
    await tanya.page.keyboard.press("Escape");
    await expect.poll(async () => (await bots()).map(({ level }) => level)).toEqual(LEVELS.ru);
    const russian = await bots();
    await tanya.page.getByTestId("settings").click();
    await tanya.page.getByTestId("language").selectOption("en");
    await tanya.page.keyboard.press("Escape");
    expect(russian.map(({ name }) => GIVEN[1].indexOf(name))).toEqual(people);
    expect([...english, ...russian].filter(({ cut }) => cut)).toEqual([]);
    expect(tanya.problems).toEqual([]);
  });
});

test("The Bronze Age: every die of a roll lies beside its line, which is short where one sees", async () => {
  await sit("bronze_age", 10);
  const rolls = (await lines()).filter(({ kind }) => kind.startsWith("roll"));
  expect(rolls.length).toBeGreaterThan(2);
  for (const { pieces, text } of rolls) expect(pieces, text).toBe(text.match(/\d: /g)?.length);
  const brief = tanya.page.getByRole("log").locator("[data-kind^=roll] .brief");
  for (const text of await brief.allInnerTexts()) expect(text).toMatch(/^\S+ rolls$/);
  // Counted at one moment: others may still be rolling.
  const [all, short] = await tanya.page
    .getByRole("log")
    .evaluate((log) => ["", " .brief"].map((part) => log.querySelectorAll(`[data-kind^=roll]${part}`).length));
  expect(short).toBe(all);
});
