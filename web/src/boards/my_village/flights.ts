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
    return typeof value === "object" && value.noun ? words.say(value.noun) : "";
  };
  const village = (zone: string) => `village-${seat}-${zone}`;
  const taken = TAKEN[kind];
  if (taken) {
    const [argument, zone] = taken;
    return [
      { from: `table-${zone}`, to: village(zone), label: argument ? noun(argument) : words.say("banner-meeting") },
    ];
  }
  const n = typeof args["n"] === "number" ? args["n"] : 1;
  if (kind === "die") return [{ from: "pool", to: "taken", label: noun("die") }];
  if (kind === "coins") return [{ from: "table-fields", to: village("coins"), label: `+${n}` }];
  if (kind === "story") return [{ from: "pool", to: village("tree"), label: `+${n}` }];
  if (kind === "lose") return [{ from: village("tree"), to: "rat", label: `−${n}` }];
  if (kind === "serve") return [{ from: village("customers"), to: "table-customers", label: noun("customer") }];
  if (kind === "chronicle" || kind === "grave")
    return [{ from: village("travel"), to: "chronicle", label: noun("villager") }];
  return [];
}
