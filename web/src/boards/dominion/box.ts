import type { Box } from "../box";
import BoxArt from "./BoxArt.svelte";

export const box: Box = {
  art: BoxArt,
  sky: ["#3f5f7f", "#d9a24c"],
  options: {
    kingdom: {
      field: () => import("./KingdomField.svelte"),
      telling: true,
      said: (value, words) =>
        Array.isArray(value) ? value.map((card) => words.say(`card-${String(card)}`)).join(", ") : null,
    },
  },
};
