import type { Box } from "../box";
import BoxArt from "./BoxArt.svelte";

export const box: Box = { art: BoxArt, sky: ["#b3582e", "#efc56b"] };
