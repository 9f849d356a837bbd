/**
 * The Python of the site under Node, from the very packs that a browser gets: golden matches are the same as everywhere,
 * and a sample of the contract that every game keeps holds there, too.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decompress } from "fzstd";
import { loadPyodide, type PyodideAPI } from "pyodide";
import { beforeAll, expect, test } from "vitest";
import { layNetwork, unpack } from "../../src/site/python";
import { contentsOf } from "../../src/site/supplies";
import { makeSums } from "../../src/site/sums";

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

/** The games whose `regular` plays by a network, and how many play. */
const BY_NETWORK = { bronze_age: 2, my_village: 2, strasbourg: 3, village: 2 };
/** A match of such bots, to its end; and what an expert with a few trials would play in the middle of it. */
const PLAYED = `
import igroteka, json
from igroteka.bots import Budget

def played(game, players):
    match = igroteka.new(game, players=players, seed=28)
    igroteka.play_out(match, [igroteka.bot(game, "regular", seed=seat) for seat in range(players)])
    record = match.record()
    middle = igroteka.replay(record, upto=len(record["moves"]) // 2)
    seat = middle.seat(middle.to_act[0])
    expert = igroteka.bot(game, "expert", seed=3, budget=Budget.parse("12i"))
    return [record["moves"], middle.name(expert.choose(seat))]

found = json.dumps([played(game, players) for game, players in json.loads(wanted).items()])
`;

/** `igroteka.server.browser.thinking`. */
interface Mind {
  reckon_by(make: typeof makeSums): void;
}

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
  const pack = (name: string) => decompress(readFileSync(join(PACKS, packs[name]![0]))) as Uint8Array<ArrayBuffer>;
  for (const [name, part] of contentsOf(pack("python"))) if (name !== "library") unpack(python, part);
  for (const game of Object.keys(BY_NETWORK)) layNetwork(python, game, pack(`network-${game}`));
  (python.pyimport("igroteka.server.browser.thinking") as Mind).reckon_by(makeSums);
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

test("who plays by a network plays the same as everywhere, though a page makes its sums", () => {
  const wanted = JSON.stringify(BY_NETWORK);
  const native = `wanted = ${JSON.stringify(wanted)}\n${PLAYED}\nprint(found)`;
  const there = JSON.parse(execFileSync(PYTHON, ["-c", native], { encoding: "utf8" })) as unknown[];
  const scope = python.toPy({ wanted }) as { get(name: string): string };
  python.runPython(PLAYED, { globals: scope as never });
  const here = JSON.parse(scope.get("found")) as unknown[];
  expect(python.runPython("from igroteka.bots import network; len(network.QUICKER)")).toBe(1);
  expect(here).toEqual(there);
});
