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
  rules: "rules/village",
  workshop: "workshop/my_village",
  nowhere: "nowhere",
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
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const)("axe finds nothing serious at %s size, light and dark", (_, viewport) => {
  test.each([
    ...["lobby", "new", "about", "rules", "workshop", "ratings", "me", "host", "person", "nowhere"],
    ...["waiting", "result", "replay"],
    ...Object.keys(TASTES),
  ])("%s", async (place) => {
    const { page } = tanya;
    await page.setViewportSize(viewport);
    await tanya.open(`/#/${paths[place] ?? ""}`);
    await page.locator("h1").first().waitFor();
    if (place in TASTES) await page.locator("[data-move]").first().waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await tanya.still();
      expect(await serious(page, "html", colorScheme === "dark"), colorScheme).toEqual([]);
    }
  });
});
