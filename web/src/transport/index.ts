/**
 * How pages reach the server. They ask and listen the same way wherever it is: on some machine, reached over the network,
 * or in a worker of this very page, where the site brings it along (`vite build --mode site`).
 */
import { overNetwork } from "./network";

/** A live connection: as much of a WebSocket as pages use. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  /** As WebSocket numbers it. */
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Whether others can come here: then there are links to join by, talk and ratings. */
  readonly together: boolean;
  fetch(request: Request): Promise<Response>;
  /** Opens a live connection, by its path. */
  connect(path: string): Line;
  /** A game is about to be played: whoever thinks for its bots may get ready. */
  expect(game: string): void;
}

// Spelled out here and elsewhere, so that the other pages are built without what only the site needs.
export const transport: Transport =
  import.meta.env.MODE === "site" ? (await import("../site/within")).within : overNetwork;
