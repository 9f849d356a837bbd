/** Strasbourg: the geometry of the city, and what a touch means. */
import type { components } from "../../api/strasbourg";
import type { ViewOf } from "../../table/desk";

export type StrasbourgView = ViewOf<components["schemas"]["View"]>;
export type Printed = components["schemas"]["Components"];
export type Cell = StrasbourgView["city"][number];

interface Legal {
  has(name: string): boolean;
  keys(): Iterable<string>;
}

export const WIDTH = 9;
export const HEIGHT = 6;
export const STEPS = ["a", "b", "c", "d", "e", "f", "g", "h", "i"] as const;

/** Where a cell is, counted row by row. */
export function place(key: string): number {
  return (Number(key[1]) - 1) * WIDTH + key.charCodeAt(0) - "a".charCodeAt(0);
}

/** Guild areas are framed: the width of each side of a cell, drawn where the neighbour belongs to another guild. */
export function frameOf(city: readonly Pick<Cell, "guild">[], cell: number): string {
  const column = cell % WIDTH;
  const ends = (other: number, inside: boolean) => !inside || city[other]?.guild !== city[cell]?.guild;
  const sides = [
    ends(cell - WIDTH, cell >= WIDTH),
    ends(cell + 1, column < WIDTH - 1),
    ends(cell + WIDTH, cell + WIDTH < city.length),
    ends(cell - 1, column > 0),
  ];
  return sides.map((side) => (side ? "2px" : "0")).join(" ");
}

/** What a step of a round card is about: a guild, or what every card has there. */
export function subject(step: string, guilds: Readonly<Record<string, string>> = {}): string {
  return guilds[step] ?? { a: "nobility", h: "chapel", i: "building" }[step] ?? "merchants";
}

/** The guild that is being influenced now, if one is. */
export function guildNow(view: Pick<StrasbourgView, "phase" | "step" | "round" | "rounds">): string | null {
  return (view.phase === "action" && view.rounds[view.round - 1]?.guilds[view.step]) || null;
}

/** In how many steps one bids, a stack in each. */
export function biddings({ prizes }: Pick<StrasbourgView, "prizes">): number {
  return Object.keys(prizes).length;
}

/** What touching a cell means: moving in, or building on a plot. */
export function cellMove(cell: Pick<Cell, "cell" | "guild">): string {
  return `${cell.guild === null ? "build" : "buy"}:${cell.cell}`;
}

/** The part of the board that a question is about, by its class. */
export function askedAt(moves: Legal): "city" | "influence" | "screen" | "asked" | null {
  const verbs = new Set([...moves.keys()].map((move) => move.split(":", 1)[0] ?? ""));
  const any = (...these: string[]) => these.some((verb) => verbs.has(verb));
  if (any("keep", "return")) return "asked";
  if (any("draw", "stop", "apart", "reveal", "leave")) return "influence";
  if (any("sell")) return "screen";
  return any("buy", "build", "chapel", "skip") ? "city" : null;
}

/** Whether one's cards are being divided into stacks. */
export function dividing(moves: Legal): boolean {
  return moves.has("apart");
}

export function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + card, 0);
}

export interface Plot {
  cell: string;
  points: number;
  shares: number[];
}

/** The plots with what their buildings bring, as the rules tell it in rows. */
export function plotsOf({ plots }: Pick<StrasbourgView, "plots">): Plot[] {
  return plots.map(([cell, points, shares]) => ({ cell, points, shares }));
}

/** What this step is played for; nothing where nobody bids. */
export function prizesOf({ phase, step, prizes }: Pick<StrasbourgView, "phase" | "step" | "prizes">): string[] {
  return phase === "action" ? (prizes[step] ?? []) : [];
}

export interface Source {
  /** A building, a chapel's site, or the city as a whole. */
  kind: "building" | "chapel" | "city";
  key: string;
  cells: number[];
  /** Points for each family member there. */
  points: number;
  /** What each seat gets from it. */
  shares: number[];
}

/** Everything in the city that brings points, as the rules tell it in rows. */
export function sources({ sources }: Pick<StrasbourgView, "sources">): Source[] {
  return sources.map(([kind, key, cells, points, shares]) => ({ kind, key, cells, points, shares }));
}

/** What can be news on the map and in the council, under the names of their places. */
export function newsOf({
  city,
  sites,
  council,
}: Pick<StrasbourgView, "city" | "sites" | "council" | "seat" | "to_act">): Record<string, unknown> {
  const news: Record<string, unknown> = {};
  for (const { cell, owner, building } of city) news[`cell-${cell}`] = building ?? owner ?? null;
  for (const { site, chapel } of sites) news[`corner-${site}`] = chapel;
  for (const [place, owner] of Object.entries(council)) news[`council-${place}`] = owner;
  return news;
}
