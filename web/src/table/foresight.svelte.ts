/** What the answer under the pointer, the focus or a long press would bring; asked of the server after a moment. */
import { Refused, type Foreseen } from "../lib/api";
import type { Speaker } from "../lib/speaker";
import { say } from "../lib/voice.svelte";
import { viewOf, type Board, type View } from "./desk";

const PAUSE = 120;
/** A figure and what becomes of it stay on one line. */
const ARROW = "\u00a0→\u00a0";

export class Foresight {
  seen = $state.raw<Foreseen | null>(null);
  /** The moves that `seen` is about. */
  moves: string[] = [];

  #known = new Map<string, Promise<Foreseen>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #considered: string | null = null;

  constructor(private readonly ask: (moves: string[]) => Promise<Foreseen>) {}

  /**
   * Think of these moves, written with spaces between them; none is to think of nothing. What was thought of before stays
   * for that moment, too: a finger that lets go, or presses elsewhere, would else move what it is about to hit.
   */
  consider(moves: string | null) {
    if (moves === this.#considered) return;
    clearTimeout(this.#timer);
    this.#considered = moves;
    this.#timer = setTimeout(() => (moves === null ? (this.seen = null) : void this.#look(moves)), PAUSE);
  }

  /**
   * An answer is on its way: what isn't asked yet isn't asked any more, since its position will be past. What is thought
   * of no more goes now: if the answer is refused, nothing else would take it away, and it stands where the reason does.
   */
  rest() {
    clearTimeout(this.#timer);
    if (this.#considered === null) this.seen = null;
  }

  /** The position has changed. */
  forget() {
    this.#known.clear();
    clearTimeout(this.#timer);
    this.#considered = this.seen = null;
  }

  async #look(moves: string) {
    const list = moves.split(" ");
    let asked = this.#known.get(moves);
    if (!asked) this.#known.set(moves, (asked = this.ask(list)));
    try {
      const seen = await asked;
      if (this.#considered !== moves) return;
      this.moves = list;
      this.seen = seen;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#known.delete(moves);
      if (this.#considered === moves) this.seen = null;
    }
  }
}

/** The moves that an element stands for, or the one around it. */
export function movesOf(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-ahead], [data-move]") : null;
  return element?.dataset["ahead"] ?? element?.dataset["move"] ?? null;
}

/** What changes, in words: counters before and after, and what else happens; or if nothing does, what is asked next. */
export function foretold(
  { view: after, events }: Foreseen,
  moves: readonly string[],
  now: View,
  seat: number,
  board: Board | null,
  words: Speaker,
  labels: Speaker,
  /** Whether what goes without saying then answers itself. */
  goesOn: boolean,
): string[] {
  const then = viewOf(after);
  const counted = (view: View) => board?.counters?.(view, seat, labels) ?? [];
  const before = new Map(counted(now));
  const changes = counted(then)
    .filter(([name, value]) => before.get(name) !== value)
    .map(([name, value]) => `${name} ${before.get(name) ?? 0}${ARROW}${value}`);
  if (!board?.counters && board?.facts) {
    const facts = (view: View) => board.facts?.(view, seat, words, labels).map(({ text }) => text) ?? [];
    const known = new Set(facts(now));
    changes.push(...facts(then).filter((fact) => !known.has(fact)));
  }
  const verbs = new Set(moves.map((move) => move.split(":", 1)[0]));
  const told = events.filter((event) => !verbs.has(event.kind) && event.kind !== "turn");
  const anew = then.to_act.includes(seat) && then.prompt?.key !== now.prompt?.key && !(goesOn && board?.usual?.(then));
  const asked = anew ? then.prompt : null;
  const found = [...changes, ...told.map((event) => words.text(event.text))];
  return found.length || !asked ? found : [say("ahead-then", { prompt: words.text(asked) })];
}
