/** My Village: which move a click means, and what explains it. */
import type { components } from "../../api/my_village";
import type { ViewOf } from "../../table/desk";

export type VillageView = ViewOf<components["schemas"]["View"]>;
export type Village = VillageView["seats"][number];
export type Components = components["schemas"]["Components"];
export type CustomerCard = VillageView["offer"][number];

/** A value that the dice can make: what it costs, and the banners that it would activate. */
export interface Sum {
  value: number;
  /** The dice that are taken for it, and the moves that change them then. */
  dice: string[];
  changes: string[];
  moves: string[];
  markers: number;
  coins: number;
  time: number;
}

const listed = (words: string) => words.split(" ").filter(Boolean);

/** What one's dice can make, as the rules tell it in rows. */
export function sumsOf(view: Pick<VillageView, "dice" | "sums" | "wakes" | "dear">): Sum[] {
  return view.sums.map(([value, dice, [time = 0, coins = 0, markers = 0], changes]) => ({
    value,
    moves: wokenBy(view, value),
    dice: dice.flatMap((place) => view.dice[place] ?? []),
    changes: listed(changes),
    markers,
    coins,
    time,
  }));
}

/** The banners that a value would activate. */
export function wokenBy(view: Pick<VillageView, "wakes" | "dear">, value: number): string[] {
  const at = (rows: VillageView["wakes"]) =>
    rows.filter(([values]) => values.includes(value)).flatMap(([, moves]) => listed(moves));
  const dear = at(view.dear);
  return at(view.wakes).filter((move) => !dear.includes(move));
}

/** What the dice that were taken would make if this answer changed one of them. */
export function changedBy({ sums }: Pick<VillageView, "sums">, move: string): number | null {
  return sums.find(([, , , moves]) => listed(moves).includes(move))?.[0] ?? null;
}

/** The moves that make a value in one gesture. */
export function making({ dice, changes }: Pick<Sum, "dice" | "changes">): string[] {
  return [...dice.map((die) => `take:${die}`), ...changes];
}

interface Legal {
  has(name: string): boolean;
  keys(): Iterable<string>;
}

export const VILLAGERS = ["abbot", "councilman", "traveller", "craftsman", "merchant"] as const;
export const AREAS = ["travel", "craft", "customers", "religion", "fields"] as const;
export const CRAFTS = ["stable", "brewery", "forge", "office", "wainwright"] as const;
export const CELLS = ["house", "coin", "story"] as const;
export const ROADS = ["a", "b", "c", "d", "e"] as const;
export const GOODS: Record<string, string> = {
  stable: "horse",
  brewery: "beer",
  forge: "plough",
  office: "scroll",
  wainwright: "cart",
};
export function faceOf(die: string): number {
  return Number(die.split("-")[1]);
}

export function craftOf(workshop: string): string {
  return workshop.split("-")[0] ?? workshop;
}

/** The printed values of a white banner in a village; none of them means any. */
export function ownValues(banner: string, village: Village, printed: Components): number[] {
  if (banner === "school") return printed.school.values;
  if (banner === "play") return village.play;
  if (banner === "meeting") return printed.meeting.values;
  if (banner === "council") return printed.council.find((card) => card.key === village.council)?.values ?? [];
  if (banner.startsWith("field")) return printed.field.values;
  const shop = village.workshops.find((card) => craftOf(card.workshop) === banner);
  return shop?.values ?? village.market.find((card) => card.customer === banner)?.values ?? [];
}

/** Of the moves that a piece may stand for: those that can be played, the first of which a click plays. */
export function playable(candidates: readonly string[], moves: Legal): string[] {
  return candidates.filter((move) => moves.has(move));
}

/** What the value allows now, as the rules offer it: black banners, white ones, and the headman. */
export function offered(moves: Legal): { black: string[]; white: string[]; other: string[] } {
  const of = (verbs: RegExp) => [...moves.keys()].filter((move) => verbs.test(move));
  return {
    black: of(/^(hand|clerk|build|field|travel|church|monk|council|meeting)(:|$)/),
    white: of(/^(use|serve):/),
    other: of(/^(walk:|stay$)/),
  };
}

/** What explains a banner, or the headman's step, that a move stands for. */
export function nounOf(move: string, view: Pick<VillageView, "monks">): string {
  const [verb = "", key = ""] = move.split(":");
  if (verb === "monk") return `monk-${view.monks.find(({ stack }) => stack === key)?.monk}`;
  const whole = {
    hand: "token-hand",
    clerk: "place-clerk",
    field: "field-field1",
    meeting: "banner-meeting",
    stay: "token-headman",
  };
  const kinds = { build: "workshop", use: "banner", serve: "customer", walk: "cell", travel: "road" };
  return whole[verb as keyof typeof whole] ?? `${kinds[verb as keyof typeof kinds] ?? verb}-${key}`;
}

/** What else a die that was taken can show: by coins one more or less, by a marker any face. */
export function turns(face: number, moves: Legal): { lower: string; raise: string; to: string[] } {
  const to = [...moves.keys()].filter((move) => move.startsWith(`turn:${face}:`));
  return { lower: `lower:${face}`, raise: `raise:${face}`, to };
}

/** What an answer costs in time, where the marker would stand, and whether it crosses the bridge. */
export function passingOf(
  { view, moves }: { view: Pick<VillageView, "passing">; moves: Legal },
  move: string | undefined,
) {
  const place = String([...moves.keys()].indexOf(move ?? ""));
  const [time = 0, cloud = 0, crosses = false] =
    view.passing.find(([, , , answers]) => listed(answers).includes(place)) ?? [];
  return { time, cloud, crosses };
}

/** Whether a banner is black; the others are one's own, white ones. */
export function isBlack(move: string): boolean {
  return !/^(use|serve):/.test(move);
}
