/** What happened while one was away: the table as one left it, played forward to the present; or told. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { House, type Visitor } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const BOARD = "[data-testid=table]";

async function at(visitor: Visitor, table: string, anew = false) {
  const path = `/#/table/${table}`;
  await (anew ? visitor.open(path) : visitor.page.goto(path));
  await visitor.page.locator(`${BOARD}, [data-testid=waiting-room]`).first().waitFor();
}

async function click(visitor: Visitor, ...moves: string[]) {
  for (const move of moves) {
    const before = await visitor.ply();
    await visitor.page.locator(`[data-move="${move}"]`).first().click();
    await past(visitor, before);
  }
}

/** Wait until more than so many moves are shown. */
async function past(visitor: Visitor, ply: number) {
  await visitor.page.waitForFunction(
    ([board, before]) => Number(document.querySelector<HTMLElement>(board as string)?.dataset["ply"]) > Number(before),
    [BOARD, ply] as const,
  );
}

/** With coins unspent one is asked whether one means it. */
async function endTurn(visitor: Visitor) {
  const before = await visitor.ply();
  await visitor.page.locator("[data-move=end_turn]").click();
  await visitor.page.locator(".caution").waitFor();
  await visitor.page.locator("[data-move=end_turn]").click();
  await past(visitor, before);
}

/** Tanya and Tolya at one table; it is Tolya's turn, and Tanya has gone to look at the ratings. */
async function apart(tanya: Visitor, tolya: Visitor): Promise<{ table: string; left: number }> {
  const table = await tanya.makeTable({ game: "dominion", players: 2, options: { first: "0" } });
  await at(tanya, table, true);
  await tolya.makeTable({ game: "dominion" });
  await at(tolya, table, true);
  await tolya.page.getByRole("button", { name: "Sit here" }).click();
  await tanya.page.getByRole("button", { name: "Start the match" }).click();
  await tanya.page.locator("[data-move=end_turn]").waitFor();
  await endTurn(tanya);
  await tolya.page.locator("[data-move=treasures]").waitFor();
  await tanya.page.getByText("Waiting for").waitFor();
  const left = await tanya.ply();
  await tanya.page.goto("/#/ratings");
  return { table, left };
}

/** A whole turn of Tolya's; the number of moves played by then. */
async function turn(tolya: Visitor): Promise<number> {
  await click(tolya, "treasures", "buy:copper", "end_turn");
  await tolya.page.getByText("Waiting for").waitFor();
  return tolya.ply();
}

/** Time stands still in their page: however slow this machine is, nothing of a playback goes by unseen. */
async function hold({ page }: Visitor) {
  // Well ahead: until the word arrives, time goes on.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** The time from one step of a playback to the next. */
const STEP = 900;

/** That something flies across the page, from now on. */
function flies({ page }: Visitor): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        new MutationObserver((_, watcher) => {
          if (!document.querySelector(".flying")) return;
          watcher.disconnect();
          done();
        }).observe(document.body, { childList: true });
      }),
  );
}

/** Every ply that is shown from now on, in order. */
function watch(visitor: Visitor, until: number): Promise<number[]> {
  return visitor.page.evaluate(
    ([board, last]) =>
      new Promise<number[]>((done) => {
        const plies: number[] = [];
        const look = () => {
          const ply = Number(document.querySelector<HTMLElement>(board as string)?.dataset["ply"] ?? -1);
          if (ply >= 0 && plies.at(-1) !== ply) plies.push(ply);
          if (ply === last) done(plies);
        };
        // However seldom this machine draws a frame, none goes by unseen.
        new MutationObserver(look).observe(document.body, {
          attributeFilter: ["data-ply"],
          childList: true,
          subtree: true,
        });
        look();
      }),
    [BOARD, until] as const,
  );
}

