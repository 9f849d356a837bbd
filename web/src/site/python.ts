/** Python in this worker. */
import type { loadPyodide as Load, PyodideAPI } from "pyodide";
import type { Supplies } from "./supplies";

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
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: supplies.wasm,
    instance: await WebAssembly.instantiate(supplies.wasm, imports),
  });
  const python = await loadPyodide({
    indexURL: base,
    stdLibURL: `${base}library.zip`,
    // The loader only reads these few facts, since nothing is to be installed.
    lockFileContents: supplies.lock as unknown as string,
    packageBaseUrl: base,
  });
  for (const pack of Object.values(supplies.packs)) unpack(python, pack);
  return python;
}

/** Lay the files of a pack where Python finds them. */
export function unpack(python: PyodideAPI, pack: Uint8Array<ArrayBuffer>) {
  const FS = python.FS as unknown as Files;
  const size = new DataView(pack.buffer, pack.byteOffset).getUint32(0);
  const list = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + size))) as [string, number][];
  const folders = new Set<string>();
  let at = 4 + size;
  for (const [path, length] of list) {
    const folder = PACKAGES + path.slice(0, path.lastIndexOf("/") + 1);
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(PACKAGES + path, pack.subarray(at, at + length), { canOwn: true });
    at += length;
  }
}
