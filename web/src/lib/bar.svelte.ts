/** The one bar above everything: a page may fill it with what is its own. At a table that leaves more for the board. */
import type { Snippet } from "svelte";

class Bar {
  /** What a page puts there; without it there are links to the other pages. */
  inner = $state.raw<Snippet | null>(null);
}

export const bar = new Bar();

/** To be called while a page is being made: what it puts into the bar, as long as it is open. */
export function inBar(snippet: () => Snippet) {
  $effect(() => {
    const mine = snippet();
    bar.inner = mine;
    return () => {
      if (bar.inner === mine) bar.inner = null;
    };
  });
}
