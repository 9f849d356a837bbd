/** Python in this worker. */
import type { loadPyodide as Load, PyodideAPI } from "pyodide";
import { contentsOf, type Supplies } from "./supplies";

/** As much of Emscripten's file system as is used here. */
interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void;
}

const PACKAGES = "/lib/python3.14/site-packages/";

/** Start it with these supplies. */
export async function openPython(supplies: Supplies): Promise<PyodideAPI> {
  const base = supplies.loader;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as { loadPyodide: typeof Load };
  const elsewhere = globalThis.fetch;
  // The loader asks for its two large files by their addresses. They are here already.
  globalThis.fetch = (what, how) => {
    const address = what instanceof Request ? what.url : String(what);
    if (address.endsWith(".wasm")) return Promise.resolve(new Response(null));
    if (address.endsWith(".zip")) return Promise.resolve(new Response(supplies.library));
    return elsewhere(what, how);
  };
  // Where there isn't enough memory this fails, which the loader only writes into its log, and goes on waiting.
  const failed = new Promise<never>((_, fail) => {
    WebAssembly.instantiateStreaming = async (_, imports) => {
      const instance = WebAssembly.instantiate(supplies.wasm, imports);
      instance.catch(fail);
      return { module: supplies.wasm, instance: await instance };
    };
  });
  const loaded = loadPyodide({
    indexURL: base,
    stdLibURL: `${base}library.zip`,
    // The loader only reads these few facts, since nothing is to be installed.
    lockFileContents: supplies.lock as unknown as string,
    packageBaseUrl: base,
  });
  const python = await Promise.race([loaded, failed]);
  for (const pack of Object.values(supplies.packs)) unpack(python, pack);
  return python;
}

/** Lay the network of a game where Python looks for it; nothing in it where only that there is one matters. */
export function layNetwork(python: PyodideAPI, game: string, network = new Uint8Array()) {
  const FS = python.FS as unknown as Files;
  FS.writeFile(`${PACKAGES}igroteka/games/${game}/bots/network.bin`, network, { canOwn: true });
}

/** Lay the files of a pack where Python finds them. */
export function unpack(python: PyodideAPI, pack: Uint8Array<ArrayBuffer>) {
  const FS = python.FS as unknown as Files;
  const folders = new Set<string>();
  for (const [path, content] of contentsOf(pack)) {
    const folder = PACKAGES + path.slice(0, path.lastIndexOf("/") + 1);
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(PACKAGES + path, content, { canOwn: true });
  }
}
