/** Answering: a touch plays a move, asks once more before one by which something is lost, or tells why there is none. */
import { answer, api, Refused, type TableSeen } from "../lib/api";
import type { LiveTable } from "../lib/live.svelte";
import { explain, say, sentence } from "../lib/voice.svelte";
import type { Desk } from "./desk";
import type { Stage } from "./stage.svelte";

/** That an answer is on its way is shown only if it takes this long, since drawing it would delay the effect. */
const A_WHILE = 150;
/** So often one's own answer is given again, if others were quicker. */
const OFTEN = 8;

export class Answering {
  /** Said beside the question: why not, or what the board has to say. */
  reason = $state("");
  /** Whether an answer has been on its way for a while. */
  busy = $state(false);
  /** What is asked once more before the move that waits for it. */
  caution = $derived.by(() => {
    const doubt = this.#waiting === null ? null : this.desk.warns(this.#waiting);
    return doubt ? `${sentence(this.desk.words.text(doubt))} ${say("press-again")}` : null;
  });

  #waiting = $state<string | null>(null);
  /** The answer that is on its way, and the ply that it was given at. */
  #sent: Promise<void> | null = null;
  #sentAt = 0;
  /** The ply at which even the only answer waits to be given. */
  #held = $state<number | null>(null);
  /** Whoever took something back is asked about everything that the next act brings. */
  #tookBack = $state(false);
  #goesOn = $state(false);

  constructor(
    private readonly stage: Stage,
    private readonly live: LiveTable,
    private readonly desk: Desk,
    /** What else should know that an answer is on its way. */
    private readonly onsend: () => void = () => undefined,
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
    if (this.#waiting !== move && this.desk.warns(move)) {
      this.#waiting = move;
      return;
    }
    this.play([move]);
  };

  /** Play several moves as one; one undo takes them back. */
  play = (moves: string[]) => {
    this.#goesOn = this.willGoOn;
    this.#tookBack = false;
    this.#send(moves);
  };

  /** Give the answer that was the only one, or goes without saying: undo takes it back with what one did before. */
  follow(move: string) {
    if (this.desk.moves.has(move)) this.#send([move], true);
  }

  /** Whether what one has just done may go on by itself. */
  get goesOn(): boolean {
    return this.#goesOn;
  }

  /** Whether what one does next may go on by itself. */
  get willGoOn(): boolean {
    return !this.#tookBack;
  }

  /** Whether the only answer waits here. */
  get held(): boolean {
    return this.#held === this.#table.ply;
  }

  hold() {
    this.#held = this.#table.ply;
  }

  back(how: "undo" | "redo") {
    void this.#attempt(how === "undo" ? () => this.#undo() : () => this.#redo());
  }

  async #undo() {
    const who = this.#present.sights.find((each) => each.can_undo)?.seat;
    if (typeof who !== "number") return;
    this.#tookBack = true;
    this.#goesOn = false;
    await this.live.undo(who);
    this.#held = this.#present.ply;
  }

  async #redo() {
    const who = this.#present.sights.find((each) => each.can_redo)?.seat;
    if (typeof who === "number") await this.live.redo(who);
  }

  #send(moves: string[], byItself = false) {
    const { seat } = this.desk;
    this.onsend();
    if (seat !== null) void this.#attempt(() => this.#insist(moves, seat, byItself), byItself);
  }

  /** Where several are asked at once, another's answer leaves one's own question as it was: then one's answer stands. */
  async #insist(moves: string[], seat: number, follows: boolean) {
    for (let tries = 0; ; tries += 1) {
      const { ply } = this.#present;
      const question = this.#asks(seat);
      try {
        await this.live.play(moves, seat, follows);
        return;
      } catch (error) {
        if (!(error instanceof Refused) || error.refusal.error !== "stale" || tries === OFTEN) throw error;
        for (let waits = 0; waits < OFTEN && this.#present.ply === ply; waits += 1)
          await new Promise((later) => setTimeout(later, A_WHILE));
        if (this.#asks(seat) !== question) throw error;
      }
    }
  }

  /** What a seat is asked, and what it may answer. */
  #asks(seat: number): string {
    const sight = this.#present.sights.find((each) => each.seat === seat);
    return JSON.stringify([sight?.view["prompt"], sight?.moves]);
  }

  get #present(): TableSeen {
    return (this.stage.present ?? this.stage.table) as TableSeen;
  }

  get #table(): TableSeen {
    return this.stage.table as TableSeen;
  }

  /**
   * The next position may be shown before the word comes that the last answer was taken: whoever answers that already
   * waits for the word. A second touch at the same position is none.
   */
  async #attempt(work: () => Promise<unknown>, byItself = false) {
    const { ply } = this.#table;
    while (this.#sent) {
      if (ply === this.#sentAt) return;
      await this.#sent.catch(() => undefined); // whoever gave that answer is told
      if (ply !== this.#table.ply || (byItself && this.held)) return;
    }
    this.#sentAt = ply;
    this.#sent = this.#give(work, byItself);
    await this.#sent;
  }

  /** Of what was done by itself nothing is said if it was too late: another window of one's own may do the same. */
  async #give(work: () => Promise<unknown>, byItself: boolean) {
    const slow = setTimeout(() => (this.busy = true), A_WHILE);
    this.stage.own();
    try {
      await work();
      this.reason = "";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // The other's move is on its way to the screen; what is said of it should outlast that.
      if (error.refusal.error === "stale") {
        if (!byItself) setTimeout(() => (this.reason = say(this.#meanwhile)), A_WHILE);
      } else this.reason = explain(error.refusal, this.desk.words);
    } finally {
      clearTimeout(slow);
      this.#sent = null;
      this.busy = false;
    }
  }

  /** Who moved: another, or oneself in another window. */
  get #meanwhile(): string {
    const by = this.stage.log.at(-1)?.seat;
    return by != null && this.#present.mine.includes(by) ? "moved-elsewhere" : "moved-meanwhile";
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
