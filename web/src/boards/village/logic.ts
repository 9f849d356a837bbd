/** Village: who stands where, which moves belong to which piece of the picture, and what they would cost in time. */
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
/** Places where nobody can be seen, and so nobody can die. */
const UNSEEN = ["bag", "grave", "gone", "unborn"];

/** Whether who is there could die. */
export function inSight(place: string): boolean {
  return !UNSEEN.includes(place) && !place.startsWith("chronicle");
}

/** Where the picture has its cities, in percent of the map. */
export const SPOTS: Record<string, readonly [number, number]> = {
  village: [9, 49],
  "city-a": [27, 21],
  "city-b": [27, 77],
  "city-c": [58, 21],
  "city-d": [58, 77],
  "city-e": [87, 21],
  "city-f": [87, 77],
};

/** Several of one thing laid out one by one. */
export function laidOut(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([item, n]) => Array.from({ length: n }, () => item));
}

/** Everyone who stands at a place, family by family. */
export function peopleAt(view: Pick<VillageView, "seats">, place: string): Member[] {
  return view.seats.flatMap(({ family }, seat) => (family[place] ?? []).map((generation) => ({ seat, generation })));
}

/** A family's oldest visible generation, and where its members are. */
export function oldest(family: Record<string, number[]>): { generation: number; places: string[] } | null {
  const seen = Object.entries(family).filter(([place]) => inSight(place));
  const generation = Math.min(...seen.flatMap(([, generations]) => generations));
  if (!Number.isFinite(generation)) return null;
  return { generation, places: seen.filter(([, each]) => each.includes(generation)).map(([place]) => place) };
}

/** What touching one of one's own members means now, if anything. */
export function pieceMove(place: string, generation: number, family: Seat["family"], moves: Legal): string | null {
  const names = [`fetch:${place}:${generation}`, `climb:${place}:${generation}`];
  if (place === "bag") names.push(`pull:${generation}`);
  if (oldest(family)?.generation === generation) names.push(`bury:${place}`);
  return names.find((name) => moves.has(name)) ?? null;
}

