/** What a board gets to draw with and to answer by. */
import type { Component } from "svelte";
import type { GameDetails, LegalMove, Told } from "../lib/api";
import type { Sound } from "../lib/sound";
import type { Speaker, Text } from "../lib/speaker";

/** The fields that every game's view has. */
export type View = {
  game: string;
  seat: number | null;
  players: number;
  to_act: number[];
  prompt: Text | null;
  lines: string[];
  over: boolean;
  scores: number[] | null;
  winners: number[] | null;
  breakdown: Record<string, number>[] | null;
};

/** A game's own view as the server declares it; what it asks is a text. */
export type ViewOf<Declared extends { prompt: unknown }> = Omit<Declared, "prompt"> & { prompt: Text | null };

/** What came from the server as a view; it has been checked there, so that a glance is enough here. */
export function viewOf(data: Record<string, unknown>): View {
  if (!isView(data)) throw new Error(`this is no view of a match: ${JSON.stringify(data).slice(0, 80)}`);
  return data;
}

function isView(data: Record<string, unknown>): data is View {
  return typeof data["game"] === "string" && Array.isArray(data["to_act"]);
}

/** A table as its board sees it: the game's own view, and the figures printed in its box. */
export interface Desk<V extends View = View, Printed = unknown> {
  readonly game: GameDetails;
  /** The printed figures of the game, as its components file has them. */
  readonly components: Printed;
  readonly view: V;
  /** Whose point of view it is; none is a spectator's. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** The game's words. */
  readonly words: Speaker;
  /** The board's own words. */
  readonly labels: Speaker;
  /** What may be played now, by name. */
  readonly moves: ReadonlyMap<string, LegalMove>;
  /** What would be lost by a move, as the engine tells it. */
  warns(move: string): Text | null;
  /** The view after the answer that is pointed at, as far as it can be foreseen. */
  readonly ahead: V | null;
  /** What the last step brought. */
  readonly fresh: readonly Told[];
  /** Whether this is a match to play in, rather than one to look at. */
  readonly playable: boolean;
  /** Whether every move is to be made by itself: the guide leads from one to the next, or that is how it is wanted. */
  readonly singly: boolean;
  /** Play a move, or hear why it can't be played. */
  touch(move: string): void;
  /** Play several moves as one. */
  play(moves: string[]): void;
  /** Say something short beside the question. */
  hint(words: string): void;
}

/** Something public in a few words, and the noun of the game's words that explains it. */
export interface Fact {
  text: string;
  noun?: string;
}

/** What is drawn of a thing, as small as a line is high. */
export interface Piece {
  component: Component<{ noun: string }>;
  /** The nouns that it can draw. */
  draws(noun: string): boolean;
  /** Whether a line pictures as many as it names, in their order, as dice lie. */
  all?(noun: string): boolean;
}

/** A board of one game, and what the table around it needs to know of it. */
export interface Board<V extends View = View, Printed = unknown> {
  component: Component<{ desk: Desk<V, Printed> }>;
  /** Whether it is a map that one may want to see closer. */
  zooms?: boolean;
  /** The verbs that are answered on the board; the question bar leaves them out. */
  verbs: readonly string[];
  /** What is asked, where the board lets it be answered in another way than the engine's question says. */
  prompt?(view: V, names: readonly string[], singly: boolean): Text | null;
  /** The answer that goes without saying after what one has just done, though there is another one. */
  usual?(view: V): string | null;
  /** What everyone looks at together now, if anything. */
  scene?(view: V): string | null;
  /** The chapters of the rules in short: keys of the board's texts, each with an attribute `.text`. */
  rules: readonly string[];
  /** Its signs, drawn as they are printed, with what they mean. */
  signs?: Component<{ labels: Speaker; components: Printed }>;
  /** What is public of a seat, in a few words each. */
  facts?(view: V, seat: number, words: Speaker, labels: Speaker): Fact[];
  /** What a seat counts, by name: answers show beforehand what they would change. Without it, the facts do that. */
  counters?(view: V, seat: number, labels: Speaker): [name: string, value: number][];
  /** How many of what a seat holds, by noun of the game's words; nothing is what one may not know. */
  holds?(view: V, seat: number): [noun: string, n: number | null][];
  /** What everyone holds, where a list of things isn't enough. */
  holdings?: Component<{ desk: Desk<V, Printed> }>;
  /** The score so far by seat, where the rules let everyone know it. */
  scores?(view: V): number[] | null;
  /** Small drawings of what the game's words name: beside the lines of the log, and what flies from place to place. */
  piece?: Piece;
  /** What is heard, by kind of event. */
  sounds?: Readonly<Record<string, Sound>>;
}
