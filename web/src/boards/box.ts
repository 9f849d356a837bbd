/**
 * A game's box on the shelf: what is shown of a game before its board is loaded. All boxes come with the first page, so
 * each is small: a picture, and where the fields of its own kinds of options are to be found.
 */
import type { Component } from "svelte";
import type { Speaker } from "../lib/speaker";

/** An option of a game, as the server describes it; some kinds tell more than this. */
export type Option = {
  key: string;
  kind: string;
  default: unknown;
  values?: string[];
  least?: number;
  most?: number;
  [more: string]: unknown;
};

/** A kind of option that only this game has. */
export interface OwnOption {
  /** How it is chosen; `labels` are the words of the game's board. */
  field: () => Promise<{ default: Component<OptionProps> }>;
  /** Whether a table tells it even where it is the usual one. */
  telling?: boolean;
  /** A value in words, where it is no word of the game's own texts. */
  said?: (value: unknown, words: Speaker) => string | null;
}

export interface OptionProps {
  option: Option;
  words: Speaker;
  labels: Speaker;
  value: unknown;
  onchange: (value: unknown) => void;
}

export interface Box {
  /** The picture on the lid, 320 by 150, as parts of an SVG. */
  art: Component;
  /** What is behind it, from top to bottom. */
  sky: readonly [string, string];
  options?: Readonly<Record<string, OwnOption>>;
}

const BOXES = import.meta.glob<Box>("./*/box.ts", { eager: true, import: "box" });

export function boxOf(game: string): Box | null {
  return BOXES[`./${game}/box.ts`] ?? null;
}
