/** People with browsers, and the house that they visit. */
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { browser } from "./chromium";
import { Server } from "./server";

export const DESKTOP = { width: 1280, height: 860 };
export const PHONE = { width: 360, height: 740 };
/** Where test files find the server that they share: each has people and tables of its own. */
export const SHARED = "IGROTEKA_SHARED";

/** Seconds do not count here: the machine may have other things to do. What doesn't come at all is told late instead. */
const PATIENCE = 120_000;
/** How long one tries to click a piece at first, and where the machine is slow, in milliseconds. */
const BRIEF = 300;
const LONGEST = 3_000;
/** A question with one answer is left alone for so long, though it should be gone after a beat. */
const LEAVE_ALONE = 15_000;

export class House {
  private constructor(
    readonly address: string,
    readonly browser: Browser,
    private readonly own: Server | null,
  ) {}

  /** The house that all test files share; outside of a test run, one of our own. */
  static async open(): Promise<House> {
    const address = process.env[SHARED];
    return address ? new House(address, await browser(), null) : House.alone();
  }

  /** A house of one's own, whose server may go away. */
  static async alone(): Promise<House> {
    const [server, found] = await Promise.all([Server.start(), browser()]);
    return new House(server.address, found, server);
  }

  /** The server goes away, and comes back. */
  async without(meanwhile: () => Promise<void>) {
    if (!this.own) throw new Error("others use this server, too: House.alone() has one to stop");
    await this.own.without(meanwhile);
  }

  async close() {
    await this.browser.close();
    this.own?.stop();
  }

  /** Someone with a browser of their own. Whatever goes wrong in their page is remembered. */
  async visitor(options: BrowserContextOptions = {}, settings: Record<string, unknown> = {}): Promise<Visitor> {
    return visit(this.browser, this.address, options, settings);
  }
}

/** Someone with a browser of their own and these settings, who is about to look at an address. */
export async function visit(
  found: Browser,
  address: string,
  options: BrowserContextOptions = {},
  settings: Record<string, unknown> = {},
  patience = PATIENCE,
): Promise<Visitor> {
  const context = await found.newContext({
    baseURL: address,
    viewport: DESKTOP,
    locale: "en-GB",
    reducedMotion: "reduce",
    ...options,
  });
  const kept = JSON.stringify({ pace: "instant", language: "en", everything: true, ...settings });
  await context.addInitScript((value) => {
    if (!localStorage.getItem("igroteka-settings")) localStorage.setItem("igroteka-settings", value);
  }, kept);
  context.setDefaultTimeout(patience);
  return new Visitor(await context.newPage(), context, address);
}

/** What a seat sees, as the server tells it; views differ from game to game. */
export interface Sight {
  seat: number;
  moves: string[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
  view: any;
}

export class Visitor {
  readonly problems: string[] = [];
  private patience = BRIEF;

  constructor(
    public page: Page,
    readonly context: BrowserContext,
    private readonly address: string,
  ) {
    this.heed(page);
  }

  /** Go on in a new tab. */
  async openTab(): Promise<Page> {
    this.page = await this.context.newPage();
    this.heed(this.page);
    return this.page;
  }

  private heed(page: Page) {
    page.on("pageerror", (error) => this.problems.push(error.message));
    page.on("console", (message) => {
      const offline = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket|Failed to load resource/.test(
        message.text(),
      );
      if (message.type() === "error" && !offline) this.problems.push(message.text());
    });
  }

  /** From the first page to a table, with the defaults: two clicks. */
  async sitDown(game: string): Promise<string> {
    await this.page.goto("./");
    await this.page.getByTestId(`play-${game}`).click();
    await this.page.getByTestId("start").click();
    return this.arrived();
  }