describe("whoever comes back", () => {
  let tanya: Visitor;
  let tolya: Visitor;
  beforeEach(async () => {
    tanya = await house.visitor({ reducedMotion: "no-preference" }, { pace: "calm" });
    await tanya.page.clock.install();
    tolya = await house.visitor();
  });
  afterEach(async () => {
    expect([...tanya.problems, ...tolya.problems]).toEqual([]);
    await tanya.context.close();
    await tolya.context.close();
  });

  test("sees the table as they left it, then one thing after the other, up to the present", async () => {
    const { table, left } = await apart(tanya, tolya);
    const now = await turn(tolya);
    const { page } = tanya;
    await hold(tanya);
    const flown = flies(tanya);
    await at(tanya, table);
    const away = page.getByTestId("away");
    await away.waitFor();
    expect(await tanya.ply()).toBe(left);
    expect(await page.locator("[data-place=played] [data-card]").count(), "nothing is played yet").toBe(0);
    expect(await tanya.glowing(), "nothing can be answered in the past").toEqual([]);
    expect(await page.getByRole("log").getByText("buys Copper").count()).toBe(0);
    const prompt = () => page.getByTestId("prompt").innerText();
    expect(await prompt()).toBe("Waiting for Tanya II");
    await page.clock.runFor(STEP);
    expect(await page.title()).toContain("Your turn");
    expect(await tanya.ply()).toBe(left + 1);
    expect(await page.locator("[data-place=played] [data-card=copper]").count()).toBeGreaterThan(0);
    await page.clock.runFor(STEP);
    await flown;
    expect(await tanya.ply()).toBe(left + 2);
    await away.getByText("buys Copper").waitFor();
    await page.clock.runFor(STEP);
    expect(await tanya.ply()).toBe(now);
    expect(await prompt(), "nobody waits for oneself").toBe("Your turn");
    await page.clock.resume();
    await page.locator("[data-move=treasures]").waitFor();
    expect(await page.getByRole("log").getByText("buys Copper").count()).toBe(1);
    await away.getByRole("button", { name: "Got it" }).click();
    await away.waitFor({ state: "detached" });
    await page.reload();
    await page.locator("[data-move=treasures]").waitFor();
    expect(await away.count(), "what was seen isn't shown again").toBe(0);
  });

  test.each(["a key", "a touch of the board", "the button"])("can end that at once by %s, and answer", async (how) => {
    const { table, left } = await apart(tanya, tolya);
    const now = await turn(tolya);
    const { page } = tanya;
    await hold(tanya);
    await at(tanya, table);
    await page.getByTestId("away").waitFor();
    expect(await tanya.ply()).toBe(left);
    if (how === "a key") await page.keyboard.press("1");
    else if (how === "the button") await page.getByRole("button", { name: "Skip to your turn" }).click();
    else await page.locator("[data-card=province]").first().click();
    await page.locator("[data-move=treasures]").waitFor();
    expect(await tanya.ply(), "nothing was answered by that").toBe(now);
    expect(await page.getByText(/Province costs/).count()).toBe(0);
    await page.clock.resume();
    await page.keyboard.press("1");
    await past(tanya, now);
    expect(await page.getByTestId("away").count(), "whoever plays has seen enough").toBe(0);
  });

  test("is told rather than shown, if nothing should move", async () => {
    await tanya.page.emulateMedia({ reducedMotion: "reduce" });
    const { table } = await apart(tanya, tolya);
    const now = await turn(tolya);
    await at(tanya, table);
    await tanya.page.getByTestId("away").getByText("buys Copper").waitFor();
    expect(await tanya.ply()).toBe(now);
    await tanya.page.locator("[data-move=treasures]").waitFor();
  });

  test("has waited in a hidden page as well", async () => {
    const { table, left } = await apart(tanya, tolya);
    await at(tanya, table);
    const hide = (hidden: boolean) =>
      tanya.page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    const now = await turn(tolya);
    await tanya.page.waitForFunction(() => document.title.includes("Your turn"));
    expect(await tanya.ply()).toBe(left);
    const plies = watch(tanya, now);
    await hide(false);
    expect((await plies)[0]).toBe(left);
    await tanya.page.locator("[data-move=treasures]").waitFor();
    await tanya.page.getByTestId("away").getByText("buys Copper").waitFor();
  });
});

