/** Legal moves sorted into questions by what they range over, so that one component draws each kind. */
import type { GameDetails, LegalMove } from "../../lib/api";

export type Kind = "plain" | "pieces" | "numbers" | "subset" | "steps";

export interface Group {
  verb: string;
  kind: Kind;
  moves: LegalMove[];
  /** The noun of each argument; an empty one is shown as it is written. */
  nouns: string[];
}

const FEW = 3;

/** Moves by name, each with what the game calls it. */
export function called(names: readonly string[], game: Pick<GameDetails, "moves">): LegalMove[] {
  return names.map((name) => ({ name, label: game.moves?.[name] ?? { key: `move-${verbOf(name)}`, args: {} } }));
}

export function verbOf(name: string): string {
  return name.split(":", 1)[0] as string;
}

export function argsOf(name: string): string[] {
  return name.split(":").slice(1);
}

/** Verbs that do nothing but go on: never the loudest answer, never the first. */
const IDLE = /^(done|pass|skip|stop|leave|stay|decline|endure|end|no|withdraw)(_|$)|_nothing$/;

/** Verbs that put the decision off, at a price: no louder than doing nothing, but not what key 0 does. */
const DELAYS = /^wait$/;

export function isIdle(name: string): boolean {
  return IDLE.test(verbOf(name));
}

/** Plain answers as they are shown, each with the key that gives it: what does something first; doing nothing is 0. */
export function keyed(moves: readonly LegalMove[]): { move: LegalMove; key: string | null; idle: boolean }[] {
  const delays = moves.filter((move) => DELAYS.test(verbOf(move.name)));
  const active = moves.filter((move) => !isIdle(move.name) && !delays.includes(move));
  const idle = [...moves.filter((move) => isIdle(move.name)), ...delays];
  const numbered = [...active, ...idle.slice(1)].map((move, index) => {
    const number = index + (active.length ? 1 : 2);
    return { move, key: number <= 9 ? String(number) : null, idle: index >= active.length };
  });
  const last = idle[0];
  return last ? [...numbered, { move: last, key: "0", idle: true }] : numbered;
}

/** The moves by verb, in the catalogue's order. */
export function grouped(moves: readonly LegalMove[], game: Pick<GameDetails, "verbs">): Group[] {
  const found = new Map<string, LegalMove[]>();
  for (const move of moves) {
    const verb = verbOf(move.name);
    found.set(verb, [...(found.get(verb) ?? []), move]);
  }
  return [...found].map(([verb, list]) => {
    const domains = game.verbs?.find((each) => each.name === verb)?.domains ?? [];
    const nouns = domains.map((domain) => domain.noun);
    return { verb, kind: kindOf(list, nouns), moves: list, nouns };
  });
}

function kindOf(moves: readonly LegalMove[], nouns: readonly string[]): Kind {
  if (nouns.length === 0) return "plain";
  if (nouns.length > 1) return moves.length <= FEW ? "plain" : "steps";
  const keys = moves.map((move) => argsOf(move.name)[0] ?? "");
  if (!nouns[0] && keys.some((key) => key.includes(","))) return "subset";
  if (!nouns[0] && keys.every((key) => /^\d+$/.test(key))) return "numbers";
  return nouns[0] ? "pieces" : "plain";
}

/** The things that a subset question picks from. */
export function members(moves: readonly LegalMove[]): string[] {
  const found = new Set(moves.flatMap((move) => (argsOf(move.name)[0] ?? "").split(",")));
  return [...found].sort((a, b) => Number(a) - Number(b) || a.localeCompare(b));
}

/** The name of the move that picks just these. */
export function pick(verb: string, chosen: ReadonlySet<string>, all: readonly string[]): string {
  return `${verb}:${all.filter((each) => chosen.has(each)).join(",")}`;
}

/** What choosing this next comes to: the answer, if only one is left, whatever else it names; or what is chosen by then. */
export function step(moves: readonly LegalMove[], chosen: readonly string[], key: string): LegalMove | string[] {
  const [only, another] = nextSteps(moves, chosen).get(key) ?? [];
  return only && !another ? only : [...chosen, key];
}

/** What can be chosen next after these arguments, and the moves that each leads to. */
export function nextSteps(moves: readonly LegalMove[], chosen: readonly string[]): Map<string, LegalMove[]> {
  const found = new Map<string, LegalMove[]>();
  for (const move of moves) {
    const args = argsOf(move.name);
    if (chosen.some((arg, index) => args[index] !== arg)) continue;
    const next = args[chosen.length] ?? "";
    found.set(next, [...(found.get(next) ?? []), move]);
  }
  return found;
}