/** What touching a member is taken for when nothing glows: the rules say why it can't be. */
export function wish(place: string, generation: number, view: Pick<VillageView, "scene">): string {
  if (place === "bag") return `pull:${generation}`;
  if (place === "farm") return "bury:farm";
  const climbs = view.scene?.kind === "climb" && /^window-[123]$/.test(place);
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
  const asked = prompt?.key.replace(/^ask-/, "") ?? "";
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

/** How much time a move takes. */
export function timeOf(move: string, printed: Printed, prompt: Text | null): number {
  const [verb, first = "", second = ""] = move.split(":");
  const road = (from: string, to: string) =>
    printed.road.find(({ ends }) => (ends as string[]).includes(from) && (ends as string[]).includes(to))?.time ?? 0;
  const chamber = (key: string) => printed.chamber.find((each) => each.key === key)?.time ?? 0;
  switch (verb) {
    case "take":
      return second === "plague" ? printed.plague.time : 0;
    case "train":
      return printed.workshop.find(({ key }) => key === first)?.train ?? 0;
    case "make":
      return printed.workshop.find(({ goods }) => goods.includes(first))?.make ?? 0;
    case "mill":
      return printed.mill.time;
    case "serve":
      return prompt?.key === "ask-sale" ? printed.market.time : 0;
    case "set_out":
      return road("village", first);
    case "travel_on":
      return road(first, second);
    case "enter":
      return chamber("chamber-1");
    case "rise":
      return chamber(above(first));
    case "church":
      return second === "time" ? printed.church.time : 0;
    default:
      return 0;
  }
}

/** A family after a move has sent somebody somewhere. */
export function moved(family: Record<string, number[]>, move: string): Record<string, number[]> {
  const [verb = "", first = "", second = ""] = move.split(":");
  const goals: Record<string, string> = {
    train: first,
    set_out: first,
    travel_on: second,
    enter: "chamber-1",
    rise: above(first),
    church: "bag",
  };
  const to = goals[verb];
  if (!to) return family;
  const { generation, from } = journey(move);
  const left = [...(family[from] ?? [])];
  left.splice(left.indexOf(generation), 1);
  return { ...family, [from]: left, [to]: [...(family[to] ?? []), generation] };
}

export interface Foresight {
  time: number;
  /** Where the marker would stand. */
  life: number;
  /** Whether it would cross the bridge. */
  crosses: boolean;
  /** Who could die of it. */
  dies: { generation: number; places: string[] } | null;
}

/** What a move's time would do to a family. */
export function foresee(
  move: string,
  seat: Pick<Seat, "life" | "family">,
  printed: Printed,
  prompt: Text | null,
): Foresight {
  const time = timeOf(move, printed, prompt);
  const lap = printed.life.spaces;
  const crosses = seat.life + time >= lap;
  return { time, life: (seat.life + time) % lap, crosses, dies: crosses ? oldest(moved(seat.family, move)) : null };
}

/** Whether somebody has what a customer wants. */
export function canSupply(customer: Customer, stock: Record<string, number>): boolean {
  return Object.entries(customer.wants).every(([item, n]) => (stock[item] ?? 0) >= n);
}

/** How many of a family lie in the chronicle. */
export function remembered(view: Pick<VillageView, "chronicle">, seat: number): number {
  return view.chronicle.flatMap(({ members }) => members).filter((member) => member.seat === seat).length;
}

export interface Seller {
  seat: number;
  /** Whose sale it is now, whose it may be later, and who takes no further part today. */
  turn: "now" | "later" | "done";
  /** The customers whom this farm could serve. */
  serves: string[];
}

/** Everyone at the market: from whoever sells now, in the order of play; who is done stands last. */
export function sellers(
  view: Pick<VillageView, "seats" | "stalls" | "passed" | "to_act" | "active" | "scene">,
  printed: Printed,
): Seller[] {
  const now = view.to_act[0] ?? view.active;
  const line = view.seats.map((_, step) => (now + step) % view.seats.length);
  const all = line.map((seat): Seller => {
    const stock = view.seats[seat]?.stock ?? {};
    const free = seat === now && view.scene?.free;
    const fee = free || (stock["green"] ?? 0) + (stock["coin"] ?? 0) >= printed.market.green;
    const turn = view.passed.includes(seat) ? "done" : seat === now ? "now" : "later";
    const serves = view.stalls.filter((customer) => fee && canSupply(customer, stock)).map(({ customer }) => customer);
    return { seat, turn, serves };
  });
  return [...all.filter(({ turn }) => turn !== "done"), ...all.filter(({ turn }) => turn === "done")];
}

/** How many of a family stand in the windows. */
export function inWindows({ family }: Pick<Seat, "family">, printed: Printed): number {
  return printed.window.reduce((sum, { key }) => sum + (family[key]?.length ?? 0), 0);
}

/** Who would lead in the church now: most members in the windows; of equals, those who stand furthest to the left. */
export function leaders(seats: readonly Pick<Seat, "family">[], printed: Printed): number[] {
  const furthest = (seat: Pick<Seat, "family">) => printed.window.findLastIndex(({ key }) => seat.family[key]?.length);
  const standing = seats.map((seat) => inWindows(seat, printed) * printed.window.length + furthest(seat));
  const best = Math.max(...standing);
  return best > 0 ? seats.flatMap((_, seat) => (standing[seat] === best ? [seat] : [])) : [];
}

/**
 * What goes without saying once the cube is taken or the step made: the harvest that one came for, the child, the
 * starting player's marker; and cubes are paid before coins, which can stand in for any cube.
 */
export function usual(prompt: Text | null, moves: Legal): string | null {
  const names = [...moves.keys()];
  const coins = names.filter((name) => name.startsWith("coins:"));
  if (coins.length) return coins[0] ?? null;
  const [deed, ...others] = names.filter((name) => !["skip", "done"].includes(name));
  if (!deed || others.length) return null;
  const meant: Record<string, string> = {
    "ask-harvest": "harvest",
    "ask-family": "birth",
    "ask-privilege": "privilege:chamber-1",
  };
  return meant[prompt?.key ?? ""] === deed ? deed : null;
}
