/** Village: who stands where, and which moves belong to which piece of the picture. */
import type { components } from "../../api/village";
import type { Text } from "../../lib/speaker";
import type { ViewOf } from "../../table/desk";

export type VillageView = ViewOf<components["schemas"]["View"]>;
export type Seat = VillageView["seats"][number];
export type Printed = components["schemas"]["Components"];
export type Customer = VillageView["stalls"][number];

export interface Member {
  seat: number;
  generation: number;
}

interface Legal {
  has(name: string): boolean;
  keys(): Iterable<string>;
}

export const COLOURS = ["orange", "green", "brown", "pink"] as const;
export const GOODS = ["scroll", "horse", "plough", "ox", "wagon"] as const;
/** Where people lie, rather than stand. */
const LYING = ["grave", "gone", "unborn"];

/** Whether people are drawn there as pieces that can be touched. */
export function stands(place: string): boolean {
  return !LYING.includes(place) && !place.startsWith("chronicle");
}

/** Where the picture has its cities, in percent of the map. */
export const SPOTS: Record<string, readonly [number, number]> = {
  village: [9, 49],
  "city-a": [29, 21],
  "city-b": [29, 77],
  "city-c": [58, 21],
  "city-d": [58, 77],
  "city-e": [87, 21],
  "city-f": [87, 77],
};

/** Whether all roads take the same time and as many wagons. */
export function alike(roads: Printed["road"]): boolean {
  return roads.every(({ time, wagons }) => time === roads[0]?.time && wagons === roads[0]?.wagons);
}

/** Several of one thing laid out one by one. */
export function laidOut(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([item, n]) => Array.from({ length: n }, () => item));
}

/** Everyone who stands at a place, family by family. */
export function peopleAt(view: Pick<VillageView, "seats">, place: string): Member[] {
  return view.seats.flatMap(({ family }, seat) => (family[place] ?? []).map((generation) => ({ seat, generation })));
}

type View = Pick<VillageView, "prompt">;

/** What touching one of one's own members means now, if anything. */
export function pieceMove(place: string, generation: number, view: View, moves: Legal): string | null {
  const names = [`fetch:${place}:${generation}`, `climb:${place}:${generation}`];
  if (place === "bag") names.push(`pull:${generation}`);
  if (view.prompt?.key === "ask-bury" && view.prompt.args?.["generation"] === generation) names.push(`bury:${place}`);
  return names.find((name) => moves.has(name)) ?? null;
}

/**
 * What touching a member is taken for when nothing glows: the rules say why it can't be. Nothing, where somebody else
 * there is the answer.
 */
export function wish(
  place: string,
  generation: number,
  { scene }: Pick<VillageView, "scene">,
  moves: Legal,
): string | null {
  if (place === "bag") return `pull:${generation}`;
  if (place === "farm") return moves.has("bury:farm") ? null : "bury:farm";
  const climbs = scene?.kind === "climb" && /^window-[123]$/.test(place);
  return `${climbs ? "climb" : "fetch"}:${place}:${generation}`;
}

/** The legal moves that bring somebody to a place: who goes there is chosen beside it. */
export function arrivals(place: string, moves: Legal): string[] {
  return [...moves.keys()].filter((name) => {
    const [verb, first = "", second] = name.split(":");
    if (verb === "train" || verb === "set_out") return first === place;
    if (verb === "travel_on") return second === place;
    if (verb === "enter") return place === "chamber-1";
    if (verb === "rise") return place === above(first);
    return verb === "church" && place === "bag";
  });
}

/**
 * The move that touching a city is taken for: what one may do there, or from the next city where somebody of one's own
 * is, or from the farm. So whoever may not go is told what the road lacks that there is.
 */
export function wayTo(
  city: string,
  roads: readonly { ends: readonly string[] }[],
  { view, seat, moves }: { view: Pick<VillageView, "seats">; seat: number | null; moves: Legal },
): string {
  const [open] = arrivals(city, moves);
  if (open) return open;
  for (const { ends } of roads.filter((road) => road.ends.includes(city))) {
    const near = ends.find((end) => end !== city) ?? "";
    const there = peopleAt(view, near).find((member) => member.seat === seat);
    if (there) return `travel_on:${near}:${city}:${there.generation}`;
  }
  const home = peopleAt(view, "farm").find((member) => member.seat === seat);
  return `set_out:${city}:${home?.generation ?? 1}`;
}

/** Who goes, from where, and how it is paid. */
export function journey(move: string): { generation: number; from: string; payment: string | null } {
  const [verb, ...args] = move.split(":");
  if (verb === "travel_on") return { generation: Number(args[2]), from: args[0] ?? "", payment: null };
  if (verb === "rise") return { generation: Number(args[1]), from: args[0] ?? "", payment: args[2] ?? null };
  if (verb === "enter" || verb === "church")
    return { generation: Number(args[0]), from: "farm", payment: args[1] ?? null };
  return { generation: Number(args[1]), from: "farm", payment: null };
}

/** The chamber or window after this one. */
export function above(place: string): string {
  return place.replace(/\d$/, (digit) => String(Number(digit) + 1));
}

/** The area of the picture that a place lies in; a farm lies in none. */
export function areaAt(place: string): string | null {
  if (place.startsWith("city")) return "travel";
  if (place.startsWith("chamber")) return "council";
  if (place.startsWith("window") || place === "bag") return "church";
  return place === "farm" ? null : "crafts";
}

/** The areas where somebody can be touched now: to come home, or to die. */
export function calls(moves: Legal): string[] {
  const places = [...moves.keys()]
    .map((name) => name.split(":"))
    .filter(([verb = ""]) => ["fetch", "bury"].includes(verb));
  return [...new Set(places.flatMap(([, place = ""]) => areaAt(place) ?? []))];
}

/** The area of the picture that a question is about. */
export function areaOf(prompt: Text | null): string | null {
  const asked = prompt?.key.replace(/^ask-/, "").replace(/^family-.*/, "family") ?? "";
  const areas: Record<string, string> = {
    "first-work": "crafts",
    privilege: "council",
    sale: "market",
    "sale-free": "market",
    pull: "church",
    climb: "church",
    "take-cubes": "supply",
    "take-good": "supply",
  };
  if (["harvest", "family", "crafts", "travel", "council", "church"].includes(asked)) return asked;
  return areas[asked] ?? null;
}

export interface Seller {
  seat: number;
  /** Whose sale it is now, whose it may be later, and who takes no further part today. */
  turn: "now" | "later" | "done";
}

/** Everyone at the market, in the order of sale; who is done stands last. */
export function sellers({ sellers, passed }: Pick<VillageView, "sellers" | "passed">): Seller[] {
  const line = sellers.map((seat, index): Seller => ({ seat, turn: index ? "later" : "now" }));
  return [...line, ...passed.map((seat): Seller => ({ seat, turn: "done" }))];
}

export interface Passing {
  time: number;
  /** Where the marker would stand. */
  life: number;
  crosses: boolean;
  /** The generation of which somebody would die, and where they are. */
  dies: number | null;
  places: string[];
}

/** What the move that is pointed at would cost in time, as the rules tell it in rows. */
export function passingOf(
  { view, moves }: { view: Pick<VillageView, "passing">; moves: Legal },
  move: string | null,
): Passing | null {
  const place = String([...moves.keys()].indexOf(move ?? ""));
  const row = view.passing.find((each) => each[4].split(" ").includes(place));
  if (!row) return null;
  const [time, life, dies, places] = row;
  return { time, life, crosses: dies !== null, dies, places: places.split(" ").filter(Boolean) };
}
