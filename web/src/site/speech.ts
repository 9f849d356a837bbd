/** What the page and the worker with the server say to each other. */

export type ToHouse =
  | { say: "open"; base: string; settings: Record<string, unknown> }
  | { say: "request"; number: number; method: string; url: string; body: string }
  | { say: "connect"; number: number; url: string }
  | { say: "tell"; number: number; text: string }
  | { say: "hang up"; number: number }
  | { say: "expect"; game: string }
  | { say: "decide" };

/** Why it does not come up. */
export type Trouble = "no-wasm" | "taken" | "memory" | "fetch" | "broken";

export type FromHouse =
  | { say: "coming"; share: number }
  | { say: "ready"; keeps: boolean }
  | { say: "thinking"; share: number }
  | { say: "failed"; trouble: Trouble; why: string }
  | { say: "answer"; number: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
  | { say: "opened"; number: number }
  | { say: "said"; number: number; text: string }
  | { say: "closed"; number: number };
