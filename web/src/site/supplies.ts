/** What Python is made of: fetched once, unpacked, and handed on to every worker that needs it. */

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
const LIBRARY = "library";

/** Fetch what is named, and tell how far it is: which share of all the bytes is there. */
export async function gather(base: string, names: string[], tell: (share: number) => void): Promise<Supplies> {
  const contents = (await (await had(new URL("packs.json", base))).json()) as Contents;
  const wanted = [WASM, LIBRARY, ...names];
  const total = wanted.reduce((sum, name) => sum + (contents.packs[name]?.[1] ?? 0), 0);
  let there = 0;
  const counted = async (name: string) => {
    const reply = await had(new URL(contents.packs[name]?.[0] ?? name, base));
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, on) {
        there += part.length;
        tell(there / total);
        on.enqueue(part);
      },
    });
    return (reply.body as ReadableStream<Uint8Array<ArrayBuffer>>)
      .pipeThrough(counting)
      .pipeThrough(new DecompressionStream("gzip"));
  };
  const bytes = async (name: string) => new Uint8Array(await new Response(await counted(name)).arrayBuffer());
  // It is compiled while it comes in.
  const compiled = counted(WASM).then((stream) =>
    WebAssembly.compileStreaming(new Response(stream, { headers: { "content-type": "application/wasm" } })),
  );
  const [wasm, library, ...packs] = await Promise.all([compiled, bytes(LIBRARY), ...names.map(bytes)]);
  return {
    wasm,
    library,
    packs: Object.fromEntries(names.map((name, at) => [name, packs[at]!])),
    loader: new URL(`${contents.loader}/`, base).href,
    lock: contents.lock,
  };
}

async function had(address: URL): Promise<Response> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address.pathname}: ${reply.status}`);
  return reply;
}
