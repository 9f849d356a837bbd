/** What the pictures of the two villages show of a position, piece by piece, beside what the position says. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Sight } from "./house";

type Figures = Record<string, string[]>;

/** Everyone who is drawn, as seat and generation, by place; and the cubes on the areas. */
async function people(page: Page) {
  return page.evaluate(() => {
    const figures: Record<string, string[]> = {};
    const cubes: Record<string, number> = {};
    for (const place of document.querySelectorAll<HTMLElement>(".frame [data-place]")) {
      const key = place.dataset["place"] ?? "";
      const drawn = [...place.querySelectorAll<SVGElement>(".figure:not(.ghost)")].filter(
        (each) => each.getClientRects().length && each.closest("[data-place]") === place,
      );
      if (drawn.length)
        figures[key] = drawn
          .map((each) => `${/--seat-(\d)/.exec(each.getAttribute("style") ?? "")?.[1]}:${each.textContent?.trim()}`)
          .sort();
      if (key.startsWith("space-")) cubes[key] = place.querySelectorAll("button:has(svg)").length;
    }
    /** On which cloud each marker stands, by where it is drawn. */
    const lives = [...document.querySelectorAll(".frame svg.life")].map((track) =>
      [...track.querySelectorAll("g")].findIndex((cloud) => cloud.querySelector(".pawn")),
    );
    const unborn = document.querySelectorAll(".frame .mine .cradle .figure.ghost").length;
    const walker = document.createTreeWalker(document.querySelector(".frame") as Node, NodeFilter.SHOW_TEXT);
    const words = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest(".unseen")) words.push(walker.currentNode.textContent?.trim() ?? "");
    }
    return { figures, cubes, lives, unborn, words };
  });
}

async function village(page: Page, { seat, view }: Sight) {
  const expected: Figures = {};
  const put = (key: string, members: string[]) => {
    if (members.length) expected[key] = [...(expected[key] ?? []), ...members].sort();
  };
  for (const [number, { family }] of (view.seats as { family: Record<string, number[]> }[]).entries())
    for (const [place, generations] of Object.entries(family)) {
      if (place === "unborn" || place === "gone") continue;
      const key = place === "farm" ? `farm-${number}` : place === "bag" ? "" : `place-${place}`;
      if (key)
        put(
          key,
          generations.map((generation) => `${number}:${generation}`),
        );
    }
  const all = (members: { seat: number; generation: number }[]) =>
    members.map((each) => `${each.seat}:${each.generation}`);
  put("place-bag", all(view.black_bag));
  // A mass is played before the graves.
  const scene = view.scene ? (view.scene.kind === "market" ? "market" : "church") : "";
  if (scene === "church") delete expected["place-grave"];
  const { figures, cubes, lives, unborn, words } = await people(page);
  expect(figures, "everybody stands, or lies, where they are").toEqual(expected);
  for (const { space, cubes: lying } of view.spaces as { space: string; cubes: Record<string, number> }[]) {
    const n = Object.values(lying).reduce((sum, each) => sum + each, 0);
    if (space !== scene) expect(cubes[`space-${space}`], `cubes of ${space}`).toBe(n);
  }
  const order = [seat, ...view.seats.keys()].filter((each, index, every) => every.indexOf(each) === index);
  expect([...lives].sort(), "markers on their clouds").toEqual(order.map((each) => view.seats[each].life).sort());
  expect(unborn, "in the cradle").toBe(view.seats[seat].family.unborn?.length ?? 0);
  // «the office: 1, 2» is for who can't see.
  expect(words.filter((text) => /:\s*\d+(, \d+)*$/.test(text))).toEqual([]);
}

async function myVillage(page: Page, { seat, view }: Sight) {
  const own = view.seats[seat];
  const found = await page.evaluate(() => {
    const ground = document.querySelector(".frame .ground") as HTMLElement;
    const count = (selector: string, within: ParentNode = ground) => within.querySelectorAll(selector).length;
    const doors = {
      abbot: "religion",
      councilman: "council",
      traveller: "travel",
      craftsman: "craft",
      merchant: "market",
    };
    return {
      villagers: Object.entries(doors)
        .filter(([, zone]) => count(`.zone.${zone} .door .figure`))
        .map(([villager]) => villager),
      windows: count(".zone.religion .nave"),
      inns: count(".zone.travel .inn > .piece .art"),
      signposts: count(".zone.travel .inn .far"),
      workshops: count(".zone.craft .shop .art"),
      goods: count(".zone.craft .shop .made"),
      fields: count(".zone.harvest .patch:not(.fallow)"),
      customers: count(".zone.market .customer"),
      headman: ["house", "coin", "story"].filter((cell) => count(`.stop.${cell} .headman`)),
      pages: count(".zone.tree svg > g[transform]"),
      coins: count(".zone.barn .heap svg"),
      pupils: count(".desk .seat svg"),
      cloud: [...ground.querySelectorAll(".life .cloud")].findIndex((cloud) => cloud.classList.contains("here")),
      coffins: count(".coffin.full", document),
      graves: count(".stones svg", document),
      rat: Number(document.querySelector(".frame .rat [aria-current=step]")?.textContent),
      others: count(".frame .tabs [role=tab], .frame .tabs button:not(.to-stalls)", document),
    };
  });
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  expect(found).toEqual({
    villagers: ["abbot", "councilman", "traveller", "craftsman", "merchant"].filter((each) =>
      own.villagers.includes(each),
    ),
    windows: own.windows,
    inns: own.journey.length,
    signposts: 5 - own.journey.length,
    workshops: own.workshops.length,
    goods: sum(own.workshops.map(({ goods }: { goods: number }) => goods)),
    fields: own.fields.length,
    customers: own.market.length,
    headman: [own.headman],
    pages: Math.min(own.tree, 14),
    coins: Math.min(own.coins, 6),
    pupils: own.pupils.length,
    cloud: own.cloud,
    coffins: sum(Object.values(view.chronicle as Record<string, number>)),
    graves: view.graves,
    rat: view.rat.cell,
    others: view.seats.length,
  });
}

/** Games whose pictures are held to their positions. */
export const DRAWN: Record<string, (page: Page, sight: Sight) => Promise<void>> = { village, my_village: myVillage };