  /** The id of the table that one is at. */
  async arrived(): Promise<string> {
    await this.page.waitForURL(/#\/table\//);
    await this.page.locator("[data-testid=table], [data-testid=waiting-room]").waitFor();
    return this.page.url().split("/").at(-1) ?? "";
  }

  /** Open a page as somebody does who comes from elsewhere, whatever was shown before. */
  async open(path: string) {
    const first = this.page.url() === "about:blank";
    await this.page.goto(path);
    if (!first) await this.page.reload(); // what differs behind the # alone is not loaded anew
  }

  /** Ask the server without clicking, as the same person: no page is needed for it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever it answers
  async ask(method: "GET" | "POST", path: string, content?: unknown): Promise<any> {
    const headers = { "Content-Type": "application/json", Origin: new URL(this.address).origin };
    const data = content === undefined ? {} : { data: JSON.stringify(content) };
    const reply = await this.context.request.fetch(path, { method, headers, ...data });
    // Somebody else may have moved meanwhile: whoever asks looks again.
    if (!reply.ok() && reply.status() !== 409) throw new Error(await reply.text());
    return reply.json();
  }

  /** A table made without clicking. */
  async makeTable(body: Record<string, unknown>): Promise<string> {
    const { person } = await this.ask("GET", "/api/me");
    if (!person) await this.ask("POST", "/api/enter", { name: "Tanya" });
    return ((await this.ask("POST", "/api/tables", body)) as { id: string }).id;
  }

  /** Play without clicking, by preference, until a move can be made that one waits for; all seats that are ours. */
  playOn(table: string, order: readonly RegExp[], until: RegExp) {
    return this.playTo(table, order, ({ moves }) => moves.some((name) => until.test(name)));
  }

  /** Play without clicking, by preference, until the seat that is asked sees what one waits for. */
  async playTo(table: string, order: readonly RegExp[], there: (sight: Sight) => boolean) {
    for (let moves = 0; moves < 1_500;) {
      const seen = await this.ask("GET", `/api/tables/${table}`);
      const sight = (seen.sights as Sight[]).find((each) => each.moves.length);
      if (!sight) {
        if (seen.status !== "playing") throw new Error(`nothing to play: ${seen.status}`);
        await new Promise((others) => setTimeout(others, 20));
        continue;
      }
      if (there(sight)) return;
      const names = sight.moves;
      const found = order.map((wish) => names.filter((name) => wish.test(name)).at(-1)).find(Boolean);
      const chosen = [found ?? names[0]];
      moves += 1; // waiting for others is none, however long they take
      await this.ask("POST", `/api/tables/${table}/moves`, { ply: seen.ply, moves: chosen, seat: sight.seat });
    }
    throw new Error("it doesn't come to that");
  }

  /**
   * Click a piece, unless it goes meanwhile: a question that answers itself shows for a beat.
   * Waiting for what is gone is most of the time of a match, so patience only grows where the machine is slow.
   */
  async press(piece: Locator): Promise<boolean> {
    try {
      await piece.click({ timeout: this.patience });
    } catch {
      this.patience = Math.min(this.patience * 2, LONGEST);
      return false;
    }
    this.patience = BRIEF;
    return true;
  }

  /** Click anything that answers, so many times or to the end; works for games without a board, too. */
  async clickAbout(most: number) {
    const answers = this.page.locator("[data-move]:not(:disabled), [data-step], [data-testid=curtain] button");
    for (let clicks = 0; clicks < most;) {
      await this.page
        .locator("[data-move], [data-step], [data-testid=curtain], [data-testid=result]")
        .first()
        .waitFor();
      if (await this.page.getByTestId("result").count()) return;
      const count = await answers.count();
      if (count === 0) {
        await this.page.waitForTimeout(40); // others are asked
        continue;
      }
      const chosen = answers.nth((clicks * 7) % count);
      if (await this.press(chosen)) clicks += 1;
      await this.page.waitForTimeout(40);
    }
  }

  /** Whatever stands in such a piece of the page from now on, however soon it goes again; asked for later. */
  async overhear(selector: string): Promise<() => Promise<string[]>> {
    const heard = await this.page.evaluateHandle((selector) => {
      const said: string[] = [];
      const listen = () => {
        for (const each of document.querySelectorAll(selector)) {
          const text = each.textContent?.trim() ?? "";
          if (text && !said.includes(text)) said.push(text);
        }
      };
      new MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true });
      listen();
      return said;
    }, selector);
    return () => heard.jsonValue();
  }

