/** Dominion's cards as they are printed, and what a card on the table can be touched for. */
import type { components } from "../../api/dominion";
import type { ViewOf } from "../../table/desk";

export type DominionView = ViewOf<components["schemas"]["View"]>;
export type Printed = components["schemas"]["Components"];
export type Card = components["schemas"]["Card"];
export type Type = Card["types"][number];

/** What may be done with a card in hand, in the order of asking. */
const IN_HAND = ["play", "double", "discard", "trash", "topdeck"];
/** A Reaction is shown; a question in words, since it also has another answer. */
const SHOWN = "reveal_";
const IN_SUPPLY = ["buy", "gain"];
const LYING_OPEN = ["steal", "take"];

export type Place = "hand" | "supply" | "open";

const VERBS: Record<Place, readonly string[]> = { hand: IN_HAND, supply: IN_SUPPLY, open: LYING_OPEN };

export const ON_BOARD: readonly string[] = Object.values(VERBS).flat();

/** The move that touching a card means now; if none is legal, the usual one, which says why not. */
export function moveFor(place: Place, card: string, legal: { has(name: string): boolean }): string {
  const verbs = VERBS[place];
  if (place === "hand" && legal.has(SHOWN + card)) return SHOWN + card;
  return `${verbs.find((verb) => legal.has(`${verb}:${card}`)) ?? verbs[0]}:${card}`;
}

/** What buys from a pile at once, where the Treasures still in hand pay for it: they first, all of them or the only one. */
export function inOneAct(view: Pick<DominionView, "payable">, card: string, legal: { keys(): Iterable<string> }) {
  if (!view.payable.split(" ").includes(card)) return null;
  const names = [...legal.keys()];
  const laid = names.find((name) => name === "treasures") ?? names.find((name) => name.startsWith("play:"));
  return laid ? [laid, `buy:${card}`] : null;
}

/** Whether a move is made by touching a card at this place. */
export function answers(place: Place, move: string): boolean {
  return VERBS[place].includes(move.split(":", 1)[0] ?? "") || (place === "hand" && move.startsWith(SHOWN));
}

export function cardsByKey(printed: Printed): Map<string, Card> {
  return new Map(printed.card.map((card) => [card.key, card]));
}

/** The type that gives a card its colour. */
export function look(card: Card | undefined): Type {
  const types = card?.types ?? [];
  for (const type of ["attack", "reaction", "curse", "treasure", "victory"] as const)
    if (types.includes(type)) return type;
  return "action";
}

/** Cards one after the other, with those of a kind that follow each other put together. */
export function together(keys: readonly string[]): { key: string; times: number }[] {
  const groups: { key: string; times: number }[] = [];
  for (const key of keys) {
    const last = groups.at(-1);
    if (last?.key === key) last.times += 1;
    else groups.push({ key, times: 1 });
  }
  return groups;
}

/** A hand as a row of cards: Actions first, then Treasures, then the rest, each kind together. */
export function fanned(hand: Record<string, number>, cards: ReadonlyMap<string, Card>): string[] {
  const rank = (key: string) => {
    const types = cards.get(key)?.types ?? [];
    return types.includes("action") ? 0 : types.includes("treasure") ? 1 : 2;
  };
  return Object.entries(hand)
    .sort(([a], [b]) => rank(a) - rank(b) || (cards.get(b)?.cost ?? 0) - (cards.get(a)?.cost ?? 0))
    .flatMap(([key, n]) => Array.from({ length: n }, () => key));
}
