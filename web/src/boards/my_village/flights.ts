/** What travels between the table and the villages, told by the journal. */
import type { Told } from "../../lib/api";
import type { Speaker } from "../../lib/speaker";
import type { Flight } from "../../table/flight";

/** Cards that leave the table for a zone of a village: the kind of the event, what it tells of, the zone. */
const TAKEN: Record<string, [argument: string, zone: string]> = {
  build: ["workshop", "craft"],
  field: ["field", "fields"],
  arrive: ["travel", "travel"],
  swap: ["travel", "travel"],
  church: ["church", "religion"],
  monk: ["monk", "religion"],
  council: ["council", "council"],
  meeting: ["", "council"],
  invite: ["customer", "customers"],
  welcome: ["customer", "customers"],
};

export function flights(event: Told, words: Speaker): Flight[] {
  const { seat, kind } = event;
  if (seat == null) return [];
  const args = (event.text.args ?? {}) as Record<string, { noun?: string } | number | undefined>;
  const noun = (name: string): string => {
    const value = args[name];
    return typeof value === "object" && value.noun ? value.noun : "";
  };
  /** What flies, as it is drawn, or else in words. */
  const piece = (from: string, to: string, what: string): Flight[] => [
    { from, to, label: what ? words.say(what) : "", noun: what },
  ];
  const village = (zone: string) => `village-${seat}-${zone}`;
  const taken = TAKEN[kind];
  if (taken) {
    const [argument, zone] = taken;
    return piece(`table-${zone}`, village(zone), argument ? noun(argument) : "banner-meeting");
  }
  if (kind === "die") return piece("pool", "taken", noun("die"));
  if (kind === "coins") return piece("table-fields", village("coins"), "place-barn");
  if (kind === "story") return piece("pool", village("tree"), "place-tree");
  if (kind === "lose") return piece(village("tree"), "rat", "place-tree");
  if (kind === "serve") return piece(village("customers"), "table-customers", noun("customer"));
  if (kind === "chronicle" || kind === "grave") return piece(village("travel"), "chronicle", noun("villager"));
  return [];
}