  /** What glows now: the moves that can be clicked. */
  glowing(): Promise<string[]> {
    return this.page
      .locator("[data-move]:not(:disabled)")
      .evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset["move"] ?? ""));
  }

  /** Wait until nothing on the page has moved for so many frames, however long a frame takes; some never rest. */
  async still(most = 30) {
    await this.page.evaluate(async (most) => {
      await document.fonts.ready;
      const pieces = "[data-move], [data-step], [data-testid], .frame, .frame section, h1";
      const places = () =>
        [...document.querySelectorAll(pieces)]
          .map((each) => each.getBoundingClientRect())
          .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join())
          .join(" ");
      let before = "";
      for (let frames = 0, all = 0; frames < most && all < 20 * most; all += 1) {
        await new Promise(requestAnimationFrame);
        const now = places();
        frames = now === before ? frames + 1 : 0;
        before = now;
      }
    }, most);
  }

  ply(): Promise<number> {
    return this.page
      .getByTestId("table")
      .evaluate((table) => Number((table as HTMLElement).dataset["ply"]))
      .catch(() => -1);
  }

  /** What one is asked, once one is; for a while not at the ply that was answered just now, unless a caution came up. */
  private async asked(answered: number): Promise<{ state: string; ply: number; moves: string[]; answers: number }> {
    const look = await this.page.waitForFunction(
      ({ answered, until }) => {
        const table = document.querySelector<HTMLElement>("[data-testid=table]");
        const ply = Number(table?.dataset["ply"] ?? -1);
        const none = { ply, moves: [], answers: 0 };
        if (document.querySelector("[data-testid=result]")) return { state: "over", ...none };
        if (document.querySelector("[data-testid=curtain] button")) return { state: "curtain", ...none };
        if (ply === answered && Date.now() < until && !document.querySelector(".caution")) return null;
        const names = (which: string) =>
          [...document.querySelectorAll<HTMLElement>(`${which}:not(:disabled)`)].map(
            ({ dataset }) => dataset["move"] ?? dataset["step"] ?? dataset["ahead"] ?? "",
          );
        const moves = names("[data-move]");
        const answers = new Set(names(":is([data-move], [data-step], [data-ahead])")).size;
        return moves.length ? { state: "asked", ply, moves, answers } : null;
      },
      { answered, until: Date.now() + 2_000 },
      { polling: 20 },
    );
    return look.jsonValue() as Promise<{ state: string; ply: number; moves: string[]; answers: number }>;
  }

  /** Whether a question with one answer is gone, which one leaves alone: answered by itself, or about to be. */
  private async answersItself(ply: number): Promise<boolean> {
    const gone = this.page.waitForFunction(
      (ply) => {
        const table = document.querySelector<HTMLElement>("[data-testid=table]");
        const pieces = document.querySelectorAll<HTMLElement>(
          ":is([data-move], [data-step], [data-ahead]):not(:disabled)",
        );
        const answers = new Set(
          [...pieces].map(({ dataset }) => dataset["move"] ?? dataset["step"] ?? dataset["ahead"]),
        );
        return table?.dataset["ply"] !== String(ply) || answers.size !== 1;
      },
      ply,
      { timeout: LEAVE_ALONE },
    );
    return gone.then(
      () => true,
      () => false,
    );
  }

  /** Mark the first task, if none is yet; whether that could be done. */
  private async markTask(): Promise<boolean> {
    const tasks = this.page.locator("[data-step]");
    if (await this.page.locator("[data-step][aria-pressed=true]").count()) return true;
    return this.press(tasks.first());
  }

  /**
   * Click what glows, by preference, until the match is over. Where `vain` is given, what has one answer is left
   * alone; the first that waits for it ends the match.
   */
  async playOut(prefer: (moves: string[]) => string | undefined, most = 900, vain?: string[]): Promise<number> {
    let answered = -1;
    for (let clicks = 0; clicks < most;) {
      const { state, ply, moves, answers } = await this.asked(answered);
      answered = -1;
      if (state === "over") return clicks;
      if (state === "curtain") {
        await this.page.locator("[data-testid=curtain] button").click();
        continue;
      }
      const move = prefer(moves);
      if (!move) continue;
      if (vain && answers === 1 && !(await this.page.locator(".caution").count())) {
        if (await this.answersItself(ply)) continue;
        vain.push(`${move} at ${ply}`);
        return clicks;
      }
      // What is marked first, and then said in one word.
      if (move === "keep-tasks" && !(await this.markTask())) continue;
      const piece = this.page.locator(`[data-move="${move}"]:not(:disabled)`).first();
      if (!(await this.press(piece))) continue; // it went meanwhile
      answered = ply;
      clicks += 1;
    }
    throw new Error("the match doesn't end");
  }
}
