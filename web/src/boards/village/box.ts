import type { Box } from "../box";
import BoxArt from "./BoxArt.svelte";

export const box: Box = { art: BoxArt, sky: ["#5f8a5b", "#ecd18a"] };
