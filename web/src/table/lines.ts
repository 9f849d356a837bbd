/** Lines of the log: which belong together, and what is pictured beside them. */
import type { Told } from "../lib/api";
import type { Speaker } from "../lib/speaker";
import type { Piece } from "./desk";

const FEW = 3;

/** Spaces before how many there are, what is added or taken away, and a figure after a colon or a number sign. */
const BEFORE_FIGURES = / (?=×|[+−]\d)|(?<=[:№]) (?=\d)/gu;

/** A figure stays on the line of what it counts. */
export function unbroken(told: string): string {
  return told.replace(BEFORE_FIGURES, "\u00a0");
}

/** Whether a line is the first of what somebody does in a row. */
export function startsTurn(
  line: Pick<Told, "kind" | "seat">,
  before: Pick<Told, "kind" | "seat"> | undefined,
): boolean {
  if (line.kind === "turn" || !before) return true;
  return line.seat !== before.seat && before.kind !== "turn";
}

/** What is said of something that is there to be seen as well, such as rolled dice, if less will do then. */
export function briefly({ text }: Pick<Told, "text">, words: Pick<Speaker, "has" | "text">): string | null {
  const key = `${text.key}.drawn`;
  return words.has(key) ? words.text({ ...text, key }) : null;
}

/** The things that a line tells of, as far as they can be drawn: each once, or all that lie there, as dice. */
export function pictured({ text }: Pick<Told, "text">, piece: Piece): string[] {
  const named = Object.values(text.args ?? {}).flatMap((value) =>
    Array.isArray(value) ? (value as unknown[]) : [value],
  );
  const nouns = named.flatMap((value) =>
    typeof value === "object" && value !== null && "noun" in value && typeof value.noun === "string"
      ? [value.noun]
      : [],
  );
  const drawn = nouns.filter((noun) => piece.draws(noun));
  const all = drawn.filter((noun) => piece.all?.(noun));
  return all.length ? all : [...new Set(drawn)].slice(0, FEW);
}
