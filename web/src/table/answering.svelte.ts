/** Answering: a touch plays a move, asks once more before one that can't be taken back, or tells why there is none. */
import { answer, api, Refused, type TableSeen } from "../lib/api";
import type { LiveTable } from "../lib/live.svelte";
import { explain, say, sentence } from "../lib/voice.svelte";
import type { Board, Desk } from "./desk";
import type { Stage } from "./stage.svelte";

/** That an answer is on its way is shown only if it takes this long, since drawing it would delay the effect. */
const A_WHILE = 150;

export class Answering {
  /** Said beside the question: why not, or what the board has to say. */
  reason = $state("");
  /** Whether an answer has been on its way for a while. */
  busy = $state(false);
  /** What is asked once more before the move that waits for it. */
  caution = $derived.by(() => {
    if (this.#waiting === null || !this.desk.moves.has(this.#waiting)) return null;
    const doubt = this.#doubt(this.#waiting);
    return doubt ? this.desk.labels.text(doubt) : null;
  });

  #waiting = $state<string | null>(null);
  #sent = false;

  constructor(
    private readonly stage: Stage,
    private readonly live: LiveTable,
    private readonly desk: Desk,
    private readonly board: () => Board | null,
  ) {}

  /** The position has changed. */
  forget() {
    this.reason = "";
    this.#waiting = null;
  }

  touch = (move: string) => {
    if (!this.desk.moves.has(move)) {
      void this.#why(move);
      return;
    }
    if (this.#waiting !== move && this.#doubt(move)) {
      this.#waiting = move;
      return;
    }
    this.play([move]);
  };

  play = (moves: string[]) => {
    const { seat } = this.desk;
    if (seat !== null) void this.#attempt(() => this.live.play(moves, seat));
  };

  back(how: "undo" | "redo") {
    const who = this.#table.sights.find((each) => (how === "undo" ? each.can_undo : each.can_redo))?.seat;
    if (typeof who === "number") void this.#attempt(() => this.live[how](who));
  }

  get #table(): TableSeen {
    return this.stage.table as TableSeen;
  }

  #doubt(move: string) {
    return this.board()?.caution?.(move, this.desk.view, this.desk.components);
  }

  async #attempt(work: () => Promise<void>) {
    if (this.#sent) return;
    this.#sent = true;
    const slow = setTimeout(() => (this.busy = true), A_WHILE);
    this.stage.own();
    try {
      await work();
      this.reason = "";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.refusal.error !== "stale") this.reason = explain(error.refusal, this.desk.words);
    } finally {
      clearTimeout(slow);
      this.#sent = this.busy = false;
    }
  }

  async #why(move: string) {
    const { seat } = this.desk;
    const { id, status } = this.#table;
    if (seat === null || status !== "playing") {
      this.reason = say(status === "playing" ? "just-watching" : "match-over");
      return;
    }
    try {
      const said = await answer(
        api.POST("/api/tables/{table}/why", { params: { path: { table: id } }, body: { move, seat } }),
      );
      // The engine names the question instead, which stands right above.
      const elsewhere = said.reason?.key === "why-not-now";
      this.reason = elsewhere ? say("not-asked") : said.reason ? sentence(this.desk.words.text(said.reason)) : "";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.reason = explain(error.refusal, this.desk.words);
    }
  }
}
