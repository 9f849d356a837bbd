/** Village and My Village by keyboard, with what they show before anything is done. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DRAWN } from "./drawn";
import { sumsOf, type VillageView } from "../../src/boards/my_village/logic";
import { House, PHONE, type Sight, type Visitor } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const SEATS = [{ kind: "me" }, { kind: "bot", bot: "regular" }];

async function sit(game: string): Promise<Visitor> {
  const tanya = await house.visitor();
  const table = await tanya.makeTable({ game, players: 2, seats: SEATS, start: true, options: { first: "0" } });
  await tanya.open(`/#/table/${table}`);
  await tanya.page.locator("[data-move]").first().waitFor();
  return tanya;
}

/** Walk with the Tab key to a piece that plays such a move. */
async function walkTo({ page }: Visitor, move: RegExp) {
  for (let steps = 0; steps < 150; steps += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => document.activeElement?.getAttribute("data-move") ?? "");
    if (move.test(at)) return;
  }
  throw new Error(`the keyboard doesn't reach ${move}`);
}

test("Village: a cube's time is foretold, and a market day opened, by keyboard", async () => {
  const tanya = await sit("village");
  const { page } = tanya;
  await walkTo(tanya, /^take:.*:plague$/);
  await page.getByRole("status").getByText("Takes 2 time: the marker goes from 0 to 2.").waitFor();
  await walkTo(tanya, /^take:market:/);
  await page.keyboard.press("Enter");
  // Nobody has anything to sell yet: that is said before, and the day is over at once.
  await page.locator(".caution").getByText("for the others alone").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText("Tanya opens a market day").waitFor();
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

/** The answers that nobody could point at: out of the window, or under something else. */
function lost({ page }: Visitor): Promise<string[]> {
  return page.locator(".frame [data-move]").evaluateAll((pieces) =>
    pieces.flatMap((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top && piece.contains(top) ? [] : [piece.getAttribute("data-move") ?? ""];
    }),
  );
}

/** How many of these pieces lie under something else, at their middles. */
function covered(page: Page, pieces: string): Promise<number> {
  return page.locator(pieces).evaluateAll(
    (found) =>
      found.filter((piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return !top || !piece.contains(top);
      }).length,
  );
}

test.each([2, 3, 4])(
  "Village for %i: the whole village is in the window, what others did glows, and their farms unfold",
  async (players) => {
    const tanya = await house.visitor({ viewport: { width: 1280, height: 800 } });
    const { page } = tanya;
    const seats = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "regular" }))];
    const table = await tanya.makeTable({ game: "village", players, seats, start: true, options: { first: "0" } });
    await tanya.open(`/#/table/${table}`);
    const cube = page.locator("[data-move^='take:harvest:'], [data-move^='take:church:']").first();
    await cube.waitFor();
    const hidden = () =>
      page
        .locator(".frame")
        .evaluate((frame) => [frame.scrollWidth - frame.clientWidth, frame.scrollHeight - frame.clientHeight]);
    await expect.poll(async () => [await hidden(), await lost(tanya)]).toEqual([[0, 0], []]);
    expect(await page.locator(".frame .fresh").count(), "nothing is new yet").toBe(0);

    await cube.click();
    const undone = page.getByRole("button", { name: "Leave the action undone" });
    await undone.click();
    await page.locator(".caution").getByText("would be lost").waitFor();
    await undone.click();
    await page.locator("[data-move^='take:']").first().waitFor();
    await page.locator(".frame .fresh").first().waitFor();
    await expect.poll(async () => [await hidden(), await lost(tanya)]).toEqual([[0, 0], []]);

    if (players > 2) {
      const strip = page.locator(".frame button[aria-expanded]").first();
      await strip.focus();
      await page.keyboard.press("Enter");
      await page
        .locator(".frame .opened")
        .getByLabel(/^Life track/)
        .waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => strip.getAttribute("aria-expanded")).toBe("false");
    }
    expect(tanya.problems).toEqual([]);
    await tanya.context.close();
  },
);

