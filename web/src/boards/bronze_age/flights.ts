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
  if (event.kind === "collect")
    return (goods ?? []).slice(0, MOST).map(({ noun }) => ({ from: "dice", to: stack(noun), label: words.say(noun) }));
  if (event.kind === "swap" && good && other)
    return [
      { from: stack(good.noun), to: "dice", label: words.say(good.noun) },
      { from: "dice", to: stack(other.noun), label: words.say(other.noun) },
    ];
  if ((event.kind === "pay" || event.kind === "discard") && good)
    return [{ from: stack(good.noun), to: "dice", label: words.say(good.noun) }];
  return [];
}
