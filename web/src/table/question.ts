/** What the question bar is about: values that belong together. */
import type { GameDetails, LegalMove } from "../lib/api";
import type { Speaker } from "../lib/speaker";

/** What is asked and said. */
export interface Asked {
  /** What one is asked oneself, if one is. */
  prompt: string | null;
  /** What others are doing meanwhile. */
  telling: string;
  /** Whether one looks at an earlier moment, which stands still. */
  peeked: boolean;
  /** Asked once more, before a move by which something is lost. */
  caution: string | null;
  /** Why not, or what the board has to say. */
  reason: string;
  /** Said of the answer that gives itself after a beat. */
  forced: string | null;
  /** For how many milliseconds that is seen. */
  beat: number;
  /** Whether an answer has been on its way for a while. */
  busy: boolean;
}

/** What the answer pointed at would bring, and whether nothing else can come of it. */
export interface Ahead {
  changes: readonly string[];
  sure: boolean;
}

/** Who looks, and whom the game waits for. */
export interface Turn {
  seat: number | null;
  names: readonly string[];
  toAct: readonly number[];
  /** For how many seconds a bot has been thinking, once that is noticed. */
  thinking: number;
}

/** What may be answered, and which of it is answered on the board. */
export interface Answers {
  moves: LegalMove[];
  game: GameDetails;
  words: Speaker;
  onBoard: readonly string[];
}

/** What can be done; what can't be done now is missing. */
export interface Acts {
  play: (move: string) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Don't give the only answer by itself. */
  wait: () => void;
  /** Show all at once, if there is more to be shown. */
  hurry: (() => void) | null;
}