describe("at a hot seat", () => {
  /** Every word that ever stood in the page, hidden ones as well. */
  async function overhear(visitor: Visitor) {
    await visitor.page.evaluate(() => {
      const words = new Set<string>();
      Object.assign(window, { words });
      const hear = (node: Node) => {
        words.add(node.textContent ?? "");
        if (node instanceof Element)
          for (const each of [node, ...node.querySelectorAll("*")])
            for (const { name, value } of each.attributes) if (/^aria-|^data-card|title/.test(name)) words.add(value);
      };
      hear(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes)
          (type === "childList" ? [...addedNodes] : [target]).forEach(hear);
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  }
  const heard = (visitor: Visitor) =>
    visitor.page.evaluate(() => [...(window as never as { words: Set<string> }).words].join("\n"));
  const hand = (visitor: Visitor) =>
    visitor.page
      .locator("[data-place=hand] [data-card]")
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset["card"]).sort());
  const dealt = (visitor: Visitor, table: string, seat: number) =>
    visitor.page.evaluate(
      async ({ table, seat }) => {
        const { sights } = await fetch(`/api/tables/${table}`).then((reply) => reply.json());
        const cards = Object.entries(
          sights.find((each: { seat: number }) => each.seat === seat).view.seats[seat].hand as Record<string, number>,
        );
        return cards.flatMap(([card, n]) => Array<string>(n).fill(card)).sort();
      },
      { table, seat },
    );

  test("what was missed is seen by whoever has taken the screen, and nobody's cards by another", async () => {
    const tanya = await house.visitor({ reducedMotion: "no-preference" }, { pace: "calm" });
    const zhenya = await house.visitor();
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "hot", name: "Tolya" }];
    const table = await tanya.makeTable({ game: "dominion", players: 3, seats, options: { first: "0" } });
    await at(tanya, table, true);
    await zhenya.makeTable({ game: "dominion" });
    await at(zhenya, table, true);
    await zhenya.page.getByRole("button", { name: "Sit here" }).click();
    await tanya.page.getByRole("button", { name: "Start the match" }).click();
    const { page } = tanya;
    const curtain = page.getByTestId("curtain");
    await curtain.getByRole("button", { name: "I am Tanya" }).click();
    const tanyas = await dealt(tanya, table, 0);
    await expect.poll(() => hand(tanya)).toEqual(tanyas);
    await endTurn(tanya);
    const left = await tanya.ply();
    await page.goto("/#/ratings");
    const now = await turn(zhenya);

    // It is Tolya's turn by now: nothing is played back to Tanya, and nothing before he has taken the screen.
    await overhear(tanya);
    await at(tanya, table);
    await curtain.getByText("Tolya, your turn").waitFor();
    await page.waitForTimeout(1_500);
    expect(await tanya.ply(), "it waits for Tolya").toBe(left);
    expect(await page.locator("[data-place=hand], [role=log], [data-testid=away]").count()).toBe(0);
    await page.keyboard.press("o");
    expect(await page.getByRole("dialog").count(), "nor can his holdings be looked at").toBe(0);
    const plies = watch(tanya, now);
    await curtain.getByRole("button", { name: "I am Tolya" }).click();
    const tolyas = await dealt(tanya, table, 2);
    await expect.poll(() => hand(tanya)).toEqual(tolyas);
    await page.getByTestId("away").getByText("buys Copper").waitFor();
    expect((await plies)[0]).toBe(left);
    await page.locator("[data-move=treasures]").waitFor();
    expect(await hand(tanya)).toEqual(tolyas);
    const words = await heard(tanya);
    expect(words).toContain("Tanya I draws 5 cards");
    expect(words, "what Tanya drew is hers to know").not.toMatch(/Tanya I+ draws [A-Z]/);

    // Then Tanya again: what she drew is told to her, and what Tolya draws isn't.
    await endTurn(tanya);
    await curtain.getByText("Tanya I, your turn").waitFor();
    await overhear(tanya);
    await curtain.getByRole("button", { name: "I am Tanya" }).click();
    await page
      .getByRole("log")
      .getByText(/Tanya I draws [A-Z]/)
      .first()
      .waitFor();
    expect(await heard(tanya), "neither in the log nor flying").not.toMatch(/Tolya draws [A-Z]/);
    expect([...tanya.problems, ...zhenya.problems]).toEqual([]);
    for (const visitor of [tanya, zhenya]) await visitor.context.close();
  });
});

test("however long the list of what was missed is, it begins where one left", async () => {
  const tanya = await house.visitor();
  const { page } = tanya;
  const seats = Array(4).fill({ kind: "bot", bot: "random" });
  const table = await tanya.makeTable({ game: "village", players: 4, seats, start: true });
  const over = async () => {
    const seen = await tanya.ask("GET", `/api/tables/${table}`);
    return seen.status === "finished" ? (seen as { ply: number; events_from: number; events: unknown[] }) : null;
  };
  await expect.poll(over, { interval: 500 }).not.toBeNull();
  const seen = await over();
  expect(seen?.events_from, "the table itself tells of the end only").toBeGreaterThan(20);
  await page.addInitScript((id) => localStorage.setItem(`igroteka-seen-${id}`, "1"), table);
  await at(tanya, table, true);
  const { steps } = await tanya.ask("GET", `/api/tables/${table}/missed?since=1`);
  const whole = (steps as { events: unknown[] }[]).flatMap(({ events }) => events).length;
  expect(whole).toBeGreaterThan(seen?.events.length ?? Infinity);
  await expect.poll(() => page.getByTestId("away").locator("li").count()).toBe(whole);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("whoever lost the connection sees what was missed, and a spectator sees no hand on the way", async () => {
  const tanya = await house.visitor({ reducedMotion: "no-preference" }, { pace: "calm" });
  const tolya = await house.visitor();
  const { table, left } = await apart(tanya, tolya);
  const watcher = await house.visitor({ reducedMotion: "no-preference" }, { pace: "calm" });
  await watcher.makeTable({ game: "dominion" });
  await at(watcher, table, true);
  await watcher.context.setOffline(true);
  await watcher.page.evaluate(() => dispatchEvent(new Event("offline")));
  await watcher.page.getByText("The connection is lost").waitFor();
  const now = await turn(tolya);
  const plies = watch(watcher, now);
  await watcher.context.setOffline(false);
  await watcher.page.getByTestId("away").waitFor();
  expect(await watcher.page.locator("[data-place=hand]").count()).toBe(0);
  expect((await plies)[0]).toBe(left);
  expect((await plies).length).toBeGreaterThan(2);
  expect([...watcher.problems, ...tanya.problems]).toEqual([]);
  for (const visitor of [tanya, tolya, watcher]) await visitor.context.close();
});
