import type { Box } from "../box";
import BoxArt from "./BoxArt.svelte";

export const box: Box = { art: BoxArt, sky: ["#4b4468", "#c98a5e"] };
