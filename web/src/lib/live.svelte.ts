/** The live connection to a table: its state, every change, and moves in the other direction. */
import { Refused, type FromClient, type FromTable, type Refusal, type TableSeen, type Told } from "./api";
import { transport, type Line } from "../transport";
import { FORMAT, patched } from "./patch";

/** What came: the table as it now is, and what happened on the way there. */
export interface Frame {
  table: TableSeen;
  events: Told[];
  /** Moves were taken back: the log's lines of this ply and later are void. */
  forget: number | null;
  /** The whole state, after connecting. */
  whole: boolean;
}

export type Link = "connecting" | "live" | "lost" | "refused";

interface Waiting {
  message: FromClient;
  done: () => void;
  refused: (refusal: Refused) => void;
}

const PING = 25_000;
const SILENCE = 60_000;
const FIRST_RETRY = 400;
const LAST_RETRY = 8_000;

export class LiveTable {
  link = $state<Link>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  table: TableSeen | null = null;

  #socket: Line | null = null;
  #waiting = new Map<string, Waiting>();
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #count = 0;

  constructor(
    readonly id: string,
    private readonly show: (frame: Frame) => void,
  ) {}

  open() {
    const socket = transport.connect(`/api/tables/${encodeURIComponent(this.id)}/live?changes=${FORMAT}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as FromTable);
    socket.onclose = () => this.#lost(socket);
    socket.onopen = () => {
      this.#heard = Date.now();
      for (const { message } of this.#waiting.values()) socket.send(JSON.stringify(message));
    };
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#feel(), PING);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#noticeOffline);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#noticeOffline);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /**
   * Play moves as one. A request that got lost on the way is sent again, and played once. What `follows` is taken back
   * with what one did before.
   */
  play(moves: string[], seat: number, follows = false): Promise<void> {
    return this.#ask({ type: "move", request: this.#key(), ply: this.#ply, moves, seat, follows });
  }

  undo(seat: number): Promise<void> {
    return this.#ask({ type: "undo", request: this.#key(), ply: this.#ply, seat });
  }

  redo(seat: number): Promise<void> {
    return this.#ask({ type: "redo", request: this.#key(), ply: this.#ply, seat });
  }

  say(text: string): Promise<void> {
    return this.#ask({ type: "chat", request: this.#key(), text });
  }

  get #ply(): number {
    return this.table?.ply ?? 0;
  }

  #key(): string {
    this.#count += 1;
    return `${crypto.getRandomValues(new Uint32Array(2)).join("-")}-${this.#count}`;
  }

  #ask(message: FromClient & { request: string }): Promise<void> {
    return new Promise((done, refused) => {
      this.#waiting.set(message.request, { message, done, refused });
      this.#send(message);
    });
  }

  #send(message: FromClient) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromTable) {
    this.#heard = Date.now();
    switch (message.type) {
      case "state":
        this.link = "live";
        this.#retry = FIRST_RETRY;
        this.#become({ table: message.table, events: message.table.events, forget: null, whole: true });
        break;
      case "change":
        if (!this.table || message.since !== this.table.version) {
          this.#send({ type: "resync" });
          break;
        }
        this.#become({
          table: { ...patched(this.table, message.patches), version: message.version },
          events: message.events,
          forget: message.forget,
          whole: false,
        });
        break;
      case "presence":
        if (this.table)
          this.#become({
            table: { ...this.table, present: message.present, watchers: message.watchers },
            events: [],
            forget: null,
            whole: false,
          });
        break;
      case "done":
        this.#settle(message.request)?.done();
        break;
      case "refused":
        if (message.request) this.#settle(message.request)?.refused(new Refused(message.refusal));
        else if (!this.table) {
          this.refusal = message.refusal;
          this.link = "refused";
        }
        break;
    }
  }

  #become(frame: Frame) {
    this.table = frame.table;
    this.show(frame);
  }

  #settle(request: string): Waiting | undefined {
    const waiting = this.#waiting.get(request);
    this.#waiting.delete(request);
    return waiting;
  }

  #lost(socket: Line) {
    if (this.#closed || socket !== this.#socket || this.link === "refused") return;
    this.link = "lost";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), this.#retry * (0.75 + Math.random() / 2));
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }

  #feel() {
    if (this.#socket?.readyState === WebSocket.OPEN && Date.now() - this.#heard > SILENCE) this.#socket.close();
    else this.#send({ type: "ping" });
  }

  #hurry = () => {
    if (this.link !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.open();
  };

  #noticeOffline = () => {
    if (transport.together) this.#socket?.close();
  };
}
