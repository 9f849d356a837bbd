/** Strasbourg's table by mouse, by finger and by keyboard: dividing one's cards, bidding, reading the score off the map. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { hyphenated } from "../../src/lib/hyphens";
import { serious } from "./axe";
import { House, PHONE, type Sight, type Visitor } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const bots = (count: number) => Array<object>(count).fill({ kind: "bot", bot: "regular" });

/** At a table of Strasbourg: one task kept, some cards drawn, about to be divided. */
async function divides(visitor: Visitor, cards: number) {
  const seats = [{ kind: "me" }, ...bots(2)];
  const table = await visitor.makeTable({
    game: "strasbourg",
    players: 3,
    seats,
    options: { first: "0" },
    start: true,
  });
  await visitor.open(`/#/table/${table}`);
  await answer(visitor, ".planner", (moves, drawn) => {
    const wishes = ["return:", "keep:", drawn < cards ? "draw" : "stop"];
    return wishes.flatMap((wish) => moves.filter((move) => move.startsWith(wish)))[0];
  });
  await visitor.page.locator(".planner").waitFor();
  await settled(visitor);
}

/** Until the page no longer scrolls to what is asked: what is dragged must lie still. */
async function settled(visitor: Visitor) {
  const place = async () => JSON.stringify(await visitor.page.locator(".planner").boundingBox());
  let before = "";
  await expect
    .poll(
      async () => {
        const now = await place();
        const still = now === before;
        before = now;
        return still;
      },
      { interval: 300 },
    )
    .toBe(true);
}

/** Answer by clicking until the page shows the goal. Only one's own question and cards tell that an answer has arrived: bots move meanwhile. */
async function answer(visitor: Visitor, goal: string, choose: (moves: string[], drawn: number) => string | undefined) {
  const { page } = visitor;
  const asked = async () => ({
    moves: await visitor.glowing(),
    drawn: await page.locator("[data-place=drawn] li").count(),
  });
  const there = async () => (await page.locator(goal).count()) > 0;
  for (let answers = 0; answers < 40 && !(await there()); answers += 1) {
    const before = await asked();
    const move = choose(before.moves, before.drawn);
    if (move)
      await page
        .locator(`[data-move="${move}"]`)
        .first()
        .click({ timeout: 2_000 })
        .catch(() => null);
    for (
      let wait = 0;
      wait < 50 && JSON.stringify(await asked()) === JSON.stringify(before) && !(await there());
      wait += 1
    )
      await page.waitForTimeout(100);
  }
  await page.locator(goal).first().waitFor();
}

/** The cards of each heap. */
function heaps(visitor: Visitor): Promise<number[]> {
  return visitor.page
    .locator(".planner [data-heap]:not([data-heap=new])")
    .evaluateAll((found) => found.map((heap) => heap.querySelectorAll("button").length));
}

