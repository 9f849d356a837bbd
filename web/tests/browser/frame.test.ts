/** The frame around every board: tooltips, pieces that fly, sounds, what everyone holds, others' presence, the shelf. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { House, type Visitor } from "./house";
import { TASTES } from "./tastes";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;
const PHONE = { viewport: SIZES[2], hasTouch: true, isMobile: true };
const GAMES = Object.keys(TASTES);
const BOT = { kind: "bot", bot: "regular" };
const ANSWERS = ":is([data-move], [data-step], [data-ahead]):not(:disabled)";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function at(visitor: Visitor, table: string) {
  await visitor.open(`/#/table/${table}`);
  await visitor.page.locator("[data-testid=table], [data-testid=waiting-room]").first().waitFor();
}

async function sit(visitor: Visitor, game: string, seats: object[] = [{ kind: "me" }, BOT, BOT]): Promise<string> {
  const body = { game, players: seats.length, seats, start: true, options: { first: "0" } };
  const table = await visitor.makeTable(body);
  await at(visitor, table);
  await visitor.page.locator(`.frame ${ANSWERS}`).first().waitFor();
  return table;
}

/** Click what glows, by taste, until something holds; whether it came to that. */
async function playUntil(visitor: Visitor, game: string, there: () => Promise<boolean>, most = 20): Promise<boolean> {
  const taste = TASTES[game] as (moves: string[]) => string | undefined;
  for (let clicks = 0; clicks < most;) {
    if (await there()) return true;
    await visitor.page.locator("[data-move]:not(:disabled), [data-testid=result]").first().waitFor();
    if (await visitor.page.getByTestId("result").count()) break;
    const move = taste(await visitor.glowing());
    if (!move) continue;
    if (move === "keep-tasks") await visitor.page.locator("[data-step]").first().click();
    const piece = visitor.page.locator(`[data-move="${move}"]:not(:disabled)`).first();
    if (await visitor.press(piece)) clicks += 1;
    await visitor.page.waitForTimeout(50);
  }
  return there();
}

