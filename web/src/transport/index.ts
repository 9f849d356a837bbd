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
}

// Spelled out here and elsewhere, so that the other pages are built without what only the site needs.
export const transport: Transport =
  import.meta.env.MODE === "site" ? (await import("../site/within")).within : overNetwork;

/** Save what the server has at a path; for links with `download`, which otherwise lead there by themselves. */
export async function download(event: MouseEvent): Promise<void> {
  if (transport.together) return;
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  const reply = await transport.fetch(new Request(link.href));
  const named = /filename="([^"]+)"/.exec(reply.headers.get("content-disposition") ?? "");
  const saved = document.createElement("a");
  saved.href = URL.createObjectURL(await reply.blob());
  saved.download = named?.[1] ?? "igroteka.json";
  saved.click();
  URL.revokeObjectURL(saved.href);
}
