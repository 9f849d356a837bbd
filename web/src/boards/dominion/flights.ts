/** Where cards travel, told by the journal. */
import type { Told } from "../../lib/api";
import type { Speaker } from "../../lib/speaker";
import type { Flight } from "../../table/flight";

/** From and to, by kind of event; `card` is its pile, `hand`, `deck` and `discard` are the player's own. */
const PATHS: Record<string, [from: string, to: string]> = {
  buy: ["card", "discard"],
  gain: ["card", "discard"],
  "gain-hand": ["card", "hand"],
  "gain-deck": ["card", "deck"],
  play: ["hand", "played"],
  again: ["played", "played"],
  treasures: ["hand", "played"],
  draw: ["deck", "hand"],
  trash: ["hand", "trash"],
  "trash-played": ["played", "trash"],
  discard: ["hand", "discard"],
  topdeck: ["hand", "deck"],
  steal: ["open", "trash"],
  take: ["open", "discard"],
  "to-hand": ["open", "hand"],
};
const MOST = 5;

interface Nouns {
  card?: { noun: string };
  cards?: { noun: string }[];
}

export function flights(event: Told, seat: number | null, words: Speaker): Flight[] {
  const path = PATHS[event.kind];
  if (!path || event.seat == null) return [];
  const { card, cards } = (event.text.args ?? {}) as Nouns;
  const nouns = [...(card ? [card] : []), ...(cards ?? [])].slice(0, MOST);
  return nouns.map(({ noun }) => {
    const where = (place: string) => {
      if (place === "card") return `pile-${noun.replace("card-", "")}`;
      const own = ["hand", "deck", "discard"].includes(place);
      return own && event.seat !== seat ? `seat-${event.seat}` : place;
    };
    return { from: where(path[0]), to: where(path[1]), label: words.say(noun), noun };
  });
}