async function middle(visitor: Visitor, card: number): Promise<{ x: number; y: number }> {
  const found = visitor.page.locator(".planner .face").nth(card);
  await found.scrollIntoViewIfNeeded();
  const box = await found.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

test("cards are put together by dragging and by keyboard, and laid out as they lie", async () => {
  const tanya = await house.visitor();
  const { page } = tanya;
  await divides(tanya, 4);
  await expect.poll(() => heaps(tanya)).toEqual([1, 1, 1, 1]);

  const from = await middle(tanya, 3);
  const to = await middle(tanya, 0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => heaps(tanya)).toEqual([2, 1, 1]);

  await page.locator(".planner .face").nth(3).focus();
  await page.keyboard.press("Enter");
  await page
    .getByText(/Where does the \d go\?/)
    .last()
    .waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => heaps(tanya)).toEqual([2, 2]);
  expect(await page.evaluate(() => document.activeElement?.classList.contains("face"))).toBe(true);

  await page.locator('[data-move="lay-out"]').click();
  await page.locator('[data-move="reveal:1"]').waitFor();
  expect(await page.locator('[data-move^="reveal:"]').count()).toBe(2);
  await page.getByRole("region", { name: "What this step brings" }).getByText("nobility", { exact: true }).waitFor();
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("stacks that no step can take are said to be lost, before they are laid out", async () => {
  const tanya = await house.visitor({}, { everything: false });
  const { page } = tanya;
  const seats = [{ kind: "me" }, ...bots(2)];
  const table = await tanya.makeTable({ game: "strasbourg", players: 3, seats, options: { first: "0" }, start: true });
  const drawn = ({ view, moves }: Sight) => moves.includes("stop") && view.seats[0].drawn?.length === 8;
  await tanya.playTo(table, [/^return:/, /^keep:/, /^draw$/], drawn);
  await tanya.open(`/#/table/${table}`);
  const lost = page.getByTestId("too-many");
  await lost.waitFor();
  expect(await lost.innerText()).toContain("1 stack goes");
  await page.locator(".planner .face").nth(7).click();
  await page.locator(".planner .face").nth(0).click();
  await lost.waitFor({ state: "detached" });
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("on a phone, a finger drags a card, and a round is answered on the board", async () => {
  const tanya = await house.visitor({ viewport: PHONE, hasTouch: true });
  const { page } = tanya;
  await divides(tanya, 3);
  const from = await middle(tanya, 2);
  const to = await middle(tanya, 1);
  const finger = await tanya.context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at });
  await touch("touchStart", [from]);
  for (let step = 1; step <= 5; step += 1)
    await touch("touchMove", [{ x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 }]);
  await touch("touchEnd", []);
  await expect.poll(() => heaps(tanya)).toEqual([1, 2]);
  await page.getByRole("button", { name: "All apart again" }).click();
  await expect.poll(() => heaps(tanya)).toEqual([1, 1, 1]);

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await serious(tanya.page, ".strasbourg")).toEqual([]);
  }
  await page.locator('[data-move="lay-out"]').click();
  await page.locator('[data-move="reveal:1"]').click();
  await expect.poll(() => page.locator('[data-move^="reveal:"]').count()).toBeLessThan(3);
  expect(await serious(tanya.page, ".strasbourg")).toEqual([]);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("revealed cards are seen beside many stacks where there is room, and a phone tells their sum", async () => {
  const tanya = await house.visitor({ viewport: { width: 1440, height: 900 } });
  const { page } = tanya;
  const seats = [{ kind: "me" }, ...bots(2)];
  const table = await tanya.makeTable({ game: "strasbourg", players: 3, seats, options: { first: "0" }, start: true });
  const own = ({ view, seat }: Sight) => view.seats[seat];
  await tanya.playTo(table, [/^keep:/, /^draw$/], (sight) => (own(sight).drawn ?? []).length === 8);
  await tanya.playTo(table, [/^stop$/, /^apart$/, /^reveal:/], (sight) => own(sight).bid.length > 0);
  await tanya.open(`/#/table/${table}`);
  const line = page
    .locator(".family")
    .filter({ has: page.locator(".bid") })
    .filter({ hasText: "Tanya" });
  await line.waitFor();
  const seen = () =>
    line.evaluate((family) => {
      const { left, right } = family.getBoundingClientRect();
      const faces = [...family.querySelectorAll(".face")].map((face) => face.getBoundingClientRect());
      return faces.filter((face) => face.width && face.left > left && face.right < right).length;
    });
  expect(await seen()).toBe(1);
  expect(await line.locator(".bid.many").count()).toBe(1);
  await page.setViewportSize(PHONE);
  await expect.poll(seen).toBe(0);
  await tanya.context.close();
});

test("a task's long name keeps within its card on a phone", async () => {
  const visitor = await house.visitor({ viewport: PHONE }, { language: "ru" });
  const seats = [{ kind: "me" }, ...bots(2)];
  const table = await visitor.makeTable({ game: "strasbourg", players: 3, seats, start: true });
  await visitor.open(`/#/table/${table}`);
  const names = visitor.page.locator(".choosing .head b");
  await names.first().waitFor();
  for (const name of await names.allTextContents()) expect(name).toBe(hyphenated(name.replaceAll("\u00ad", "")));
  const longest = hyphenated("Привилегированные");
  await names.first().evaluate((name, longest) => (name.textContent = longest), longest);
  const over = await visitor.page
    .locator(".choosing .task")
    .evaluateAll((tasks) => tasks.filter((task) => task.scrollWidth > task.clientWidth).length);
  expect(over).toBe(0);
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
});
