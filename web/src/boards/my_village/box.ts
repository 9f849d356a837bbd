import type { Box } from "../box";
import BoxArt from "./BoxArt.svelte";

export const box: Box = { art: BoxArt, sky: ["#7a5a86", "#e9b98a"] };
