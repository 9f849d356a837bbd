/** What has changed in the villages since one's last answer. */
import { Since } from "../../lib/since.svelte";
import type { VillageView } from "./logic";
import { marks } from "./marks";

export const since = new Since<VillageView>((view) => Object.fromEntries(marks(view)));
