/** A table being set up: sensible defaults, and the request that makes it. */
import { boxOf, type Option } from "../boards/box";
import type { Clock, GameInfo, NewTable, SeatSpec } from "../lib/api";
import type { Speaker } from "../lib/speaker";
import { transport } from "../transport";

/** What can be chosen about a game. */
export function optionsOf(game: Pick<GameInfo, "options">): Option[] {
  return game.options.filter(
    (each): each is Option => typeof each["key"] === "string" && typeof each["kind"] === "string",
  );
}

export interface Setup {
  players: number;
  seats: SeatSpec[];
  options: Record<string, unknown>;
  clock: Clock;
  /** Seconds after which a bot plays for somebody who is away; 0 is never. */
  away: number;
  stand_in: string;
  listed: boolean;
  rated: boolean;
}

const BOTS = 2;

/** The bot that plays if nobody says which. */
export function usualBot(game: GameInfo): string {
  const names = game.bots.map((bot) => bot.name);
  return names.includes("regular") ? "regular" : (names.at(-1) ?? "random");
}

/** Me against two regular bots, or as near to it as the game allows. */
export function usualSetup(game: GameInfo): Setup {
  const players = game.seats.includes(BOTS + 1) ? BOTS + 1 : game.usual_players;
  return {
    players,
    seats: seatsFor(players, [{ kind: "me" }], usualBot(game)),
    options: Object.fromEntries(optionsOf(game).map((option) => [option.key, option.default])),
    clock: { kind: "none" },
    away: 0,
    stand_in: usualBot(game),
    listed: true,
    rated: transport.together,
  };
}

/** So many seats: those there are, then bots. */
export function seatsFor(players: number, seats: readonly SeatSpec[], bot: string): SeatSpec[] {
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? { kind: "bot", bot });
}

/** Whether the match can begin at once. */
export function complete(setup: Setup): boolean {
  return setup.seats.every((seat) => seat.kind !== "open" && seat.kind !== "invited");
}

/** The value of an option in words. */
export function called(game: string, option: Option, value: unknown, words: Speaker): string {
  const own = boxOf(game)?.options?.[option.kind]?.said?.(value, words);
  if (own) return own;
  const key = `option-${option.key}-${String(value)}`;
  return words.has(key) ? words.say(key) : String(value);
}

/** How long somebody may be away, in words. */
export function patience(seconds: number, words: Speaker): string {
  if (!seconds) return words.say("away-never");
  const [unit, size] = seconds < 3600 ? ["minutes", 60] : seconds < 86400 ? ["hours", 3600] : ["days", 86400];
  return words.say(`away-${unit}`, { n: Math.max(1, Math.round(seconds / size)) });
}

/** Where a table differs from the usual one, in words: its options. */
export function terms(
  game: GameInfo,
  options: Record<string, unknown>,
  words: Speaker,
  say: (key: string) => string,
): [name: string, value: string][] {
  const unusual = optionsOf(game).filter((option) => {
    const value = options[option.key];
    return value !== undefined && (boxOf(game.key)?.options?.[option.kind]?.telling || value !== option.default);
  });
  return unusual.map((option) => {
    const value = options[option.key];
    const said = typeof value === "boolean" ? say(value ? "yes" : "no") : called(game.key, option, value, words);
    return [words.say(`option-${option.key}`), said];
  });
}

export function request(game: string, setup: Setup): NewTable {
  return { game, ...setup, start: complete(setup) };
}
