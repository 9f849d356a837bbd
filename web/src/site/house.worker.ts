/** The worker with the server in it: the same application as elsewhere, in Python, answering the page. */
import type { PyodideAPI } from "pyodide";
import { mount, openFiles, Taken } from "./keeping";
import { layNetwork, openPython } from "./python";
import type { FromHouse, ToHouse, Trouble } from "./speech";
import { Store, type Supplies } from "./supplies";
import { Thinker } from "./thinker";

/** `igroteka.server.browser.bridge.Bridge`. */
interface Bridge {
  request(number: number, method: string, url: string, body: string): void;
  open(number: number, url: string): void;
  say(number: number, text: string): void;
  close(number: number): void;
}

const KEPT = "/kept";
/** What thinking needs of what the server needs. */
const THINKING = ["engine", "games"];

const tell = (message: FromHouse) => postMessage(message);
const page = {
  answer: (number: number, status: number, headers: [string, string][], body: Uint8Array<ArrayBuffer>) =>
    tell({ say: "answer", number, status, headers, body }),
  opened: (number: number) => tell({ say: "opened", number }),
  said: (number: number, text: string) => tell({ say: "said", number, text }),
  closed: (number: number) => tell({ say: "closed", number }),
};
let bridge: Bridge | null = null;
const thinkers = new Set<Thinker>();
/** The game that is about to be played. */
let expected = "";

async function open({ base, settings }: ToHouse & { say: "open" }) {
  const files = openFiles();
  files.catch(() => null); // it is told below, and not before
  const store = await Store.open(base);
  const supplies = await store.gather((share) => tell({ say: "coming", share }));
  const python = await openPython(supplies);
  // Which bots there are is known by this; what is in them is for those who think.
  for (const game of store.networks) layNetwork(python, game);
  const handles = await files;
  if (handles) mount(python, handles, KEPT);
  const database = `sqlite:///${handles ? KEPT : "/tmp"}/igroteka.db`;
  const spare = spareThinker(supplies, store);
  const worker = python.pyimport("igroteka.server.browser.worker") as {
    open_for(page: unknown, start: unknown, settings: string): Promise<Bridge>;
  };
  bridge = await worker.open_for(page, spare, JSON.stringify({ database, ...settings }));
  report(python);
  tell({ say: "ready", keeps: handles !== null });
  spare.prepare().catch(() => null); // it was told
}

/** Starts thinkers, with one ready before it is asked for: it takes a while until Python is there. */
function spareThinker(supplies: Supplies, store: Store) {
  const packs = Object.fromEntries(THINKING.map((name) => [name, supplies.packs[name]!]));
  const begin = async () => {
    const thinker = await Thinker.start({ ...supplies, packs }, (game) => store.network(game)).catch(fail);
    thinkers.add(thinker);
    if (expected) void thinker.learn(expected);
    thinker.onprogress = (share) => tell({ say: "thinking", share });
    return thinker;
  };
  let spare: Promise<Thinker> | null = null;
  const start = () => {
    const ready = spare ?? begin();
    spare = null;
    return ready;
  };
  return Object.assign(start, { prepare: () => (spare ??= begin()) });
}

/** What Python writes to its log, where a developer looks. */
function report(python: PyodideAPI) {
  python.setStderr({ batched: (line) => console.warn(line) });
}

/** Say what went wrong. */
function fail(error: unknown): never {
  console.error(error);
  tell({ say: "failed", trouble: troubleOf(error), why: String(error).slice(-1_000) });
  throw error;
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof Taken) return "taken";
  if (error instanceof RangeError || /memory|RangeError/i.test(String(error))) return "memory";
  if (error instanceof TypeError && /fetch|load/i.test(error.message)) return "fetch";
  return "broken";
}

onmessage = (event: MessageEvent<ToHouse>) => {
  const message = event.data;
  switch (message.say) {
    case "open":
      open(message)
        .catch(fail)
        .catch(() => null);
      break;
    case "request":
      bridge?.request(message.number, message.method, message.url, message.body);
      break;
    case "connect":
      bridge?.open(message.number, message.url);
      break;
    case "tell":
      bridge?.say(message.number, message.text);
      break;
    case "hang up":
      bridge?.close(message.number);
      break;
    case "expect":
      expected = message.game;
      for (const thinker of thinkers) void thinker.learn(expected);
      break;
    case "decide":
      for (const thinker of thinkers) thinker.decide();
      break;
  }
};