// Much of it is waiting, so games go side by side.
describe.concurrent.each(GAMES)("%s", (game) => {
  test("tooltips wait until the pointer moves, and lie over no answer", async () => {
    const tanya = await house.visitor({ viewport: SIZES[1] });
    const { page } = tanya;
    await sit(tanya, game);
    const explained = page.locator(`.frame :is(button, [data-move])${":not(.button)"}[aria-description]`);
    await expect.poll(() => explained.count()).toBeGreaterThan(3);
    const boxes = await explained.evaluateAll((pieces) =>
      pieces
        .filter((each) => each.checkVisibility())
        .map((each) => each.getBoundingClientRect())
        .filter(({ top, bottom }) => top > 60 && bottom < innerHeight - 120)
        .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 })),
    );
    const first = boxes[0] as { x: number; y: number };
    await page.mouse.move(first.x, first.y);
    await page.reload();
    await page.locator(`.frame ${ANSWERS}`).first().waitFor();
    await page.waitForTimeout(800);
    expect(await page.locator(".tip").count(), "nobody has pointed at anything").toBe(0);

    let shown = 0;
    const step = Math.max(1, Math.floor(boxes.length / 8));
    for (let index = 0; index < boxes.length; index += step) {
      const { x, y } = boxes[index] as { x: number; y: number };
      await page.mouse.move(x, y, { steps: 2 });
      // Whatever is explained is, sooner or later.
      await page.waitForFunction(() => {
        const pointed = [...document.querySelectorAll(":hover")].at(-1);
        return !pointed?.closest("[aria-description]") || document.querySelector(".tip");
      });
      const covered = await page.evaluate((answers) => {
        const tip = document.querySelector(".tip");
        if (!tip) return null;
        const over = tip.getBoundingClientRect();
        const pointed = [...document.querySelectorAll(":hover")].at(-1) as Element;
        return [...document.querySelectorAll(answers)]
          .filter((each) => !each.contains(pointed) && !pointed.contains(each) && each.checkVisibility())
          .filter((each) => {
            const box = each.getBoundingClientRect();
            return (
              Math.min(over.right, box.right) - Math.max(over.left, box.left) > 2 &&
              Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top) > 2
            );
          })
          .map((each) => each.getAttribute("data-move") ?? each.getAttribute("data-ahead"));
      }, ANSWERS);
      if (covered !== null) shown += 1;
      expect(covered ?? [], `a tooltip at ${Math.round(x)}, ${Math.round(y)}`).toEqual([]);
    }
    expect(shown).toBeGreaterThan(1);
    await tanya.context.close();
  });

  test("what everyone holds, and the points by source, are a page away, on a phone as well", async () => {
    const tanya = await house.visitor({ viewport: SIZES[0] });
    const { page } = tanya;
    await sit(tanya, game);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const [what, there] of [
        ["Holdings", "holdings"],
        ["Scores", "score-sheet"],
      ] as const) {
        if (size.width < 600) {
          await page.getByTestId("more").click();
          await page.getByRole("dialog").getByRole("button", { name: what }).click();
        } else await page.getByRole("button", { name: new RegExp(`^${what}`) }).click();
        const shown = page.getByRole("dialog").getByTestId(there);
        await shown.waitFor();
        const rows = shown.locator("tbody tr, li");
        await expect.poll(() => rows.count(), { message: `${what} at ${size.width}` }).toBeGreaterThan(0);
        await page.keyboard.press("Escape");
      }
    }
    // People have one colour each, beside the board and on it.
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const colours = await page.evaluate(() =>
        [".players", ".frame .lens > *"].map((where) => {
          const probe = document.createElement("i");
          document.querySelector(where)?.append(probe);
          const found = [0, 1, 2, 3, 4].map((seat) => {
            probe.style.color = `var(--seat-${seat})`;
            return getComputedStyle(probe).color;
          });
          probe.remove();
          return found.join();
        }),
      );
      expect(colours[1], colorScheme).toBe(colours[0]);
    }
    expect(tanya.problems).toEqual([]);
    await tanya.context.close();
  });

  test("pieces fly where the journal says; with reduced motion none does", async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const tanya = await house.visitor({ viewport: SIZES[1], reducedMotion }, { pace: "brisk", everything: false });
      const { page } = tanya;
      await sit(tanya, game);
      await page.evaluate(() => {
        const flown: string[] = [];
        Object.assign(window, { flown });
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const each of addedNodes)
              if (each instanceof HTMLElement && each.matches(".flying"))
                flown.push(each.matches(".drawn") ? "piece" : (each.textContent ?? ""));
        }).observe(document.body, { childList: true });
      });
      const flown = () => page.evaluate(() => (window as unknown as { flown: string[] }).flown);
      // Until one flies, however long that takes; where none shall, for as long as one surely would have.
      const most = reducedMotion === "reduce" ? 12 : 60;
      const came = await playUntil(tanya, game, async () => (await flown()).includes("piece"), most);
      expect(came, `with ${reducedMotion}: ${(await flown()).join()}`).toBe(reducedMotion === "no-preference");
      if (reducedMotion === "reduce") expect(await flown()).toEqual([]);
      expect(tanya.problems).toEqual([]);
      await tanya.context.close();
    }
  });

  test("who holds what beside the board keeps its place while others move; doing nothing is never the loudest", async () => {
    const tanya = await house.visitor({ viewport: SIZES[1] }, { everything: false });
    const { page } = tanya;
    await sit(tanya, game);
    await tanya.still();
    const heights = () =>
      page
        .locator("[data-place^='seat-']")
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    const before = await heights();
    const idle = /^(done|pass|skip|stop|leave|stay|decline|endure|end|no|withdraw)(_|$)|_nothing$/;
    await playUntil(tanya, game, async () => {
      const said = await page.locator(".bar .answers").evaluateAll((rows) =>
        rows.flatMap((row) =>
          [...row.querySelectorAll<HTMLElement>("[data-move]")].map((each) => ({
            move: each.dataset["move"] ?? "",
            key: each.querySelector("kbd")?.textContent ?? "",
            main: each.matches(".main"),
          })),
        ),
      );
      for (const { move, key, main } of said)
        if (idle.test(move))
          expect({ move, key, main }).toEqual({ move, key: key === "1" ? "another" : key, main: false });
      return false;
    });
    expect(await heights()).toEqual(before);
    expect(tanya.problems).toEqual([]);
    await tanya.context.close();
  });
});