test("Village: a mass and a market day are scenes in the middle of the village, with all that one decides by", async () => {
  const tanya = await house.visitor({ viewport: { width: 1280, height: 800 } });
  const { page } = tanya;
  const seats = [{ kind: "me" }, ...Array.from({ length: 2 }, () => ({ kind: "bot", bot: "regular" }))];
  const table = await tanya.makeTable({ game: "village", players: 3, seats, start: true, options: { first: "0" } });
  const order = [
    ...[/^(serve|climb|pull):/, /^take:harvest:(?!plague)/, /^take:church:/, /^church:/, /^take:crafts:/],
    ...[/^(harvest|birth|make:.*|train:.*|buy:.*)$/, /^take:/],
  ];
  for (const [move, scene, pieces] of [
    [/^climb:/, "section.church.stage", ".window"],
    [/^serve:/, "section.market.stage", ".booth"],
  ] as const) {
    let sight: Sight | undefined;
    await tanya.playTo(table, order, (at) => {
      sight = at;
      return at.moves.some((name) => move.test(name));
    });
    await tanya.open(`/#/table/${table}`);
    const stage = page.locator(scene);
    await stage.waitFor();
    await tanya.still();
    expect(await stage.locator(pieces).count()).toBeGreaterThan(2);
    expect(await stage.textContent(), "one's part in it is told").toContain("Tanya");
    // Its answers are pieces of the scene, but for the one that ends it.
    const answers = (sight?.moves ?? []).filter((name) => !/^(done|pass)$/.test(name));
    const shown = await stage
      .locator("[data-move]")
      .evaluateAll((found) => found.map((each) => each.getAttribute("data-move")));
    expect([...new Set(shown)].sort()).toEqual(answers.sort());
    expect(await lost(tanya)).toEqual([]);
    if (sight) await DRAWN["village"]?.(page, sight);
  }
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("Village is seen closer by key and by wheel, and whole again", async () => {
  const tanya = await sit("village");
  const { page } = tanya;
  const wide = () => page.locator(".frame").evaluate((frame) => frame.scrollWidth / frame.clientWidth);
  await expect.poll(wide).toBeCloseTo(1, 1);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect.poll(wide).toBeGreaterThan(1.3);
  await page.getByTestId("elsewhere").waitFor();
  await page.keyboard.press("f");
  await expect.poll(wide).toBeCloseTo(1, 1);
  await page.locator("[data-move^='take:']").first().hover();
  const under = () => page.evaluate(() => document.querySelector("[data-move]:hover")?.getAttribute("data-move"));
  const before = await under();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -200);
  await page.keyboard.up("Control");
  await expect.poll(wide).toBeGreaterThan(1.3);
  await expect.poll(under, { message: "what is under the pointer stays there" }).toBe(before);
  await page.getByTestId("fit").click();
  await expect.poll(wide).toBeCloseTo(1, 1);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("My Village: a value is looked at, then made, by keyboard", async () => {
  const tanya = await sit("my_village");
  const { page } = tanya;
  const values = page.getByRole("button", { name: /^Value \d+:/ });
  const value = values.first();
  // A signpost on one's own way glows as well as the card it stands for.
  const marked = () => page.locator(".frame .hinted:not(.far .hinted)").count();
  expect(await marked(), "nothing is looked at yet").toBe(0);
  for (let index = (await values.count()) - 1; index >= 0; index -= 1) {
    await values.nth(index).focus();
    const told = /black banners (\d+), white banners (\d+)/.exec((await values.nth(index).textContent()) ?? "");
    const would = Number(told?.[1]) + Number(told?.[2]);
    await expect.poll(marked, { message: "what a value would wake is marked on the table" }).toBe(would);
  }
  await page.getByText("With any value the headman may step instead.").waitFor();
  // The tooltip lies over nothing of what the value would wake, on the table or in words.
  const rich = await values.evaluateAll((all) => all.findIndex((each) => /banners [1-9]/.test(each.textContent ?? "")));
  await values.nth(rich).hover();
  await page.locator(".tip").waitFor();
  const covered = await page.evaluate(() => {
    const tip = document.querySelector(".tip")?.getBoundingClientRect() as DOMRect;
    return [...document.querySelectorAll(".frame .hinted, .sums .list")]
      .map((each) => each.getBoundingClientRect())
      .filter((box) => box.left < tip.right && tip.left < box.right && box.top < tip.bottom && tip.top < box.bottom)
      .length;
  });
  expect(covered).toBe(0);
  await page.mouse.move(0, 0);
  await value.focus();
  await page.keyboard.press("Enter");
  expect(await value.getAttribute("aria-pressed")).toBe("true");
  for (const die of ["first", "second"]) {
    await page.getByText(`Take the ${die} die`).waitFor();
    await page.locator("[data-move^='take:']").first().focus();
    await page.keyboard.press("Enter");
  }
  await page.getByText(/^Your value is \d+/).waitFor();
  await walkTo(tanya, /^walk:coin$/);
  await page.getByText("+1 time").first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText("Tanya spends 1 time").waitFor();
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("Village: the whole house answers for the family; who could enter the council keeps to the chambers", async () => {
  const tanya = await house.visitor({ viewport: { width: 1440, height: 900 } });
  const { page } = tanya;
  const sitting = { game: "village", players: 2, seats: SEATS, start: true, options: { first: "0" } };
  const table = await tanya.makeTable(sitting);
  const green = [
    /^birth$/,
    /^take:(?!council|market).*:green/,
    /^(make|buy):scroll/,
    /^take:crafts:/,
    /^take:council:/,
    /^take:/,
    /./,
  ];
  await tanya.playTo(table, [/^take:family:(?!plague)/], ({ moves }) => moves.includes("birth"));
  await tanya.open(`/#/table/${table}`);
  await page.locator(".area.family.lit").click({ position: { x: 60, y: 90 } });
  await page.getByRole("log").getByText("Tanya has a child").first().waitFor();
  const other = await tanya.makeTable(sitting);
  const ways = ({ moves }: Sight) => moves.filter((name) => /^(enter|rise):/.test(name)).length;
  await tanya.playTo(other, green, (sight) => ways(sight) > 3);
  await tanya.open(`/#/table/${other}`);
  const council = page.locator(".area.council.lit");
  await council.locator("[data-move]").first().waitFor();
  const floor = (box: { y: number; height: number } | null) => (box ? box.y + box.height : NaN);
  const ground = floor(await council.boundingBox());
  for (const chamber of await council.locator(".chamber").all())
    expect(floor(await chamber.boundingBox())).toBeLessThanOrEqual(ground + 4);
  expect(await covered(page, ".area.church .head"), "the church draws together below it").toBe(0);
  expect(await lost(tanya)).toEqual([]);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("Village: whoever sits in a chamber, stands in a city or may die is in sight, and nobody younger answers for them", async () => {
  const tanya = await house.visitor({ viewport: { width: 1280, height: 800 } });
  const { page } = tanya;
  const seats = [{ kind: "me" }, { kind: "hot", name: "Tolya" }];
  const sitting = { game: "village", players: 2, seats, start: true, options: { first: "0" } };
  const sitDown = async (table: string) => {
    await tanya.open(`/#/table/${table}`);
    await page.getByTestId("curtain").getByRole("button").click();
    await page.locator(".frame [data-move]").first().waitFor();
  };
  const chamber = await tanya.makeTable(sitting);
  const council = [
    /^birth/,
    /^done/,
    /^enter/,
    /^take:family/,
    /^take:council/,
    /^buy:scroll/,
    /^take:crafts:pink/,
    /^take/,
    /./,
  ];
  const there = ({ view }: Sight, place: string): number[] =>
    view.seats.flatMap(({ family }: { family: Record<string, number[]> }) => family[place] ?? []);
  await tanya.playTo(
    chamber,
    council,
    (sight) =>
      there(sight, "chamber-1").length > 1 && sight.moves.filter((name) => name.startsWith("enter:")).length > 2,
  );
  await sitDown(chamber);
  const outside = () =>
    page.locator(".area.council.lit").evaluate((area) => {
      const floor = area.getBoundingClientRect().bottom;
      const people = [...area.querySelectorAll(".person, [data-move]")];
      return people.filter((each) => each.getBoundingClientRect().bottom > floor).length;
    });
  await expect.poll(async () => [await outside(), await lost(tanya)]).toEqual([0, []]);

  const road = await tanya.makeTable(sitting);
  const travel = [
    /^set_out:city-a/,
    /^bury:farm/,
    /^birth/,
    /^make:wagon/,
    /^train:wainwright/,
    /^done/,
    /^take:travel/,
    /^take:crafts:plague/,
    /^take:crafts/,
    /^take:(?!market)/,
    /./,
  ];
  await tanya.playTo(road, travel, (sight) => there(sight, "city-a").length > 1);
  await sitDown(road);
  const under = () =>
    page.locator(".map").evaluate((map) => {
      const boxes = (pieces: string) => [...map.querySelectorAll(pieces)].map((each) => each.getBoundingClientRect());
      const prices = boxes(".toll");
      return boxes(".person").filter((who) =>
        prices.some(
          (price) =>
            Math.min(who.right, price.right) - Math.max(who.left, price.left) > 2 &&
            Math.min(who.bottom, price.bottom) - Math.max(who.top, price.top) > 2,
        ),
      ).length;
    });
  await expect.poll(async () => [await under(), await lost(tanya)]).toEqual([0, []]);

  const home = await tanya.makeTable(sitting);
  const dying = ({ view }: Sight) => Number(view.prompt?.args?.generation);
  await tanya.playTo(
    home,
    [/^birth/, /^train:.*:1$/, /^make/, /^done/, /^take:family/, /^take:crafts/, /^take/, /./],
    (sight) =>
      sight.moves.includes("bury:farm") &&
      sight.view.seats[sight.seat].family.farm.some((generation: number) => generation > dying(sight)),
  );
  await sitDown(home);
  const answers = await page.locator(".mine [data-move='bury:farm']").count();
  expect(answers).toBeGreaterThan(0);
  expect(answers, "only the oldest are offered").toBeLessThan(await page.locator(".mine .home .person").count());
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("Village on a phone: whoever stands in a city is in sight, clear of what roads cost", async () => {
  const tanya = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true }, { everything: false });
  const { page } = tanya;
  const table = await tanya.makeTable({
    game: "village",
    players: 2,
    seats: SEATS,
    start: true,
    options: { first: "0" },
  });
  const abroad = ({ view, seat, moves }: Sight) =>
    moves.some((name) => /^take:(?!market)/.test(name)) &&
    Object.keys(view.seats[seat].family).some((place) => /^city-[ab]$/.test(place));
  const travel = [/^set_out/, /^bury:(farm|wainwright)/, /^birth/, /^make:wagon/, /^train:wainwright/, /^done/];
  await tanya.playTo(table, [...travel, /^take:travel/, /^take:crafts/, /^take:(?!market)/, /./], abroad);
  await tanya.open(`/#/table/${table}`);
  await page.locator(".overview .tab").nth(4).tap();
  await tanya.still();
  expect(await page.locator(".map .person").count()).toBeGreaterThan(0);
  await expect.poll(() => covered(page, ".map .person")).toBe(0);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("My Village on a phone: a finger is told to touch twice, nothing moves below, and what is staked out answers", async () => {
  const tanya = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true }, { everything: false });
  const { page } = tanya;
  const sitting = { game: "my_village", players: 2, seats: SEATS, start: true, options: { first: "0" } };
  const table = await tanya.makeTable(sitting);
  await tanya.open(`/#/table/${table}`);
  await page.getByText("touch it again to take its dice").waitFor();
  const room = () => page.locator(".sums .list").evaluate((list) => list.getBoundingClientRect().height);
  const before = await room();
  for (const value of await page.locator(".sums .sum").all()) {
    await value.tap();
    await page.locator(".sums .sum[aria-pressed=true]").waitFor();
    expect(await room()).toBe(before);
  }
  for (const [move, plot, built] of [
    ["travel:a", ".zone.travel .far button", ".zone.travel .inn > .piece"],
    ["meeting", ".zone.council .ghost button", ".zone.council .marks"],
    ["field", ".zone.harvest .fallow button", ".zone.harvest .patch:not(.fallow)"],
  ] as const) {
    let dice: string[] = [];
    await tanya.playTo(table, [/^take/, /^stay/, /./], ({ view, moves }) => {
      const sum = sumsOf(view as VillageView).find((each) => each.moves.includes(move) && !each.changes.length);
      dice = sum?.dice ?? [];
      return dice.length === 2 && moves.some((name) => name.startsWith("take:"));
    });
    const wishes = dice.map((die) => new RegExp(`^take:${die}$`));
    await tanya.playTo(table, wishes, ({ moves }) => moves.includes(move));
    await tanya.open(`/#/table/${table}`);
    await page.locator(plot).first().tap();
    await page.locator(built).first().waitFor();
  }
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});
