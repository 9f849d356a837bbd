/** A worker in which a bot thinks, as the server's worker sees it. */
import type { Supplies } from "./supplies";
import ThinkingWorker from "./thinking.worker?worker";

/** What it is made of; then, for each question, the address by which it knows that there is time, and the question. Before
 * the first one about a game, the game: it is opened, and its network read. */
export type ToThinker = Supplies | Expected | string | Uint8Array<ArrayBuffer>;

export interface Expected {
  game: string;
  network: Uint8Array<ArrayBuffer> | null;
}

type Networks = (game: string) => Promise<Uint8Array<ArrayBuffer> | null>;
/** When it is ready it says so; then it tells now and then which share of a thought is done, and answers. */
export type FromThinker = "ready" | number | Uint8Array<ArrayBuffer>;

export class Thinker {
  /** Hears which share of a thought is done; 1 when it is over. */
  onprogress: (share: number) => void = () => undefined;
  #heard: (answer: FromThinker) => void = () => undefined;
  #failed: (why: Error) => void = () => undefined;
  #patience = "";
  readonly #knows = new Set<string>();

  private constructor(
    private readonly worker: Worker,
    private readonly networks: Networks,
  ) {
    worker.onmessage = (event: MessageEvent<FromThinker>) => {
      if (typeof event.data === "number") this.onprogress(event.data);
      else this.#heard(event.data);
    };
    worker.onerror = (event) => this.#failed(new Error(event.message));
  }

  static async start(supplies: Supplies, networks: Networks): Promise<Thinker> {
    const thinker = new Thinker(new ThinkingWorker(), networks);
    await thinker.#say(supplies);
    return thinker;
  }

  /** One question, one answer, one after the other; for it, it may need the network of a game. */
  async ask(question: Uint8Array<ArrayBuffer>, game: string): Promise<FromThinker> {
    await this.learn(game);
    this.#patience = URL.createObjectURL(new Blob(["there is time"]));
    this.worker.postMessage(this.#patience satisfies ToThinker);
    try {
      return await this.#say(question);
    } finally {
      this.decide();
      this.onprogress(1);
    }
  }

  /** Have it open a game, with its network. One that can't be fetched now is done without: then the bot plays as people
   * wrote. */
  async learn(game: string) {
    if (!game || this.#knows.has(game)) return;
    const network = await this.networks(game).catch((error: unknown) => console.warn(error));
    if (network === undefined || this.#knows.has(game)) return;
    this.#knows.add(game);
    this.worker.postMessage({ game, network } satisfies ToThinker);
  }

  /** Let it answer with what it has found by now. */
  decide() {
    URL.revokeObjectURL(this.#patience);
  }

  end() {
    this.worker.terminate();
    this.#failed(new Error("it was ended"));
  }

  #say(message: ToThinker): Promise<FromThinker> {
    return new Promise((heard, failed) => {
      this.#heard = heard;
      this.#failed = failed;
      this.worker.postMessage(message);
    });
  }
}
