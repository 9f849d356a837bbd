/** A worker in which a bot thinks, as the server's worker sees it. */
import type { Supplies } from "./supplies";
import ThinkingWorker from "./thinking.worker?worker";

export type ToThinker = Supplies | Uint8Array<ArrayBuffer>;
/** When it is ready it says so, then it answers. */
export type FromThinker = "ready" | Uint8Array<ArrayBuffer>;

export class Thinker {
  #heard: (answer: FromThinker) => void = () => undefined;
  #failed: (why: Error) => void = () => undefined;

  private constructor(private readonly worker: Worker) {
    worker.onmessage = (event: MessageEvent<FromThinker>) => this.#heard(event.data);
    worker.onerror = (event) => this.#failed(new Error(event.message));
  }

  static async start(supplies: Supplies): Promise<Thinker> {
    const thinker = new Thinker(new ThinkingWorker());
    await thinker.#say(supplies);
    return thinker;
  }

  /** One question, one answer, one after the other. */
  ask(question: Uint8Array<ArrayBuffer>): Promise<FromThinker> {
    return this.#say(question);
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
