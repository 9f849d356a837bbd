/** The server within this page, in a worker. */
import type { Line, Transport } from "../transport";
import { coming } from "./coming.svelte";
import HouseWorker from "./house.worker?worker";
import { keepHere } from "./keeper";
import type { FromHouse, ToHouse, Trouble } from "./speech";

/** Bots think so much, however quick the machine is: the same match everywhere. */
const SETTINGS = {
  relaxed: true,
  minds: 1,
  bot_budget: 120,
  expert_budget: "100i",
  hint_budget: "60i",
  analysis_budget: "150000d",
};
const BASE = new URL("python/", document.baseURI).href;
/** What the pages can't do without: old browsers lack it, and it can be switched off. */
const NEEDED = ["WebAssembly", "Worker", "TransformStream"];
/** By this the tabs of one browser hear of each other. */
const TABS = "igroteka";

/** What the server would always answer the same was asked when the site was built. */
const ANSWERED = new URL("answers/", document.baseURI).href;

class WithinLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState: number = WebSocket.CONNECTING;

  constructor(
    private readonly house: Within,
    private readonly number: number,
  ) {}

  send(text: string) {
    this.house.say({ say: "tell", number: this.number, text });
  }

  close() {
    if (this.readyState < WebSocket.CLOSING) this.house.say({ say: "hang up", number: this.number });
  }

  hear(message: FromHouse) {
    if (message.say === "opened") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    } else if (message.say === "said") this.onmessage?.({ data: message.text });
    else if (message.say === "closed") {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.();
    }
  }
}

class Within implements Transport {
  readonly together = false;
  #worker: Worker | null = null;
  #count = 0;
  #asked = new Map<number, (reply: Response) => void>();
  #lines = new Map<number, WithinLine>();
  #ready: Promise<void>;
  #isReady: () => void = () => undefined;

  constructor() {
    this.#ready = new Promise((ready) => (this.#isReady = ready));
    if (!NEEDED.every((each) => each in globalThis)) {
      coming.trouble = "no-wasm";
      return;
    }
    // The newest tab has the matches: one at a time can write.
    const tabs = new BroadcastChannel(TABS);
    tabs.postMessage("mine");
    tabs.onmessage = () => {
      this.#worker?.terminate();
      this.#worker = null;
      coming.trouble = "taken";
    };
    const worker = new HouseWorker();
    worker.onmessage = (event: MessageEvent<FromHouse>) => this.#hear(event.data);
    worker.onerror = (event) => this.#fail(/memory/i.test(event.message) ? "memory" : "broken", event.message);
    this.#worker = worker;
    coming.decide = () => this.say({ say: "decide" });
    this.say({ say: "open", base: BASE, settings: SETTINGS });
  }

  #fail(trouble: Trouble, why: string) {
    coming.trouble = trouble;
    coming.why = why;
  }

  async fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const known = answered(pathname + search);
    if (known) return fetch(known);
    const body = await request.text();
    const number = (this.#count += 1);
    await this.#ready;
    return new Promise((reply) => {
      this.#asked.set(number, reply);
      this.say({ say: "request", number, method: request.method, url: pathname + search, body });
    });
  }

  connect(path: string): Line {
    const number = (this.#count += 1);
    const line = new WithinLine(this, number);
    this.#lines.set(number, line);
    void this.#ready.then(() => this.say({ say: "connect", number, url: path }));
    return line;
  }

  expect(game: string) {
    void this.#ready.then(() => this.say({ say: "expect", game }));
  }

  say(message: ToHouse) {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromHouse) {
    switch (message.say) {
      case "coming":
        coming.share = message.share;
        break;
      case "ready":
        coming.keeps = message.keeps;
        coming.ready = true;
        this.#isReady();
        void keepHere();
        break;
      case "thinking":
        if (coming.thinking === 1) coming.since = performance.now();
        coming.thinking = message.share;
        break;
      case "failed":
        this.#fail(message.trouble, message.why);
        break;
      case "answer":
        this.#asked.get(message.number)?.(
          // A reply without content may have no body at all.
          new Response(message.body.length ? message.body : null, { status: message.status, headers: message.headers }),
        );
        this.#asked.delete(message.number);
        break;
      default:
        this.#lines.get(message.number)?.hear(message);
        if (message.say === "closed") this.#lines.delete(message.number);
    }
  }
}

/** Where the answer to this lies, if it never changes: the games on the shelf, and their words. */
function answered(path: string): string | null {
  if (path === "/api/games?hidden=true") return `${ANSWERED}games.json`;
  return path.startsWith("/api/texts/") ? ANSWERED + path.slice("/api/".length) : null;
}

export const within: Transport = new Within();
