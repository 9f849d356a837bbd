/** How the server within this page comes up, for whoever waits for it. */
import type { Trouble } from "./speech";

class Coming {
  /** Which share of what it needs is there. */
  share = $state(0);
  ready = $state(false);
  trouble = $state<Trouble | null>(null);
  why = $state("");
  /** Whether what is played stays when the tab is closed. */
  keeps = $state(true);
  /** Which share of a bot's thought is done, and since when it thinks. */
  thinking = $state(1);
  since = 0;
  /** Asks whoever thinks to decide with what was found by now. */
  decide: () => void = () => undefined;
  /** Whether somebody has read that it doesn't. */
  told = $state(false);
}

export const coming = new Coming();
