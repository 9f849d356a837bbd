/** A server of our own on this machine: the one that all test files share, or one that a test may stop. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..", "..");
/** Where servers keep their things meanwhile: in memory, if `make test` says so, since nobody pulls the plug here. */
const SCRATCH = process.env["IGROTEKA_SCRATCH"] ?? tmpdir();
export const PYTHON = process.env["IGROTEKA_PYTHON"] ?? join(ROOT, ".venv", "bin", "python");
/** An expert that needn't play well, and thinks the same on every machine. */
const EXPERT = ["--hint-budget", "20000d", "--analysis-budget", "40000d"];
/** However busy the machine is, nobody stands in for a bot. */
const PATIENT = ["--bot-budget", "300"];
/** What is dealt follows from this word and how many tables one has put up, so a test meets the same match every time. */
const DEALS = process.env["DEALS"] ?? "tests";

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
      ...PATIENT,
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
    if (tries > 1_000 || server.exitCode !== null) throw new Error(`the server doesn't come up at port ${port}`);
    await new Promise((later) => setTimeout(later, 200));
  }
}

export class Server {
  private constructor(
    private readonly port: number,
    private readonly home: string,
    private process: ChildProcess,
  ) {}

  static async start(): Promise<Server> {
    const home = mkdtempSync(join(SCRATCH, "igroteka-"));
    const port = await freePort();
    return new Server(port, home, await serve(home, port));
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** It goes away, and comes back. */
  async without(meanwhile: () => Promise<void>) {
    const gone = new Promise((exit) => this.process.once("exit", exit));
    this.process.kill();
    await gone;
    await meanwhile();
    this.process = await serve(this.home, this.port);
  }

  stop() {
    this.process.kill();
    rmSync(this.home, { recursive: true, force: true });
  }
}
