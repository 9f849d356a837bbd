/** What has changed in the village since one's last answer. */
import { Since } from "../../lib/since.svelte";
import type { Member, VillageView } from "./logic";

export const since = new Since<VillageView>();

/** Which of those who are here have come since: of several alike, the last ones. */
export function newcomers(before: readonly Member[], now: readonly Member[]): boolean[] {
  const known = before.map(({ seat, generation }) => `${seat}:${generation}`);
  return now.map(({ seat, generation }) => {
    const at = known.indexOf(`${seat}:${generation}`);
    if (at < 0) return true;
    known.splice(at, 1);
    return false;
  });
}
