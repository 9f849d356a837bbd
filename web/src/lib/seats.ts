/** How seats are called and marked: every player has a name, a letter, a shape and a colour. */
import type { SeatSeen } from "./api";
import type { Speaker } from "./speaker";

const ROMAN = ["I", "II", "III", "IV", "V"];

/** What the names at a table follow from. */
type Sitting = Pick<SeatSeen, "seat" | "kind" | "name">;

interface GivenName {
  name: string;
  /** The letters that it begins with, in any language: people at one table may read it in different ones. */
  initials: string;
}

/** Given names of a game's time, or else of the house. */
function givenNames(words: Speaker, ours: Speaker): GivenName[] {
  const speaker = words.has("bot-names") ? words : ours;
  const list = (key: string) => (speaker.has(key) ? speaker.say(key).split(", ") : []);
  const initials = list("bot-names.initials");
  return list("bot-names").map((name, index) => ({ name, initials: initials[index] ?? letter(name) }));
}

/**
 * A name for each seat. Bots have given names: always the same ones at one table, in whatever language, none twice, and
 * if possible none with an initial that somebody has already.
 */
export function names(seats: readonly Sitting[], words: Speaker, ours: Speaker, table: string): string[] {
  const people = seats.filter((seat) => seat.kind !== "bot").map((seat) => seat.name ?? "");
  const given = shuffled(givenNames(words, ours), table);
  const taken = new Set(people.map((name) => letter(name).charAt(0)));
  const called = seats.map((seat) => {
    if (seat.kind !== "bot") return seat.name || ours.say("seat-nobody", { number: seat.seat + 1 });
    const free = given.findIndex(({ initials }) => ![...initials].some((each) => taken.has(each)));
    const [next] = given.splice(Math.max(0, free), 1);
    for (const each of next?.initials ?? "") taken.add(each);
    return next?.name ?? "";
  });
  return called.map((name, seat) => {
    if (called.filter((each) => each === name).length === 1) return name;
    const number = called.slice(0, seat).filter((each) => each === name).length;
    return `${name} ${ROMAN[number] ?? number + 1}`;
  });
}

/** The same order for the same word, in whatever language the list is. */
function shuffled<T>(list: readonly T[], word: string): T[] {
  let hash = 2166136261;
  for (const each of word) hash = Math.imul(hash ^ (each.codePointAt(0) ?? 0), 16777619);
  const twin = [...list];
  for (let index = twin.length - 1; index > 0; index -= 1) {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519) ^ index;
    const other = (hash >>> 0) % (index + 1);
    [twin[index], twin[other]] = [twin[other] as T, twin[index] as T];
  }
  return twin;
}

/** The level or strategy of a bot, in words. */
export function botName(bot: string, words: Speaker, ours: Speaker): string {
  for (const speaker of [words, ours]) if (speaker.has(`bot-${bot}`)) return speaker.say(`bot-${bot}`);
  return bot;
}

/** Who sat at a table that is over, by name; bots with their level. */
export function called(
  seats: readonly { name: string; bot: string | null }[],
  words: Speaker,
  ours: Speaker,
  table: string,
): string[] {
  const sitting = seats.map(({ name, bot }, seat): Sitting => ({ seat, kind: bot === null ? "person" : "bot", name }));
  return names(sitting, words, ours, table).map((name, seat) => {
    const bot = seats[seat]?.bot;
    return bot ? `${name} (${botName(bot, words, ours)})` : name;
  });
}

export type Shape = "circle" | "square" | "triangle" | "diamond" | "hexagon" | "cross";

export const SHAPES: readonly Shape[] = ["circle", "square", "triangle", "diamond", "hexagon", "cross"];

export function shape(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] as Shape;
}

/** Initials that could be read as digits among the numbers of a board. */
const LIKE_DIGITS = /[0-9ЗОЧБIOSBZl]/u;

/** What stands on somebody's mark: an initial, or two letters where one could be taken for a number. */
export function letter(name: string): string {
  const [first = "·", second = ""] = name.match(/\p{L}|\p{N}/gu) ?? [];
  const capital = first.toUpperCase();
  return LIKE_DIGITS.test(capital) ? capital + second.toLowerCase() : capital;
}
