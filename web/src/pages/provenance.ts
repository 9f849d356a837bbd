/** Components by where their figures come from, as the server lists them: `card copper`, `limits`. */
import type { Speaker } from "../lib/speaker";

/** An entry in words, where the game has words for it. */
export function called(entry: string, words: Speaker): string {
  const [kind = "", ...rest] = entry.split(" ");
  const noun = `${kind}-${rest.join(" ")}`;
  return words.has(noun) ? words.say(noun) : entry;
}

/** The remarks that entries carry, by entry. */
export function notes(components: unknown): Map<string, string> {
  const found = new Map<string, string>();
  function walk(place: string, thing: unknown) {
    if (Array.isArray(thing)) for (const each of thing) walk(place, each);
    else if (thing !== null && typeof thing === "object") {
      const entry = thing as Record<string, unknown>;
      if (typeof entry["note"] === "string" && entry["note"])
        found.set(`${place} ${typeof entry["key"] === "string" ? entry["key"] : ""}`.trim(), entry["note"]);
      for (const [key, value] of Object.entries(entry)) walk(key, value);
    }
  }
  walk("", components);
  return found;
}
