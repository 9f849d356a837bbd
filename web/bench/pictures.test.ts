/** Takes `docs/screenshots` anew: every page in English on a desktop and in Russian on a phone, some in the dark. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { House, type Visitor } from "../tests/browser/house";

const OUT = process.env["PICTURES"] ?? join(import.meta.dirname, "..", "..", "docs", "screenshots");
const QUALITY = 82;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** Size, language, colours. */
type Look = readonly [keyof typeof SIZES, "en" | "ru", "light" | "dark"];
const PLAIN: Look[] = [
  ["desktop", "en", "light"],
  ["phone", "ru", "light"],
];
const DARK: Look[] = [
  ["desktop", "ru", "dark"],
  ["phone", "en", "dark"],
];
/** Seats, and a ply in the middle of a match. */
const GAMES = {
  dominion: { players: 3, middle: 110 },
  bronze_age: { players: 3, middle: 110 },
  strasbourg: { players: 4, middle: 210 },
  village: { players: 3, middle: 330 },
  my_village: { players: 3, middle: 130 },
};
type Game = keyof typeof GAMES;
const BOT = { kind: "bot", bot: "regular" };
/** Seconds after which a bot stands in for whoever isn't there; a new table gives them half a minute. */
const AWAY = 1;

let house: House;
let tanya: Visitor;
/** She as she is kept by her browser. */
let kept: Awaited<ReturnType<Visitor["context"]["storageState"]>>;
beforeAll(async () => {
  mkdirSync(OUT, { recursive: true });
  house = await House.alone();
  tanya = await house.visitor();
  await tanya.page.goto("/");
});
afterAll(() => house.close());

/** A picture of an address in each of these looks, once what is to be seen is there. */
async function take(
  name: string,
  address: string,
  looks: readonly Look[],
  ready: (visitor: Visitor) => Promise<unknown>,
) {
  for (const [size, language, colorScheme] of looks) {
    const visitor = await house.visitor(
      { viewport: SIZES[size], storageState: kept, colorScheme, locale: language === "ru" ? "ru-RU" : "en-GB" },
      { language, everything: false },
    );
    await visitor.page.addInitScript((value) => localStorage.setItem("igroteka-settings", value), settings(language));
    await visitor.page.goto(address);
    await ready(visitor);
    await visitor.page.waitForTimeout(900);
    const session = await visitor.context.newCDPSession(visitor.page);
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
    const file = [name, size, language, ...(colorScheme === "dark" ? ["dark"] : [])].join("-");
    writeFileSync(join(OUT, `${file}.webp`), Buffer.from(data, "base64"));
    await visitor.context.close();
  }
}

const settings = (language: string) => JSON.stringify({ pace: "instant", language, everything: false });
const sees = (selector: string) => (visitor: Visitor) => visitor.page.locator(selector).first().waitFor();
/** A table as it is when one is asked, if that comes soon. */
const answers = async (visitor: Visitor) => {
  await visitor.page.locator(".frame").waitFor();
  await visitor.page
    .locator("[data-move], [data-step]")
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => null);
};

function makeTable(game: Game, more: Record<string, unknown> = {}): Promise<string> {
  const { players } = GAMES[game];
  const seats = [{ kind: "me" }, ...Array<object>(players - 1).fill(BOT)];
  return tanya.makeTable({ game, players, seats, start: true, options: { first: "0" }, ...more });
}

/** Until a bot that stands in for her has played so far, or to the end. */
async function until(table: string, there: (seen: { ply: number; status: string }) => boolean) {
  for (;;) {
    const reply = await tanya.context.request.get(`/api/tables/${table}`);
    const seen = (await reply.json()) as { ply: number; status: string };
    if (there(seen)) return;
    if (seen.status === "finished")
      throw new Error(`the match at ${table} has ended after ${seen.ply} moves, too early`);
    await new Promise((later) => setTimeout(later, 60));
  }
}

/** She comes back to a table, and stays. */
async function sit(table: string) {
  const page = await tanya.context.newPage();
  await page.goto(`/#/table/${table}`);
  await page.getByTestId("table").waitFor();
}

/** A whole match of hers by what newcomers like, for the pages that tell of finished ones. */
async function finish(table: string) {
  await tanya
    .playTo(table, [/^(roll|keep)$/, /^build:/, /^buy:/, /./], () => false)
    .catch((over) => {
      if (!/finished/.test(String(over))) throw over;
    });
}

