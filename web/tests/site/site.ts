/** The built site on a web server that knows nothing, under a path of its own, and people who open it. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { browser } from "../browser/chromium";
import { visit, type Visitor } from "../browser/house";

export const BUILT = join(import.meta.dirname, "..", "..", "..", "build", "site-play");
const UNDER = "/some/where/";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};
/** Seconds do not count here: the machine may have other things to do. */
const PATIENCE = 120_000;

export class Site {
  /** What was asked for that isn't the site's. */
  readonly strays: string[] = [];
  /** Files that are handed out otherwise than they were built. */
  readonly instead = new Map<string, string>();

  private constructor(
    readonly browser: Browser,
    private server: Server | null,
    private readonly port: number,
  ) {}

  static async open(): Promise<Site> {
    if (!existsSync(join(BUILT, "index.html"))) throw new Error(`there is no site in ${BUILT}: make site`);
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const site = new Site(await browser(), server, (server.address() as AddressInfo).port);
    server.on("request", (request, reply) => {
      const path = decodeURIComponent((request.url ?? "").split("?")[0] ?? "");
      const name = path.slice(UNDER.length) || "index.html";
      const file = join(BUILT, name);
      if (!path.startsWith(UNDER) || !existsSync(file) || !statSync(file).isFile()) {
        if (!path.endsWith("favicon.ico")) site.strays.push(path);
        reply.writeHead(404).end();
        return;
      }
      reply.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
      reply.end(site.instead.get(name) ?? readFileSync(file));
    });
    return site;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}${UNDER}`;
  }

  /** A built file, as text. */
  built(name: string): string {
    return readFileSync(join(BUILT, name), "utf8");
  }

  /** Nobody answers any more: what was not fetched by now never will be. */
  async cutNetwork() {
    const server = this.server;
    this.server = null;
    server?.closeAllConnections();
    await new Promise((closed) => (server ? server.close(closed) : closed(null)));
  }

  async close() {
    await this.browser.close();
    await this.cutNetwork();
  }

  /** Someone with a browser of their own, who has opened the site and can do without a network. */
  async visitor(options: BrowserContextOptions = {}, settings: Record<string, unknown> = {}): Promise<Visitor> {
    const visitor = await this.stranger(options, settings);
    await visitor.page.goto(this.address);
    await isKept(visitor.page);
    return visitor;
  }

  /** Someone with a browser of their own, who hasn't been here. */
  async stranger(options: BrowserContextOptions = {}, settings: Record<string, unknown> = {}): Promise<Visitor> {
    const visitor = await visit(this.browser, this.address, options, settings, PATIENCE);
    visitor.page.on("request", (request) => {
      const url = request.url();
      if (!/^(blob|data):/.test(url) && !url.startsWith(this.address)) this.strays.push(url);
    });
    return visitor;
  }
}

/** Wait until the server within the page answers. */
export async function isReady(page: Page) {
  await page.getByTestId("coming").waitFor({ state: "detached" });
  await page
    .getByRole("navigation")
    .getByText(/Player|Игрок/)
    .waitFor();
}

/** Wait until the whole site lies in the browser. */
async function isKept(page: Page) {
  await isReady(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((later) => setTimeout(later, 50));
  });
}
