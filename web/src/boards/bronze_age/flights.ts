/** Where goods travel, told by the journal. */
import type { Told } from "../../lib/api";
import type { Speaker } from "../../lib/speaker";
import type { Flight } from "../../table/flight";

interface Nouns {
  good?: { noun: string };
  other?: { noun: string };
  goods?: { noun: string }[];
  partner?: { seat: number };
}

const MOST = 5;

export function flights(event: Told, seat: number | null, words: Speaker): Flight[] {
  if (event.seat == null) return [];
  const { good, goods, other } = (event.text.args ?? {}) as Nouns;
  const stack = (noun: string) => (event.seat === seat ? `stack-${noun.replace("good-", "")}` : `seat-${event.seat}`);
  const one = (noun: string, out: boolean): Flight => {
    const [from, to] = out ? ([stack(noun), "dice"] as const) : (["dice", stack(noun)] as const);
    return { from, to, label: words.say(noun), noun };
  };
  if (event.kind === "collect") return (goods ?? []).slice(0, MOST).map(({ noun }) => one(noun, false));
  if (event.kind === "swap" && good && other) return [one(good.noun, true), one(other.noun, false)];
  if ((event.kind === "pay" || event.kind === "discard") && good) return [one(good.noun, true)];
  return [];
}
