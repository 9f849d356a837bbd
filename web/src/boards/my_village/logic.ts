/** My Village: what the dice can make, what each value would allow, and which move a click means. */
import type { components } from "../../api/my_village";
import type { ViewOf } from "../../table/desk";

export type VillageView = ViewOf<components["schemas"]["View"]>;
export type Village = VillageView["seats"][number];
export type Components = components["schemas"]["Components"];
export type CustomerCard = VillageView["offer"][number];

interface Legal {
  has(name: string): boolean;
  keys(): Iterable<string>;
}

/** A banner that a value would activate. */
export interface Chance {
  move: string;
  noun: string;
  black: boolean;
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
const MOST_WINDOWS = 6;
const DICE_A_TURN = 2;
/** The least and the greatest value of two dice. */
const LEAST = 2;
const MOST = 12;

export function faceOf(die: string): number {
  return Number(die.split("-")[1]);
}

export function craftOf(workshop: string): string {
  return workshop.split("-")[0] ?? workshop;
}

/** How a value can be made. */
export interface Way {
  /** The dice of the pool that may take part. */
  dice: ReadonlySet<string>;
  /** What changing the dice costs. */
  coins: number;
  /** What the black dice among them cost at least. */
  time: number;
}

/** The values that two dice can still make, by themselves or with the help of coins; the cheapest way to each. */
export function sums(pool: readonly string[], taken: readonly number[], purse = 0, plague = 2): Map<number, Way> {
  const found = new Map<number, { dice: Set<string>; coins: number; time: number }>();
  const add = (base: number, ...dice: string[]) => {
    const time = dice.filter((die) => die.startsWith("black")).length * plague;
    for (let sum = Math.max(LEAST, base - purse); sum <= Math.min(MOST, base + purse); sum += 1) {
      const coins = Math.abs(sum - base);
      const known = found.get(sum);
      if (!known || coins < known.coins) found.set(sum, { dice: new Set(dice), coins, time });
      else if (coins === known.coins) {
        dice.forEach((die) => known.dice.add(die));
        known.time = Math.min(known.time, time);
      }
    }
  };
  if (taken.length >= DICE_A_TURN) return found;
  const [face] = taken;
  pool.forEach((die, index) => {
    if (face !== undefined) add(face + faceOf(die), die);
    else pool.slice(index + 1).forEach((other) => add(faceOf(die) + faceOf(other), die, other));
  });
  return new Map([...found].sort(([a], [b]) => a - b));
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

/** The values of a white banner, with those of the token beside it. */
export function whiteValues(banner: string, village: Village, printed: Components): number[] {
  const values = ownValues(banner, village, printed);
  return village.token === banner && values.length
    ? [...new Set([...values, ...printed.token.values])].sort((a, b) => a - b)
    : values;
}

/** How many goods of a kind a village can spend, jokers apart. */
export function stock(village: Village, good: string): number {
  const made = village.workshops.find((shop) => shop.good === good)?.goods ?? 0;
  return good === "plough" ? made + village.fields.filter((field) => field.plough).length : made;
}

export function canServe(village: Village, customer: CustomerCard): boolean {
  const short = Object.entries(customer.goods).map(([good, n]) => Math.max(0, n - stock(village, good)));
  return short.reduce((sum, n) => sum + n, 0) <= village.jokers;
}

/** Whether the next letter of the journey can be paid: the fare, and the grey banner of the last card. */
export function canTravel(village: Village, coins: number, last: Components["travel"][number] | undefined): boolean {
  if (last?.chapel) return false;
  const purse = village.coins - (last?.grey_coins ?? 0);
  const jokers = village.jokers - Math.max(0, (last?.grey_beer ?? 0) - stock(village, "beer"));
  if (purse < 0 || jokers < 0) return false;
  return coins === 0 || stock(village, "cart") > 0 || jokers > 0 || purse >= coins;
}

/** Which turn of the round it is, from 1. */
export function turnOf(view: Pick<VillageView, "players" | "dice" | "taken">, printed: Components): number {
  const at = view.players - 2;
  const all = (printed.dice.white[at] ?? 0) + (printed.dice.black[at] ?? 0);
  return Math.floor((all - view.dice.length - view.taken.length) / DICE_A_TURN) + 1;
}

function black(view: VillageView, seat: number, village: Village, printed: Components, sum: number): Chance[] {
  const found: Chance[] = [];
  const add = (move: string, noun: string) => found.push({ move, noun, black: true });
  const has = (villager: string) => village.villagers.includes(villager);
  const fits = (values: readonly number[]) => values.includes(sum);
  const handFree = seat !== view.hand.owner || (view.players === 2 && turnOf(view, printed) > 2);
  if (fits(printed.hand.values) && !view.hand.taken && handFree) add("hand", "move-hand");
  if (fits(printed.clerk.values) && view.offer.length) add("clerk", "move-clerk");
  if (has("craftsman")) {
    const owned = new Set(village.workshops.map((shop) => craftOf(shop.workshop)));
    for (const { card, values } of view.workshops)
      if (fits(values) && !owned.has(craftOf(card))) add(`build:${card}`, `workshop-${card}`);
  }
  if (fits(printed.field.values) && view.fields_left) add("field", "move-field");
  const road = view.roads[village.journey.length];
  const last = printed.travel.find((card) => card.key === village.journey.at(-1));
  if (road && has("traveller") && road.left && fits(road.values) && canTravel(village, road.coins, last))
    add(`travel:${road.road}`, `road-${road.road}`);
  if (has("abbot")) {
    if (!village.church)
      for (const { card, values } of view.churches) if (fits(values)) add(`church:${card}`, `church-${card}`);
    const purse = village.coins + stock(village, "horse") + village.jokers;
    if (village.church && village.windows < MOST_WINDOWS)
      for (const { stack, monk, values, price } of view.monks)
        if (monk && fits(values) && purse >= price) add(`monk:${stack}`, `monk-${monk}`);
  }
  if (has("councilman")) {
    if (!village.council)
      for (const { card, values } of view.councils) if (fits(values)) add(`council:${card}`, `council-${card}`);
    if (village.meeting == null && fits(printed.meeting.values)) add("meeting", "move-meeting");
  }
  return found;
}

function white(village: Village, printed: Components, sum: number): Chance[] {
  const has = (villager: string) => village.villagers.includes(villager);
  const banners = [
    "school",
    "play",
    ...(has("councilman") && village.council ? ["council"] : []),
    ...(has("councilman") && village.meeting != null ? ["meeting"] : []),
    ...(has("craftsman") ? village.workshops.map((shop) => craftOf(shop.workshop)) : []),
    ...village.fields.map((field) => field.field),
  ].filter((banner) => whiteValues(banner, village, printed).includes(sum));
  const customers = has("merchant") ? village.market : [];
  const served = customers.filter((customer) => {
    const values = whiteValues(customer.customer, village, printed);
    return (!values.length || values.includes(sum)) && canServe(village, customer);
  });
  return [
    ...banners.map((banner) => ({ move: `use:${banner}`, noun: `banner-${banner}`, black: false })),
    ...served.map(({ customer }) => ({ move: `serve:${customer}`, noun: `customer-${customer}`, black: false })),
  ];
}

/** All banners that a value, made with so many coins, would activate for a seat now; the headman's step, which any value
 * gives, apart. */
export function chances(view: VillageView, seat: number, printed: Components, sum: number, coins = 0): Chance[] {
  const there = view.seats[seat];
  const village = there && { ...there, coins: there.coins - coins };
  return village ? [...black(view, seat, village, printed, sum), ...white(village, printed, sum)] : [];
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

/** The time that a banner of the table costs, for the shadow of the marker on the life track. */
export function timeOf(move: string, view: VillageView, village: Village, printed: Components): number {
  const [verb, key = ""] = move.split(":");
  const card = (list: readonly { card: string; time: number }[]) => list.find((each) => each.card === key)?.time ?? 0;
  if (verb === "build") return card(view.workshops);
  if (verb === "church") return card(view.churches);
  if (verb === "council") return card(view.councils);
  if (verb === "field") return printed.field.time;
  if (verb === "meeting") return printed.meeting.time;
  if (verb === "monk") return view.monks.find((each) => each.stack === key)?.time ?? 0;
  if (verb === "walk" || verb === "stay") return printed.headman.time;
  if (verb === "graduate") return printed.school.time;
  if (verb === "take") return key.startsWith("black") ? printed.dice.plague : 0;
  if (verb === "travel") {
    const last = printed.travel.find((each) => each.key === village.journey.at(-1));
    return (view.roads.find((each) => each.road === key)?.time ?? 0) + (last?.grey_time ?? 0);
  }
  if (verb !== "use") return 0;
  if (key === "council") return printed.council.find((each) => each.key === village.council)?.white_time ?? 0;
  if (key === "meeting") return printed.meeting.white_time;
  if (key.startsWith("field")) return printed.field.white_time;
  const shop = village.workshops.find((each) => craftOf(each.workshop) === key);
  return printed.workshop.find((each) => each.key === shop?.workshop)?.white_time ?? 0;
}

/** Where the time marker would stand, and whether it crosses the bridge. */
export function step(cloud: number, clouds: number, time: number): { cloud: number; crosses: boolean } {
  return { cloud: (cloud + time) % clouds, crosses: cloud + time >= clouds };
}
