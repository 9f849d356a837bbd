/** A server of our own on this machine, and a browser to look at it. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { browser } from "./chromium";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const PYTHON = process.env["IGROTEKA_PYTHON"] ?? join(ROOT, ".venv", "bin", "python");
/** An expert that needn't play well. */
const EXPERT = ["--hint-budget", "0.5s", "--analysis-budget", "40000d"];
/** What is dealt follows from this word and how many tables one has put up, so a test meets the same match every time. */
const DEALS = process.env["DEALS"] ?? "tests";

export const DESKTOP = { width: 1280, height: 860 };
export const PHONE = { width: 360, height: 740 };

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** A server that keeps its things in a folder, and answers; the interpreted build, if nobody says otherwise. */
async function serve(home: string, port: number): Promise<ChildProcess> {
  const database = `sqlite:///${join(home, "test.db")}`;
  const server = spawn(
    PYTHON,
    [
      "-m",
      "igroteka",
      "serve",
      "--no-limits",
      "--deals",
      DEALS,
      ...EXPERT,
      "--port",
      String(port),
      "--database",
      database,
    ],
    {
      env: { ...process.env, IGROTEKA_HOME: home, IGROTEKA_PURE: process.env["IGROTEKA_PURE"] ?? "1" },
      stdio: "ignore",
      cwd: ROOT,
    },
  );
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.ok) return server;
    if (tries > 400 || server.exitCode !== null) throw new Error(`the server doesn't come up at port ${port}`);
    await new Promise((later) => setTimeout(later, 200));
  }
}

export class House {
  private constructor(
    private readonly port: number,
    private readonly home: string,
    private server: ChildProcess,
    readonly browser: Browser,
  ) {}

  static async open(): Promise<House> {
    const home = mkdtempSync(join(tmpdir(), "igroteka-"));
    const port = await freePort();
    const [server, found] = await Promise.all([serve(home, port), browser()]);
    return new House(port, home, server, found);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The server goes away, and comes back. */
  async without(meanwhile: () => Promise<void>) {
    const gone = new Promise((exit) => this.server.once("exit", exit));
    this.server.kill();
    await gone;
    await meanwhile();
    this.server = await serve(this.home, this.port);
  }

  async close() {
    await this.browser.close();
    this.server.kill();
    rmSync(this.home, { recursive: true, force: true });
  }

  /** Someone with a browser of their own. Whatever goes wrong in their page is remembered. */
  async visitor(options: BrowserContextOptions = {}, settings: Record<string, unknown> = {}): Promise<Visitor> {
    const context = await this.browser.newContext({
      baseURL: this.address,
      viewport: DESKTOP,
      locale: "en-GB",
      reducedMotion: "reduce",
      ...options,
    });
    const kept = JSON.stringify({ pace: "instant", language: "en", everything: true, ...settings });
    await context.addInitScript((value) => {
      if (!localStorage.getItem("igroteka-settings")) localStorage.setItem("igroteka-settings", value);
    }, kept);
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    return new Visitor(page, context);
  }
}

export class Visitor {
  readonly problems: string[] = [];

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {
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
    await this.page.goto("/");
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

  /** A table made without clicking, through the same browser. */
  async makeTable(body: Record<string, unknown>): Promise<string> {
    if (this.page.url() === "about:blank") await this.page.goto("/");
    return this.page.evaluate(async (content) => {
      const post = (path: string, what: unknown) =>
        fetch(path, { method: "POST", body: JSON.stringify(what) }).then((reply) => reply.json());
      const { person } = await fetch("/api/me").then((reply) => reply.json());
      if (!person) await post("/api/enter", { name: "Tanya" });
      return ((await post("/api/tables", content)) as { id: string }).id;
    }, body);
  }

  /** Play without clicking, by preference, until a move can be made that one waits for; all seats that are ours. */
  async playOn(table: string, order: readonly RegExp[], until: RegExp) {
    const wishes = order.map((wish) => wish.source);
    await this.page.evaluate(
      async ({ table, wishes, until }) => {
        for (let moves = 0; moves < 1_500; moves += 1) {
          const seen = await fetch(`/api/tables/${table}`).then((reply) => reply.json());
          const sight = seen.sights.find((each: { moves: unknown[] }) => each.moves.length);
          if (!sight) {
            if (seen.status !== "playing") throw new Error(`nothing to play: ${seen.status}`);
            await new Promise((others) => setTimeout(others, 20));
            continue;
          }
          const names: string[] = sight.moves.map((move: { name: string }) => move.name);
          if (names.some((name) => new RegExp(until).test(name))) return;
          const found = wishes.map((wish) => names.filter((name) => new RegExp(wish).test(name)).at(-1)).find(Boolean);
          const body = { ply: seen.ply, moves: [found ?? names[0]], seat: sight.seat };
          await fetch(`/api/tables/${table}/moves`, { method: "POST", body: JSON.stringify(body) });
        }
        throw new Error("it doesn't come to that");
      },
      { table, wishes, until: until.source },
    );
  }

  /** Click anything that answers, so many times or to the end; works for games without a board, too. */
  async clickAbout(most: number) {
    const answers = this.page.locator("[data-move]:not(:disabled), [data-step], [data-testid=curtain] button");
    for (let clicks = 0; clicks < most; clicks += 1) {
      await this.page
        .locator("[data-move], [data-step], [data-testid=curtain], [data-testid=result]")
        .first()
        .waitFor();
      const count = await answers.count();
      if (count === 0) return;
      const chosen = answers.nth((clicks * 7) % count);
      await chosen.click({ timeout: 2_000 }).catch(() => null);
      await this.page.waitForTimeout(40);
    }
  }

  /** What glows now: the moves that can be clicked. */
  glowing(): Promise<string[]> {
    return this.page
      .locator("[data-move]:not(:disabled)")
      .evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset["move"] ?? ""));
  }

  ply(): Promise<number> {
    return this.page
      .getByTestId("table")
      .evaluate((table) => Number((table as HTMLElement).dataset["ply"]))
      .catch(() => -1);
  }

  /** Click what glows, by preference, until the match is over. */
  async playOut(prefer: (moves: string[]) => string | undefined, most = 900): Promise<number> {
    for (let clicks = 0; clicks < most; clicks += 1) {
      const state = await this.page.waitForFunction(() => {
        if (document.querySelector("[data-testid=result]")) return "over";
        if (document.querySelector("[data-testid=curtain] button")) return "curtain";
        return document.querySelector("[data-move]:not(:disabled)") ? "asked" : null;
      });
      const what = await state.jsonValue();
      if (what === "over") return clicks;
      if (what === "curtain") {
        await this.page.locator("[data-testid=curtain] button").click();
        continue;
      }
      const before = await this.ply();
      const move = prefer(await this.glowing());
      if (!move) continue;
      const piece = this.page.locator(`[data-move="${move}"]:not(:disabled)`).first();
      await piece.click({ timeout: 3_000 }).catch(() => null);
      await this.page
        .waitForFunction(
          (ply) => {
            const table = document.querySelector<HTMLElement>("[data-testid=table]");
            return table?.dataset["ply"] !== String(ply) || document.querySelector(".caution");
          },
          before,
          { timeout: 2_000, polling: 20 },
        )
        .catch(() => null);
    }
    throw new Error("the match doesn't end");
  }
}
