/** Every board at every seat count, from the beginning to the end: the whole table in the window, every answer in sight. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DRAWN } from "./drawn";
import { House, type Sight, type Visitor } from "./house";
import { PYTHON } from "./server";

const SEATS: Record<string, number[]> = {
  dominion: [2, 3, 4],
  bronze_age: [1, 2, 3, 4],
  strasbourg: [3, 4, 5],
  village: [2, 3, 4],
  my_village: [2, 3, 4],
};
const TABLES = Object.entries(SEATS).flatMap(([game, all]) => all.map((players) => [game, players] as const));
/** How much of the match has been played. */
const STAGES = [0.5, 0.9];
const DESKTOPS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
];
const LARGE = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };

let house: House;
let tanya: Visitor;
beforeAll(async () => {
  house = await House.open();
  tanya = await house.visitor();
  await tanya.makeTable({ game: "dominion" });
});
afterAll(() => house.close());

/** Records of a match between bots, cut at these shares of it. */
function records(game: string, players: number): object[] {
  const script = join(import.meta.dirname, "matches.py");
  const printed = execFileSync(PYTHON, [script, game, String(players), ...STAGES.map(String)], {
    env: { ...process.env, IGROTEKA_PURE: process.env["IGROTEKA_PURE"] ?? "1" },
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
}

/** Sit down at all seats of a match that was begun elsewhere; what the seat sees that is asked. */
async function open(record: object): Promise<Sight> {
  const { page } = tanya;
  const { id } = await tanya.ask("POST", "/api/records", { record });
  await tanya.open(`/#/table/${id}`);
  const curtain = page.locator("[data-testid=curtain] button");
  await page.locator("[data-move], [data-step], [data-testid=curtain] button").first().waitFor();
  if (await curtain.count()) await curtain.click();
  await page.locator("[data-move], [data-step]").first().waitFor();
  const { sights } = (await tanya.ask("GET", `/api/tables/${id}`)) as { sights: Sight[] };
  return sights.find(({ moves }) => moves.length) as Sight;
}

/** What the window shows of the board. */
function seen() {
  return tanya.page.evaluate(() => {
    const frame = document.querySelector(".frame") as HTMLElement;
    const answers = [...frame.querySelectorAll<HTMLElement>("[data-move]:not(:disabled), [data-step]")].filter(
      (each) => each.getClientRects().length > 0,
    );
    const onTop = answers.filter((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return at !== null && (each.contains(at) || at.contains(each));
    });
    // A move may be touched in two places; one of them is enough.
    const names = (pieces: HTMLElement[]) =>
      new Set(pieces.map((each) => each.dataset["move"] ?? each.dataset["step"] ?? ""));
    const found = names(onTop);
    const scrolls = (each: Element) =>
      each.scrollHeight - each.clientHeight > 2 && /auto|scroll/.test(getComputedStyle(each).overflowY);
    const page = document.querySelector(".table > .scroll") ?? document.documentElement;
    const hidden = (each: Element) => Math.max(0, each.scrollHeight - each.clientHeight);
    const box = frame.getBoundingClientRect();
    const pieces = [...frame.querySelectorAll("button, svg, p, section")].map((each) => each.getBoundingClientRect());
    const drawn = pieces.filter(({ width, height }) => width > 0 && height > 0);
    return {
      answers: answers.length,
      lost: [...names(answers)].filter((name) => !found.has(name)),
      windows: (innerHeight + Math.max(hidden(document.documentElement), hidden(page), hidden(frame))) / innerHeight,
      scrolling: [...frame.querySelectorAll("*")].filter(scrolls).map((each) => each.className.toString()),
      /** How much of the frame is drawn on, each way. */
      wide: (Math.max(...drawn.map(({ right }) => right)) - Math.min(...drawn.map(({ left }) => left))) / box.width,
      tall: (Math.max(...drawn.map(({ bottom }) => bottom)) - Math.min(...drawn.map(({ top }) => top))) / box.height,
    };
  });
}

describe.each(TABLES)("%s for %i", (game, players) => {
  test("is one window at a desk, uses a large one, and on a phone shows what it asks about", async () => {
    const { page } = tanya;
    for (const [stage, record] of records(game, players).entries()) {
      await page.setViewportSize(PHONE);
      const sight = await open(record);
      await tanya.still();
      const small = await seen();
      const where = `after ${STAGES[stage]} of the match`;
      expect(small.windows, `on a phone, ${where}`).toBeLessThanOrEqual(2.5);
      if (small.answers) expect(small.lost.length, `out of sight on a phone, ${where}`).toBeLessThan(small.answers);
      for (const size of DESKTOPS) {
        await page.setViewportSize(size);
        await tanya.still();
        const { windows, lost, scrolling } = await seen();
        expect(windows, `at ${size.width}, ${where}`).toBeLessThanOrEqual(1.05);
        expect([lost, scrolling], `at ${size.width}, ${where}`).toEqual([[], []]);
      }
      await DRAWN[game]?.(page, sight);
      await page.setViewportSize(LARGE);
      await tanya.still();
      const large = await seen();
      expect(large.lost).toEqual([]);
      expect(large.windows, `in a large window, ${where}`).toBeLessThanOrEqual(1.05);
      expect(Math.min(large.wide, large.tall), `of a large window, ${where}`).toBeGreaterThan(0.9);
    }
    expect(tanya.problems).toEqual([]);
  });
});

test("scripts are small: the shelf at most 150 KB compressed, a board with its art at most 120 KB more", async () => {
  /** Bytes of scripts and styles that came over the wire. */
  const loaded = (page: Visitor["page"]) =>
    page.evaluate(() => {
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const sum = (kind: RegExp) =>
        files.filter(({ name }) => kind.test(name)).reduce((all, { encodedBodySize }) => all + encodedBodySize, 0);
      return { scripts: sum(/\.js$/), all: sum(/\.(js|css|svg|webp)$/) };
    });
  for (const game of Object.keys(SEATS)) {
    const visitor = await house.visitor();
    const { page } = visitor;
    await visitor.makeTable({ game: "dominion" });
    await visitor.open("/");
    await page.getByTestId(`play-${game}`).waitFor();
    await page.waitForLoadState("networkidle");
    const shelf = await loaded(page);
    expect(shelf.scripts).toBeLessThanOrEqual(150_000);
    const players = SEATS[game]?.[0] ?? 2;
    const seats = Array.from({ length: players }, (_, seat) =>
      seat ? { kind: "bot", bot: "regular" } : { kind: "me" },
    );
    const table = await visitor.makeTable({ game, players, seats, start: true, options: { first: "0" } });
    await page.goto(`/#/table/${table}`);
    await page.locator("[data-move], [data-step]").first().waitFor();
    await page.waitForLoadState("networkidle");
    const board = await loaded(page);
    expect(board.all - shelf.all, game).toBeLessThanOrEqual(120_000);
    if (process.env["SIZES"]) console.log(game, shelf, board);
    await visitor.context.close();
  }
});
