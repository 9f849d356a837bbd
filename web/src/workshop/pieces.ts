/**
 * How components look: a board that has a `Workshop.svelte` in its folder draws its pieces from any components, those in
 * force or others that somebody tries. It is loaded when the workshop of its game is opened.
 */
import type { Component } from "svelte";
import type { Speaker } from "../lib/speaker";

type Figures = Record<string, unknown>;
type EntryOf<Table> = unknown extends Table ? Figures : Table extends readonly (infer Entry)[] ? Entry : Table;
/** The table of the components that is drawn, and its entry; none where the whole table is drawn, such as a map. */
type Pieces<Content> = { [Table in keyof Content]: { table: Table; entry: EntryOf<Content[Table]> | null } };

/** What is drawn, of components of this type: by `table` one knows what the entry is. */
export type PieceProps<Content = Figures> = Pieces<Content>[keyof Content] & {
  content: Content;
  words: Speaker;
  labels: Speaker;
};

export interface Drawn {
  default: Component<PieceProps>;
  /** The tables whose entries are drawn one by one. */
  EACH: readonly string[];
  /** The tables that are drawn as a whole. */
  WHOLE?: readonly string[];
}

/** The key of an entry, by which it is drawn. */
export function keyOf(entry: object | null): string {
  return entry && "key" in entry && typeof entry.key === "string" ? entry.key : "";
}

const BOARDS = import.meta.glob<Drawn>("../boards/*/Workshop.svelte");

export async function drawnBy(game: string): Promise<Drawn | null> {
  return (await BOARDS[`../boards/${game}/Workshop.svelte`]?.()) ?? null;
}