test("all pages", async () => {
  const games = Object.keys(GAMES) as Game[];
  const away = { away: AWAY, stand_in: "regular" };
  const starts = new Map<Game, string>();
  const middles = new Map<Game, string>();
  const ends = new Map<Game, string>();
  for (const game of games) {
    ends.set(game, await makeTable(game, away));
    middles.set(game, await makeTable(game, away));
    starts.set(game, await makeTable(game));
  }
  kept = await tanya.context.storageState();
  const rated = await tanya.makeTable({
    game: "bronze_age",
    players: 2,
    seats: [{ kind: "me" }, { kind: "bot", bot: "novice" }],
    start: true,
  });
  // She is back as soon as the bot that stands in for her has come far enough, and stays.
  await Promise.all(
    games.map(async (game) => {
      const table = middles.get(game) ?? "";
      await until(table, ({ ply }) => ply >= GAMES[game].middle);
      await sit(table);
    }),
  );
  await finish(rated);

  for (const game of games) {
    const name = game.replace("_", "-");
    await take(`${name}-start`, `/#/table/${starts.get(game)}`, PLAIN, answers);
    await take(`${name}-middle`, `/#/table/${middles.get(game)}`, [...PLAIN, ...DARK], answers);
    const end = ends.get(game) ?? "";
    await until(end, ({ status }) => status === "finished");
    // Strasbourg's end is drawn on its map.
    await take(`${name}-end`, `/#/table/${end}`, PLAIN, async (visitor) => {
      const close = visitor.page.getByTestId("result").getByRole("button", { name: /See the board|К полю/ });
      await visitor.page.getByTestId("result").waitFor();
      if (await close.count()) await close.first().click();
    });
  }
  const dominion = ends.get("dominion") ?? "";
  await take("result", `/#/table/${dominion}`, PLAIN, sees("[data-testid=result]"));
  await take("replay", `/#/replay/${dominion}/80`, [...PLAIN, ...DARK], sees(".frame"));
  await take("lobby", "/", [...PLAIN, ...DARK], sees("[data-testid=play-village]"));
  for (const page of ["new/dominion", "about/my_village", "rules/village", "me", "ratings", "host"]) {
    const name = { "new/dominion": "new-table", me: "account" }[page] ?? page.split("/")[0] ?? page;
    await take(name, `/#/${page}`, PLAIN, sees("h1"));
  }
  await take("no-table", "/#/table/none", PLAIN, sees("h1"));
  const me = await tanya.page.evaluate(async () => (await (await fetch("/api/me")).json()).person.id as string);
  await take("history", `/#/person/${me}`, PLAIN, sees(`a[href*="${rated}"]`));
  const waiting = await tanya.makeTable({
    game: "village",
    players: 3,
    seats: [{ kind: "me" }, { kind: "open" }, BOT],
  });
  await take("waiting-room", `/#/table/${waiting}`, PLAIN, sees("[data-testid=waiting-room]"));
  const together = await tanya.makeTable({
    game: "dominion",
    players: 2,
    seats: [{ kind: "me" }, { kind: "hot", name: "Tolya" }],
    start: true,
  });
  await take("curtain", `/#/table/${together}`, PLAIN, sees("[data-testid=curtain]"));
  const hinted = await makeTable("dominion", { rated: false });
  await take("hint", `/#/table/${hinted}`, PLAIN.slice(0, 1), async (visitor) => {
    await answers(visitor);
    await visitor.page.keyboard.press("h");
    await visitor.page.getByTestId("advice").locator("li").first().waitFor();
  });
  const guided = await tanya.page.evaluate(async () => {
    const reply = await fetch("/api/games/village/guide", { method: "POST", body: "{}" });
    return ((await reply.json()) as { id: string }).id;
  });
  await take("guide", `/#/table/${guided}`, PLAIN, answers);
  const looks: Look[] = [...PLAIN, ["desktop", "ru", "dark"]];
  await take("expert", `/#/replay/${dominion}/80`, looks, async (visitor) => {
    const { page } = visitor;
    await page.locator(".frame").waitFor();
    await page.getByTestId("expert-view").click();
    await page.getByTestId("curve").waitFor({ timeout: 240_000 });
  });
}, 1_500_000);
