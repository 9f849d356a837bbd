/** The expert beside the table: asked by button or key, it says what it would do, as far as the seat knows. */
import { answer, api, Refused, type Hint, type TableSeen } from "../lib/api";
import type { Speaker } from "../lib/speaker";
import { explain } from "../lib/voice.svelte";

export class Advisor {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** Whether it waits to hear that the match may cease to count. */
  doubts = $state(false);
  problem = $state("");
  /** In how many seconds a hint that waits for its turn may be asked for. */
  waits = $state(0);
  #asked = 0;
  #clock: ReturnType<typeof setInterval> | undefined;

  get open(): boolean {
    return this.hint !== null || this.thinking || this.doubts || this.problem !== "";
  }

  /** The position has changed, or one has seen enough. */
  close = () => {
    this.#asked += 1;
    this.hint = null;
    this.thinking = this.doubts = false;
    this.problem = "";
    this.waits = 0;
    clearInterval(this.#clock);
  };

  #later(seconds: number, ask: () => Promise<void>) {
    this.waits = seconds;
    this.#clock = setInterval(() => {
      this.waits -= 1;
      if (this.waits <= 0) void ask();
    }, 1000);
  }

  async ask(table: TableSeen, seat: number, words: Speaker, unrate = false) {
    this.close();
    if (table.rated && !unrate) {
      this.doubts = true;
      return;
    }
    const asked = this.#asked;
    this.thinking = true;
    try {
      const params = { path: { table: table.id } };
      const hint = await answer(
        api.POST("/api/tables/{table}/hint", { params, body: { ply: table.ply, seat, unrate } }),
      );
      if (asked === this.#asked) this.hint = hint;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (asked !== this.#asked) return;
      const { error: why, args } = error.refusal;
      // Too often: it is asked again by itself as soon as it may be, unless one has gone on.
      if (why === "hint-later") this.#later(Number(args["seconds"] ?? 5), () => this.ask(table, seat, words, unrate));
      else this.problem = explain(error.refusal, words);
    } finally {
      if (asked === this.#asked && !this.waits) this.thinking = false;
    }
  }
}
