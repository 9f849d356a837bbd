/** What Python is made of: fetched once, unpacked, and handed on to every worker that needs it. */
import { Decompress } from "fzstd";

type Bytes = Uint8Array<ArrayBuffer>;

export interface Supplies {
  wasm: WebAssembly.Module;
  /** The standard library, a zip file. */
  library: Uint8Array<ArrayBuffer>;
  packs: Record<string, Uint8Array<ArrayBuffer>>;
  /** Where Pyodide's own scripts lie. */
  loader: string;
  /** What it wants to know of itself. */
  lock: { info: Record<string, string>; packages: Record<string, never> };
}

/** `packs.json`, as `tools/alone/building.py` writes it. */
interface Contents {
  loader: string;
  /** How each file is called, and its size. */
  packs: Record<string, [string, number]>;
  lock: Supplies["lock"];
}

const WASM = "wasm";
const PYTHON = "python";
const NETWORK = "network-";

/** What is fetched when somebody needs it. */
export class Store {
  readonly #had = new Map<string, Promise<Bytes>>();

  private constructor(
    private readonly base: string,
    private readonly contents: Contents,
  ) {}

  static async open(base: string): Promise<Store> {
    return new Store(base, (await (await had(new URL("packs.json", base))).json()) as Contents);
  }

  /** The games that have a network. */
  get networks(): string[] {
    const names = Object.keys(this.contents.packs);
    return names.filter((name) => name.startsWith(NETWORK)).map((name) => name.slice(NETWORK.length));
  }

  /** The network of a game, if it has one; fetched once. */
  async network(game: string): Promise<Bytes | null> {
    if (!this.networks.includes(game)) return null;
    const known = this.#had.get(game) ?? this.#bytes(NETWORK + game, () => undefined);
    this.#had.set(game, known);
    known.catch(() => this.#had.delete(game));
    return known;
  }

  /** Fetch what Python is made of, and tell how far it is: which share of all the bytes is there. */
  async gather(tell: (share: number) => void): Promise<Supplies> {
    const { packs, loader, lock } = this.contents;
    const total = [WASM, PYTHON].reduce((sum, name) => sum + (packs[name]?.[1] ?? 0), 0);
    let there = 0;
    const count = (bytes: number) => tell((there += bytes) / total);
    // It is compiled while it comes in.
    const compiled = this.#unpacked(WASM, count).then((stream) =>
      WebAssembly.compileStreaming(new Response(stream, { headers: { "content-type": "application/wasm" } })),
    );
    const [wasm, python] = await Promise.all([compiled, this.#bytes(PYTHON, count)]);
    const { library, ...others } = Object.fromEntries(contentsOf(python));
    return { wasm, library: library!, packs: others, loader: new URL(`${loader}/`, this.base).href, lock };
  }

  async #bytes(name: string, count: (bytes: number) => void): Promise<Bytes> {
    return new Uint8Array(await new Response(await this.#unpacked(name, count)).arrayBuffer());
  }

  async #unpacked(name: string, count: (bytes: number) => void): Promise<ReadableStream<Bytes>> {
    const reply = await had(new URL(this.contents.packs[name]?.[0] ?? name, this.base));
    return (reply.body as ReadableStream<Bytes>).pipeThrough(unpacking(count));
  }
}

/** What is in a pack, by name: before it lies the list of names and sizes, and before that its length. */
export function contentsOf(pack: Bytes): [string, Bytes][] {
  const size = new DataView(pack.buffer, pack.byteOffset).getUint32(0);
  const list = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + size))) as [string, number][];
  let at = 4 + size;
  return list.map(([name, length]) => [name, pack.subarray(at, (at += length))]);
}

/** Unpacks what comes in, and counts it. */
function unpacking(count: (bytes: number) => void): TransformStream<Bytes, Bytes> {
  let zstd: Decompress;
  return new TransformStream({
    start(on) {
      zstd = new Decompress((part) => on.enqueue(part as Bytes));
    },
    transform(part) {
      count(part.length);
      zstd.push(part);
    },
    flush() {
      zstd.push(new Uint8Array(), true);
    },
  });
}

async function had(address: URL): Promise<Response> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address.pathname}: ${reply.status}`);
  return reply;
}
