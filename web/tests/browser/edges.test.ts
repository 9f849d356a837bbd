/** The edges of the house: strangers, addresses that lead nowhere, a server that goes away, narrow and low screens. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serious } from "./axe";
import { House, PHONE, type Visitor } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const AGAINST_A_BOT = [{ kind: "me" }, { kind: "bot", bot: "regular" }];

async function at(visitor: Visitor, table: string) {
  await visitor.open(`/#/table/${table}`);
  await visitor.page.locator("[data-testid=table], [data-testid=waiting-room]").first().waitFor();
}

test("a stranger learns where a link leads, enters, sees what was agreed, sits down and plays", async () => {
  const tanya = await house.visitor();
  const options = { rules: "late_bronze_age", first: "1" };
  const clock = { kind: "bank", seconds: 1200, increment: 15 };
  const seats = [{ kind: "me" }, { kind: "open" }];
  const table = await tanya.makeTable({ game: "bronze_age", players: 2, seats, options, clock });
  await at(tanya, table);
  const tolya = await house.visitor({ viewport: PHONE });
  const { page } = tolya;
  await page.goto(`/#/table/${table}`);
  await page.getByText("This link leads to a table").waitFor();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.type("Tolya");
  await page.keyboard.press("Enter");
  await page.getByText("Rule set: The Late Bronze Age").waitFor();
  await page.getByText("Clock: 20 min. for the match, 15 s added each turn").waitFor();
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Sit here" }).click();
  await tanya.page.getByRole("button", { name: "Start the match" }).click();
  await page.locator("[data-move=roll]").click();
  await page.getByRole("log").getByText("Tolya rolls", { exact: true }).waitFor();
  for (const visitor of [tanya, tolya]) {
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  }
});

describe("what isn't there", () => {
  test.each([
    ["/#/nowhere", "There is nothing at this address"],
    ["/nowhere", "There is nothing at this address"],
    ["/#/table/none", "This table can't be opened"],
    ["/table/none", "This table can't be opened"],
    ["/#/replay/none/0", "This match can't be replayed"],
    ["/#/new/chess", "There is no such game here"],
    ["/#/about/chess", "There is no such game here"],
    ["/#/rules/chess", "There is no such game here"],
    ["/#/person/none", "There is no such person here"],
  ])("%s says so, and leads to the shelf", async (address, words) => {
    const tanya = await house.visitor();
    await tanya.makeTable({ game: "dominion" });
    await tanya.open(address);
    await tanya.page.getByRole("heading", { name: words }).waitFor();
    expect(await serious(tanya.page)).toEqual([]);
    await tanya.page.getByRole("link", { name: "To the shelf" }).click();
    await tanya.page.getByRole("heading", { name: "The shelf" }).waitFor();
    expect(tanya.problems).toEqual([]);
    await tanya.context.close();
  });
});

test("while the server is away every page says so, and goes on by itself once it is back", async () => {
  const house = await House.alone();
  const tanya = await house.visitor();
  const table = await tanya.makeTable({
    game: "dominion",
    players: 2,
    seats: AGAINST_A_BOT,
    start: true,
    options: { first: "0" },
  });
  await at(tanya, table);
  const lobby = await tanya.context.newPage();
  await lobby.goto("/");
  await lobby.getByRole("heading", { name: "My tables" }).waitFor();
  const lost = "The connection is lost";
  const sizes = [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ];
  await house.without(async () => {
    for (const page of [tanya.page, lobby]) await page.getByText(lost).waitFor();
    for (const size of sizes) {
      await tanya.page.setViewportSize(size);
      const bar = await tanya.page.getByTestId("question").boundingBox();
      expect((bar?.y ?? Infinity) + (bar?.height ?? 0), `the question at ${size.width}`).toBeLessThanOrEqual(
        size.height,
      );
      const [said, below] = await Promise.all(
        [tanya.page.getByText(lost), tanya.page.locator("main")].map((each) => each.boundingBox()),
      );
      expect(said?.y, "in sight").toBeGreaterThanOrEqual(0);
      expect((said?.y ?? Infinity) + (said?.height ?? 0), "over nothing of the table").toBeLessThanOrEqual(
        (below?.y ?? 0) + 1,
      );
    }
    expect(await tanya.glowing(), "nothing can be answered meanwhile").toEqual([]);
    expect(await serious(tanya.page)).toEqual([]);
    await lobby.getByTestId("play-village").click();
    await lobby.getByText("The server doesn't answer").first().waitFor();
  });
  for (const page of [tanya.page, lobby]) await page.getByText(lost).waitFor({ state: "detached" });
  await tanya.page.locator("[data-move=treasures]").click();
  await tanya.page.getByRole("log").getByText("Tanya plays").waitFor();
  expect(tanya.problems).toEqual([]);
  await house.close();
});

test("whoever is told of a turn elsewhere, and goes there by any way, isn't told again", async () => {
  const tanya = await house.visitor();
  const { page } = tanya;
  await tanya.makeTable({ game: "dominion" });
  // Nobody is told who doesn't listen yet.
  await page.addInitScript(() => {
    const Own = WebSocket;
    globalThis.WebSocket = class extends Own {
      constructor(address: string | URL) {
        super(address);
        if (this.url.endsWith("/api/notices")) this.addEventListener("open", () => Object.assign(window, { hears: 1 }));
      }
    };
  });
  await tanya.open("/#/ratings");
  await page.getByRole("heading", { name: "Ratings and statistics" }).waitFor();
  await page.waitForFunction(() => "hears" in window);
  const bots = [{ kind: "bot", bot: "bmu" }, { kind: "me" }];
  const table = await tanya.makeTable({
    game: "dominion",
    players: 2,
    seats: bots,
    start: true,
    options: { first: "0" },
  });
  const notice = page.getByRole("link", { name: "Your turn: Dominion" });
  await notice.waitFor();
  await page.goto(`/#/table/${table}`);
  await page.locator("[data-move=treasures]").waitFor();
  await notice.waitFor({ state: "detached" });
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

describe.each(["ru", "en"])("on a phone, in %s", (language) => {
  test("long names of cards are broken where a hyphen may stand", async () => {
    const tanya = await house.visitor({ viewport: PHONE }, { language });
    const { page } = tanya;
    await tanya.makeTable({ game: "dominion" });
    const { games } = await tanya.ask("GET", "/api/games");
    const dominion = games.find(({ key }: { key: string }) => key === "dominion");
    const all: string[] = dominion.options.find(({ key }: { key: string }) => key === "kingdom").cards;
    expect(all.length).toBe(25);
    for (const kingdom of [all.slice(0, 10), all.slice(10, 20), all.slice(15)]) {
      await at(
        tanya,
        await tanya.makeTable({
          game: "dominion",
          players: 2,
          seats: AGAINST_A_BOT,
          start: true,
          options: { kingdom },
        }),
      );
      await page.locator("[data-place^=pile-] .name").first().waitFor();
      await tanya.still();
      const torn = await page.locator("[data-place^=pile-] .name").evaluateAll((names) =>
        names
          .filter((name) => {
            const text = name.firstChild as Text;
            const top = (index: number) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + 1);
              return [...range.getClientRects()].at(-1)?.top ?? 0;
            };
            const letters = [...text.data.matchAll(/\p{L}(?=\p{L})/gu)].map(({ index }) => index);
            return (
              letters.some((index) => Math.abs(top(index) - top(index + 1)) > 3) || name.scrollWidth > name.clientWidth
            );
          })
          .map((name) => name.textContent),
      );
      expect(torn).toEqual([]);
    }
    expect(tanya.problems).toEqual([]);
    await tanya.context.close();
  });
});

test("on a phone a replay is no wider than the window, however long its game is called", async () => {
  const visitor = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true }, { language: "ru" });
  const seats = [{ kind: "me" }, { kind: "hot", name: "Tolya" }];
  const table = await visitor.makeTable({
    game: "bronze_age",
    players: 2,
    seats,
    start: true,
    options: { first: "0" },
  });
  await visitor.ask("POST", `/api/tables/${table}/moves`, { ply: 0, moves: ["roll"], seat: 0 });
  await visitor.ask("POST", `/api/tables/${table}/concede`, {});
  await visitor.open(`/#/replay/${table}/0`);
  await visitor.page.getByTestId("replay").waitFor();
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
});

test("from a table that was just put up, back leads to the shelf, where it is listed", async () => {
  const tanya = await house.visitor();
  const table = await tanya.sitDown("dominion");
  await tanya.page.goBack();
  await tanya.page.getByTestId("play-dominion").waitFor();
  await tanya.page.locator(`a[href*="${table}"]`).first().waitFor();
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("whoever saves something at the end of a long page sees that it was saved", async () => {
  const tanya = await house.visitor({ viewport: { ...PHONE, height: 420 } });
  const { page } = tanya;
  await tanya.makeTable({ game: "dominion" });
  await tanya.open("/#/me");
  await page.getByLabel("Address for notifications").fill("https://example.org/turn");
  await page.getByRole("button", { name: "Save" }).last().click();
  const said = page.getByRole("status").getByText("Saved.");
  await said.waitFor();
  expect((await said.boundingBox())?.y, "in sight").toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => scrollY), "far down").toBeGreaterThan(300);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("on a low screen one's hand in Dominion is in sight", async () => {
  const tanya = await house.visitor({ viewport: { width: 1366, height: 650 } });
  await at(
    tanya,
    await tanya.makeTable({ game: "dominion", players: 2, seats: AGAINST_A_BOT, start: true, options: { first: "0" } }),
  );
  const card = tanya.page.locator("[data-place=hand] [data-card] .name").first();
  await card.waitFor();
  await tanya.still();
  const bar = await tanya.page.getByTestId("question").boundingBox();
  const name = await card.boundingBox();
  expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await tanya.context.close();
});

test("The Bronze Age asks once more before workers are lost, and the button stays under the pointer", async () => {
  const tanya = await house.visitor();
  const table = await tanya.makeTable({
    game: "bronze_age",
    players: 2,
    seats: AGAINST_A_BOT,
    start: true,
    options: { first: "0" },
  });
  await tanya.playOn(table, [/^(keep|roll)$/, /^food:0/, /^buy_nothing/], /^done_building/);
  await at(tanya, table);
  const done = tanya.page.locator("[data-move=done_building]");
  await done.waitFor();
  const before = await tanya.ply();
  await done.hover();
  await tanya.page.mouse.down();
  await tanya.page.mouse.up();
  await tanya.page.locator(".caution").getByText("would be lost").waitFor();
  expect(await tanya.ply()).toBe(before);
  await tanya.page.mouse.down();
  await tanya.page.mouse.up();
  await tanya.page.waitForFunction(
    (ply) => document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"] !== String(ply),
    before,
  );
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("The Bronze Age sends workers up to the block that is touched, and all that find work to the whole", async () => {
  const tanya = await house.visitor();
  const { page } = tanya;
  const table = await tanya.makeTable({
    game: "bronze_age",
    players: 2,
    seats: AGAINST_A_BOT,
    start: true,
    options: { first: "0" },
  });
  await tanya.playOn(table, [/^(keep|roll)$/, /^food:0/, /^buy_nothing/], /^done_building/);
  await at(tanya, table);
  const wall = page.locator('[data-move="build:great_wall"]');
  const all = (await wall.getAttribute("data-ahead"))?.split(" ") ?? [];
  expect(all.length).toBeGreaterThan(1);
  const before = await tanya.ply();
  const block = wall.locator(".hit").first();
  expect(await block.getAttribute("data-ahead")).toBe("build:great_wall");
  await block.click();
  const reached = (ply: number) =>
    page.waitForFunction(
      (least) => Number(document.querySelector<HTMLElement>("[data-testid=table]")?.dataset["ply"]) >= least,
      ply,
    );
  await reached(before + 1);
  expect(await tanya.ply(), "one block, one worker").toBe(before + 1);
  // What they can finish is finished, wherever it is touched.
  const pyramid = page.locator('[data-move="build:step_pyramid"]');
  const whole = (await pyramid.getAttribute("data-ahead"))?.split(" ") ?? [];
  const finished = (await pyramid.locator(".hit").count()) === whole.length;
  expect(await pyramid.locator(".hit").first().getAttribute("data-ahead")).toBe(
    finished ? whole.join(" ") : "build:step_pyramid",
  );
  await wall.locator(".name").click();
  await reached(before + all.length);
  await page.getByRole("log").getByText(`Great Wall ×${all.length}`).waitFor();
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("a finger, wider than a house, sends all workers wherever it touches a city", async () => {
  const tanya = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = tanya;
  const options = { first: "0" };
  const body = { game: "bronze_age", players: 2, seats: AGAINST_A_BOT, start: true, options };
  const table = await tanya.makeTable(body);
  await tanya.playOn(table, [/^(keep|roll)$/, /^food:0/, /^buy_nothing/], /^done_building/);
  await at(tanya, table);
  const wall = page.locator('[data-move="build:great_wall"]');
  const all = (await wall.getAttribute("data-ahead"))?.split(" ") ?? [];
  expect(all.length).toBeGreaterThan(1);
  await wall.locator(".block").first().tap({ force: true });
  await page.getByRole("log").getByText(`Great Wall ×${all.length}`).waitFor();
  await tanya.context.close();
});

test("the window's title says that it is one's turn, and is the house's own again elsewhere", async () => {
  const tanya = await house.visitor();
  await at(
    tanya,
    await tanya.makeTable({ game: "dominion", players: 2, seats: AGAINST_A_BOT, start: true, options: { first: "0" } }),
  );
  await tanya.page.waitForFunction(() => document.title === "● Your turn · Dominion");
  await tanya.page.goto("/#/");
  await tanya.page.waitForFunction(() => document.title === "Igroteka");
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("on a phone one is led to the pieces that answer, if they are out of sight", async () => {
  const tanya = await house.visitor({ viewport: PHONE, hasTouch: true });
  const { page } = tanya;
  const table = await tanya.makeTable({
    game: "bronze_age",
    players: 2,
    seats: AGAINST_A_BOT,
    start: true,
    options: { first: "0" },
  });
  await tanya.playOn(table, [/^(keep|roll)$/, /^food:0/, /^buy_nothing/], /^done_building/);
  await at(tanya, table);
  // The part that answers is shown first; only a very low window has it below its edge.
  await page.setViewportSize({ width: PHONE.width, height: 420 });
  const down = page.getByTestId("elsewhere").locator("[data-way=down]");
  await tanya.still();
  expect(await down.innerText()).toMatch(/answers? further down/);
  const edge = async () => (await page.getByTestId("question").boundingBox())?.y ?? 0;
  const pieces = page.locator("[data-move^='build:']");
  const middle = async () => {
    const box = await pieces.last().boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0) / 2;
  };
  expect(await middle(), "the last one is below the edge").toBeGreaterThan(await edge());
  const led = async () => {
    if ((await middle()) < (await edge())) return true;
    await down.tap({ timeout: 1_000 }).catch(() => null);
    return false;
  };
  await expect.poll(led, { interval: 300 }).toBe(true);
  expect(await middle()).toBeGreaterThan(0);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("The Bronze Age tells beside the dice whom a disaster struck", async () => {
  const tanya = await house.visitor();
  const { page } = tanya;
  await at(
    tanya,
    await tanya.makeTable({
      game: "bronze_age",
      players: 2,
      seats: AGAINST_A_BOT,
      start: true,
      options: { first: "0" },
    }),
  );
  // The bot may follow at once, so that it is gone again before one looks.
  const struck = await tanya.overhear(".struck");
  const starve = [/^(keep|roll)$/, /^food:0/, /^done_building/, /^buy_nothing/, /./];
  for (let clicks = 0; clicks < 80 && !(await struck()).length;) {
    await page.locator("[data-move]:not(:disabled)").first().waitFor();
    const moves = await tanya.glowing();
    const move = starve.map((wish) => moves.find((each) => wish.test(each))).find(Boolean);
    if (await tanya.press(page.locator(`[data-move="${move}"]`).first())) clicks += 1;
  }
  expect((await struck()).join(" ")).toMatch(/loses|no harm/);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("a record that can't be opened is refused in the reader's language, in the game's words, too", async () => {
  const tanya = await house.visitor({}, { language: "ru" });
  const { page } = tanya;
  await tanya.makeTable({ game: "dominion" });
  const { person } = await tanya.ask("GET", "/api/me");
  const { rules, components } = await tanya.ask("GET", "/api/games/dominion");
  await tanya.open(`/#/person/${person.id}`);
  const refused = async (record: Record<string, unknown>) => {
    const buffer = Buffer.from(JSON.stringify(record));
    await page.locator("input[type=file]").setInputFiles({ name: "record.json", mimeType: "application/json", buffer });
    return page.getByRole("alert");
  };
  await (await refused({ igroteka: 99, game: "dominion" })).getByText("У этой записи формат 99").waitFor();
  const empty = {
    igroteka: 1,
    package: "0",
    game: "dominion",
    rules,
    components,
    players: 2,
    seats: null,
    seed: 1,
    chain: "",
  };
  const wrong = { ...empty, options: { kingdom: ["moat", "mine"] }, moves: [], result: null };
  await (await refused(wrong)).getByText("Запись повреждена: настройка kingdom — десять карт, а не 2.").waitFor();
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});

test("whoever leaves with an answer under the pointer, or a moment on its way, leaves nothing behind", async () => {
  const tanya = await house.visitor();
  const { page } = tanya;
  // A page that has been left should be left alone by whatever it was waiting for.
  page.on("console", (message) => {
    if (message.text().includes("derived_inert")) tanya.problems.push(message.text());
  });
  const table = await tanya.sitDown("dominion");
  const shelf = page.getByTestId("play-dominion");
  await page.locator(".frame [data-move]").first().waitFor();
  await page.evaluate(() => {
    document.querySelector(".frame [data-move]")?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    location.hash = "#/";
  });
  await shelf.waitFor();
  await page.waitForTimeout(500); // longer than one thinks before asking what an answer would bring
  await tanya.ask("POST", `/api/tables/${table}/concede`, { seat: 0 });
  await page.evaluate((id) => (location.hash = `#/replay/${id}`), table);
  await page.getByTestId("replay").waitFor();
  let release = () => {};
  const left = new Promise<void>((done) => (release = done));
  await page.route(/replay\?ply=3/, async (route) => {
    await left;
    await route.continue();
  });
  const asked = page.waitForRequest(/replay\?ply=3/);
  const answered = page.waitForResponse(/replay\?ply=3/);
  await page.evaluate((id) => (location.hash = `#/replay/${id}/3`), table);
  await asked;
  await page.evaluate((id) => (location.hash = `#/table/${id}`), table);
  await page.getByTestId("table").waitFor();
  release();
  await answered;
  await page.waitForTimeout(100);
  expect(tanya.problems).toEqual([]);
  await tanya.context.close();
});
