/** Where pieces travel, told by the journal. */
import type { Told } from "../../lib/api";
import type { Speaker } from "../../lib/speaker";
import type { Flight } from "../../table/flight";

interface Nouns {
  good?: { noun: string };
  cell?: { noun: string };
  site?: { noun: string };
  place?: { noun: string };
  card?: { noun: string };
  building?: { noun: string };
  n?: number;
}

export function flights(event: Told, seat: number | null, words: Speaker, names: readonly string[]): Flight[] {
  if (event.seat == null) return [];
  const args = (event.text.args ?? {}) as Nouns;
  const own = event.seat === seat;
  const player = `seat-${event.seat}`;
  const name = names[event.seat] ?? "";
  const one = (from: string, to: string, label: string, noun = ""): Flight[] => [{ from, to, label, noun }];
  const member = (from: string, to: string): Flight[] => [
    { from, to, label: name, who: { seat: event.seat ?? 0, name } },
  ];
  switch (event.kind) {
    case "draw":
      return args.card ? one("deck", "drawn", words.say(args.card.noun), args.card.noun) : [];
    case "reveal":
      return one(own ? "stacks" : player, `bid-${event.seat}`, String(args.n ?? ""));
    case "sit":
      return args.place ? member(player, args.place.noun) : [];
    case "return":
      return args.place ? member(args.place.noun, player) : [];
    case "take":
      return args.good
        ? one(`reserve-${args.good.noun}`, own ? args.good.noun : player, words.say(args.good.noun), args.good.noun)
        : [];
    case "sell":
      return args.good
        ? one(own ? args.good.noun : player, `reserve-${args.good.noun}`, words.say(args.good.noun), args.good.noun)
        : [];
    case "buy":
      return args.cell ? member(player, args.cell.noun) : [];
    case "recover":
      return args.card
        ? one(`bid-${event.seat}`, own ? "deck" : player, words.say(args.card.noun), args.card.noun)
        : [];
    case "council":
      return one("council", player, `+${args.n ?? 0}`);
    case "privilege":
      return one("council", player, words.say("token-privilege"), "token-privilege");
    case "chapel":
      return args.site ? one("council-church", args.site.noun, words.say("place-chapel"), "building-chapel") : [];
    case "build":
      return args.building && args.cell
        ? one("round-now", args.cell.noun, words.say(args.building.noun), args.building.noun)
        : [];
    default:
      return [];
  }
}
