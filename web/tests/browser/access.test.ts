/** What axe-core finds on every page and every board: light and dark, desktop and phone. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serious } from "./axe";
import { DESKTOP, House, PHONE, type Visitor } from "./house";
import { TASTES } from "./tastes";

const SEATS = [{ kind: "me" }, { kind: "bot", bot: "regular" }, { kind: "bot", bot: "regular" }];

let house: House;
let tanya: Visitor;
const paths: Record<string, string> = {
  lobby: "",
  new: "new/dominion",
  about: "about/dominion",
  ratings: "ratings",
  me: "me",
  host: "host",
};

beforeAll(async () => {
  house = await House.open();
  tanya = await house.visitor();
  const finished = await tanya.sitDown("bronze_age");
  await tanya.playOut(TASTES["bronze_age"] as (moves: string[]) => string);
  paths["result"] = `table/${finished}`;
  paths["replay"] = `replay/${finished}/12`;
  const me = await tanya.page.evaluate(async () => (await (await fetch("/api/me")).json()).person.id as string);
  paths["person"] = `person/${me}`;
  for (const game of Object.keys(TASTES)) {
    const body = { game, players: SEATS.length, seats: SEATS, start: true, options: { first: "0" } };
    paths[game] = `table/${await tanya.makeTable(body)}`;
  }
  paths["waiting"] = `table/${await tanya.makeTable({ game: "village", players: 3 })}`;
});
afterAll(() => house.close());

describe.each([
  ["light", "desktop", DESKTOP],
  ["dark", "desktop", DESKTOP],
  ["light", "phone", PHONE],
  ["dark", "phone", PHONE],
] as const)("axe finds nothing serious, %s, at %s size", (colorScheme, _, viewport) => {
  test.each([
    ...["lobby", "new", "about", "ratings", "me", "host", "person", "waiting", "result", "replay"],
    ...Object.keys(TASTES),
  ])("%s", async (place) => {
    const { page } = tanya;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.goto(`/#/${paths[place] ?? ""}`);
    await page.reload();
    await page.locator("h1").first().waitFor();
    if (place in TASTES) await page.locator("[data-move]").first().waitFor();
    await page.waitForTimeout(300);
    expect(await serious(tanya.page)).toEqual([]);
  });
});
