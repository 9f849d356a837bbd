/** What is drawn of a thing that the journal names, as small as a line is high; it flies so from place to place, too. */
import { pictureOf } from "./art/pictures";

export type Token = { die: number; black: boolean } | { role: string } | { sign: string };

/** Nouns that are called otherwise than their picture. */
const SIGNS: readonly [RegExp, string | null][] = [
  [/^place-barn$/, "coin"],
  [/^place-tree$/, "story"],
  [/^(travel|road)-/, "signpost"],
  [/^monk-/, "window"],
  [/^field-/, "field"],
  [/^customer-/, "person"],
  [/^(?:good|banner)-(.+)$/, null],
  [/^workshop-([a-z]+)/, null],
  [/^((?:church|council)-.+)$/, null],
];

export function tokenOf(noun: string): Token | null {
  const die = /^die-(white|black)-(\d)$/.exec(noun);
  if (die) return { die: Number(die[2]), black: die[1] === "black" };
  const role = /^villager-(.+)$/.exec(noun)?.[1];
  if (role) return { role };
  for (const [kind, sign] of SIGNS) {
    const found = kind.exec(noun);
    const name = sign ?? found?.[1] ?? "";
    if (found) return pictureOf(name) ? { sign: name } : null;
  }
  return null;
}
