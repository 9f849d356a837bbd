/** The expert's view of a match: asked for once, fetched as it grows. */
import { answer, api, Refused, type Analysis, type Judged } from "../lib/api";
import { explain } from "../lib/voice.svelte";

const PAUSE = 1_000;

export class ExpertView {
  analysis = $state.raw<Analysis | null>(null);
  decisions = $state.raw<Judged[]>([]);
  shown = $state(false);
  problem = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  /** Show it; if it isn't there yet, have it made. */
  open = () => {
    this.shown = true;
    clearTimeout(this.#timer);
    if (this.analysis?.state === "done") return;
    this.decisions = [];
    void this.#take(() =>
      answer(api.POST("/api/tables/{table}/analysis", { params: { path: { table: this.table } } })),
    );
  };

  close = () => {
    this.shown = false;
    clearTimeout(this.#timer);
  };

  #look = () => {
    const params = { path: { table: this.table }, query: { have: this.decisions.length } };
    void this.#take(() => answer(api.GET("/api/tables/{table}/analysis", { params })));
  };

  async #take(asked: () => Promise<Analysis>) {
    try {
      const analysis = await asked();
      if (!this.shown) return;
      this.analysis = analysis;
      this.decisions = [...this.decisions, ...analysis.decisions];
      this.problem = "";
      if (analysis.state === "running") this.#timer = setTimeout(this.#look, PAUSE);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = explain(error.refusal);
    }
  }
}
