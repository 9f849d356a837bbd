/**
 * The Python of the site under Node, from the very packs that a browser gets: golden matches are the same as everywhere,
 * and a sample of the contract that every game keeps holds there, too.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide, type PyodideAPI } from "pyodide";
import { beforeAll, expect, test } from "vitest";
import { unpack } from "../../src/site/python";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const PACKS = join(ROOT, "build", "site-play", "python");
const PYTHON = process.env["IGROTEKA_PYTHON"] ?? join(ROOT, ".venv", "bin", "python");
const SOAK = Boolean(process.env["IGROTEKA_SOAK"]);
/** pytest and what its tests want are the house's own; all of it is plain Python. */
const PURE = "import pytest, os; print(os.path.dirname(os.path.dirname(pytest.__file__)))";
/** Golden matches with the fewest players; of the contract, what tells most about a Python that isn't the usual one. */
const GOLDENS = SOAK ? "" : "bronze_age-2 or dominion-2 or my_village-2 or strasbourg-3 or village-2";
const CONTRACT = SOAK
  ? "bronze_age or dominion or my_village or strasbourg or village"
  : "(save_and_load or cannot_tell or undo_restores) and (0-bronze_age-2] or 0-dominion-2] or 0-strasbourg-3])";

let python: PyodideAPI;

/** Run tests there; the last lines of what pytest says. */
function pytest(...words: string[]): string {
  const said: string[] = [];
  python.setStdout({ batched: (line) => said.push(line) });
  const options = ["-q", "-x", "--tb=native", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--rootdir=/house"];
  const locals = python.toPy({ words: [...options, ...words] }) as object;
  const failed = python.runPython("import pytest; int(pytest.main(list(words)))", {
    locals: locals as never,
  }) as number;
  expect(failed, said.slice(-40).join("\n")).toBe(0);
  return said.at(-1) ?? "";
}

beforeAll(async () => {
  python = await loadPyodide({ env: { HOME: "/tmp", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" } });
  const { packs } = JSON.parse(readFileSync(join(PACKS, "packs.json"), "utf8")) as {
    packs: Record<string, [string, number]>;
  };
  for (const name of ["engine", "games", "server", "drawing"])
    unpack(python, new Uint8Array(gunzipSync(readFileSync(join(PACKS, packs[name]![0])))));
  const outside = execFileSync(PYTHON, ["-c", PURE], { encoding: "utf8" }).trim();
  for (const [at, root] of [
    ["/outside", outside],
    ["/house/tests", join(ROOT, "tests")],
  ] as const) {
    python.FS.mkdirTree(at);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, at);
  }
  python.runPython(`
import os, sys
sys.path += ["/house", "/outside"]
sys.dont_write_bytecode = True
os.chdir("/house")
`);
});

test("golden matches are the same as everywhere", () => {
  const last = pytest("tests/contract/test_goldens.py", ...(GOLDENS ? ["-k", GOLDENS] : []));
  expect(Number(/(\d+) passed/.exec(last)?.[1])).toBeGreaterThanOrEqual(5);
});

test("a sample of the contract holds", () => {
  const last = pytest("tests/contract/test_contract.py", "-k", CONTRACT);
  expect(Number(/(\d+) passed/.exec(last)?.[1])).toBeGreaterThanOrEqual(5);
});