test("on a phone a tooltip never takes the tap, and a long press only explains", async () => {
  const tanya = await house.visitor(PHONE);
  const { page } = tanya;
  await sit(tanya, "dominion");
  const copper = page.locator("[data-place=hand] [data-card=copper]").first();
  const middle = async () => {
    await copper.scrollIntoViewIfNeeded();
    const box = await copper.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const finger = await tanya.context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [await middle()]);
  await page.locator(".tip").waitFor();
  await touch("touchEnd", []);
  await page.waitForTimeout(300);
  expect(await tanya.ply(), "whoever presses long wants to know").toBe(0);
  await copper.tap();
  await expect.poll(() => tanya.ply(), { message: "with the tooltip still there, one tap plays" }).toBe(1);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("sounds are made by the page: one's turn, a card, the end; off by default on phones", async () => {
  const count = () => {
    const heard = { sounds: 0 };
    Object.assign(window, { heard });
    for (const name of ["OscillatorNode", "AudioBufferSourceNode"] as const) {
      const Own = window[name];
      Object.assign(window, {
        [name]: class extends (Own as typeof OscillatorNode) {
          constructor(context: BaseAudioContext, options?: OscillatorOptions) {
            super(context, options);
            heard.sounds += 1;
          }
        },
      });
    }
  };
  for (const [options, loud] of [
    [{ viewport: SIZES[0] }, true],
    [PHONE, false],
  ] as const) {
    const tanya = await house.visitor(options, { everything: false });
    const { page } = tanya;
    await page.addInitScript(count);
    const table = await sit(tanya, "dominion");
    const heard = () => page.evaluate(() => (window as unknown as { heard: { sounds: number } }).heard.sounds);
    await playUntil(tanya, "dominion", async () => (await tanya.ply()) > 4);
    if (loud) await expect.poll(heard).toBeGreaterThan(0);
    const before = await heard();
    expect(before > 0, `${before} tones`).toBe(loud);
    await page.evaluate((id) => fetch(`/api/tables/${id}/concede`, { method: "POST", body: "{}" }), table);
    await page.getByTestId("result").waitFor();
    await expect.poll(async () => (await heard()) > before).toBe(loud);
    await page.getByTestId("settings").click();
    expect(await page.getByTestId("sound").isChecked()).toBe(loud);
    await tanya.context.close();
  }
});

test("a newcomer finds the shelf first; tables fold after three, and can be dismissed", async () => {
  const tanya = await house.visitor({ viewport: SIZES[0] });
  const { page } = tanya;
  for (let tables = 0; tables < 5; tables += 1)
    await tanya.makeTable({ game: "dominion", players: 2, seats: [{ kind: "me" }, { kind: "open" }] });
  await tanya.open("/#/");
  const mine = page.getByTestId("mine");
  await mine.waitFor();
  await tanya.still();
  const top = async (what: ReturnType<typeof page.locator>) => (await what.boundingBox())?.y ?? 0;
  expect(await top(page.locator(".shelf"))).toBeLessThan(await top(mine));
  for (const game of GAMES) {
    const box = await page.getByTestId(`play-${game}`).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `${game} is seen at a glance`).toBeLessThan(900);
  }
  const rows = mine.getByRole("listitem");
  expect(await rows.count()).toBe(3);
  await mine
    .getByRole("button", { name: /more|2/ })
    .last()
    .click();
  expect(await rows.count()).toBe(5);
  await mine.getByRole("button", { expanded: true }).click();
  const dismiss = rows.first().getByRole("button");
  const dismissed = await rows.first().getByRole("link").getAttribute("href");
  await dismiss.click();
  await page.reload();
  await mine.waitFor();
  const left = await rows.getByRole("link").evaluateAll((links) => links.map((each) => each.getAttribute("href")));
  expect(left).not.toContain(dismissed);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("A moves the focus into the numbered list of answers; the focus is seen apart from what is legal", async () => {
  const tanya = await house.visitor({ viewport: SIZES[1] });
  const { page } = tanya;
  for (const game of GAMES) {
    await sit(tanya, game);
    await page.keyboard.press("a");
    await page.waitForFunction(() => document.activeElement?.matches(".answers button"));
    const listed = page.locator(".answers button:not(.numbers *, .each)");
    const keys = await listed.evaluateAll((all) =>
      all.map((each) => (each as HTMLElement).dataset["key"] ?? each.querySelector("kbd")?.textContent ?? ""),
    );
    const digits = keys.filter((key) => key && key !== "0").map(Number);
    expect(digits.toSorted(), `${game}: each has its own`).toEqual(digits.map((_, index) => index + 1));
    expect(keys.filter((key) => !key).length, `${game}: as far as digits go`).toBe(
      Math.max(0, keys.length - 10 + (keys.includes("0") ? 0 : 1)),
    );
    await page.keyboard.press("a");
    const piece = page.locator(".frame button[data-move]:not(:disabled), .frame button[data-step]").first();
    const style = () => piece.evaluate((each) => getComputedStyle(each).outline);
    const legal = await style();
    await page.keyboard.press("Tab");
    await piece.focus();
    expect(await style(), game).not.toBe(legal);
  }
  // A digit gives the answer that it stands at, step by step.
  await sit(tanya, "village");
  await page.keyboard.press("a");
  await page.locator(".answers [data-key='1'][data-step=harvest]").waitFor();
  await page.keyboard.press("1");
  await page.locator(".answers [data-key='1'][data-move^='take:harvest:']").waitFor();
  await page.keyboard.press("1");
  await page.getByRole("log").getByText("(Grain harvest)").waitFor();
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("a hint asked for too often says when it comes, and comes by itself", async () => {
  const tanya = await house.visitor({ viewport: SIZES[1] });
  const { page } = tanya;
  const seats = [{ kind: "me" }, BOT];
  const body = { game: "dominion", players: 2, seats, start: true, rated: false, options: { first: "0" } };
  await at(tanya, await tanya.makeTable(body));
  let asked = 0;
  await page.route("**/hint", async (route) => {
    asked += 1;
    if (asked > 1) await route.continue();
    else
      await route.fulfill({
        status: 429,
        contentType: "application/json",
        body: JSON.stringify({ error: "hint-later", args: { seconds: 2 } }),
      });
  });
  const said = await tanya.overhear("[data-testid=advice]");
  await page.getByTestId("hint").click();
  await page.getByTestId("advice").locator("[data-ahead]").first().waitFor();
  expect((await said()).join("\n")).toMatch(/2 s/);
  expect(asked).toBe(2);
  await tanya.context.close();
});

test("people see who is there; whom another forestalled is told so, and nothing is refused in the console", async () => {
  const tanya = await house.visitor({ viewport: SIZES[0] });
  const tolya = await house.visitor({ viewport: SIZES[2] }, { everything: false });
  const refused: string[] = [];
  for (const { page } of [tanya, tolya])
    page.on("response", (reply) => reply.status() >= 400 && refused.push(`${reply.status()} ${reply.url()}`));
  const seats = [{ kind: "me" }, { kind: "open" }];
  const table = await tanya.makeTable({ game: "dominion", players: 2, seats, options: { first: "0" } });
  await at(tanya, table);
  await tolya.makeTable({ game: "dominion" });
  await at(tolya, table);
  await tolya.page.getByRole("button", { name: "Sit here" }).click();
  await tanya.page.getByRole("button", { name: "Start the match" }).click();
  await tanya.page.locator(".here").waitFor();

  // The same person at two windows: what was answered in the one is said in the other, where it isn't seen in time.
  const twin = await tanya.context.newPage();
  let late: (() => void)[] | null = null;
  let answered: () => void = () => undefined;
  const answers = new Promise<void>((done) => (answered = done));
  await twin.routeWebSocket(/\/live/, (line) => {
    const server = line.connectToServer();
    server.onMessage((said) => (late ? late.push(() => line.send(said)) : line.send(said)));
    line.onMessage((said) => {
      server.send(said);
      if ((JSON.parse(String(said)) as { type: string }).type === "move") answered();
    });
  });
  await twin.goto(`/#/table/${table}`);
  await twin.locator('[data-move="treasures"]').waitFor();
  late = [];
  const ply = await tanya.ply();
  await tanya.page.locator('[data-move="treasures"]').click();
  await expect.poll(() => tanya.ply()).toBeGreaterThan(ply);
  await twin.locator('[data-ahead="treasures buy:estate"]').first().click();
  await answers;
  for (const arrive of late.splice(0)) arrive();
  late = null;
  await twin.locator(".reason").getByText("You have answered in another window").waitFor();
  await twin.close();

  await tolya.context.close();
  await tanya.page.getByText("away").first().waitFor();
  expect(refused).toEqual([]);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("The Bronze Age: dice that are kept stay kept from roll to roll", async () => {
  const tanya = await house.visitor({ viewport: SIZES[1] }, { everything: false });
  const { page } = tanya;
  const table = await sit(tanya, "bronze_age");
  // Until there is a first roll of which at least two dice are no skulls.
  await tanya.playTo(
    table,
    [/^(keep)$/, /^roll$/, /^food:0/, /^done_/, /^buy_nothing/],
    ({ view, moves }) =>
      view.rolls_left === 2 &&
      moves.some((name) => name.startsWith("reroll:")) &&
      view.dice.filter(({ locked }: { locked: boolean }) => !locked).length >= 2,
  );
  await at(tanya, table);
  const up = page.locator(".dice .die.up");
  await up.first().waitFor();
  const dice = await up.count();
  const face = await up.first().locator(".unseen").innerText();
  await up.first().click();
  await expect.poll(() => up.count()).toBe(dice - 1);
  await page.locator("[data-move^='reroll:']").click();
  await page.waitForFunction(() => document.querySelector("[data-testid=prompt]")?.textContent?.includes("1"));
  const kept = page.locator(".dice .die.kept");
  await expect.poll(() => kept.count()).toBe(1);
  // Dice are laid in order after each roll, so it may lie elsewhere.
  const faceOf = (said: string) => /: ([^,]+)/.exec(said)?.[1];
  expect(faceOf(await kept.locator(".unseen").innerText())).toBe(faceOf(face));
  expect(await up.count()).toBeLessThanOrEqual(dice - 1);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});
