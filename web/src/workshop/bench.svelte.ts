/** What lies on the bench: the components as somebody has changed them, and what the server says of them. */
import { answer, api, type Checked, type Complaint } from "../lib/api";

export type Place = readonly (string | number)[];
export type Content = Record<string, unknown>;

/** So long after the last change the server is asked. */
const SOON = 250;

export function at(thing: unknown, place: Place): unknown {
  return place.reduce<unknown>((inside, step) => (inside as Record<string | number, unknown> | null)?.[step], thing);
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export class Work {
  /** As it stands on the bench now. */
  content = $state<Content>({});
  complaints = $state.raw<Complaint[]>([]);
  /** The file to play with; none while something is wrong or not yet checked. */
  file = $state("");
  /** Whether nothing has been asked since the last change. */
  settled = $state(true);
  /** Why the server could not be asked. */
  problem = $state<unknown>(null);
  /** What a file that was refused had wrong, and its name. */
  refused = $state.raw<{ name: string; complaints: Complaint[] } | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly before: Content,
    readonly language: () => string,
  ) {
    this.content = structuredClone(before);
  }

  /** Whether an entry is another than the one in force. */
  changed(place: Place): boolean {
    return !same(at(this.content, place), at(this.before, place));
  }

  /** The entries that are others than those in force. */
  get count(): number {
    return Object.entries(this.content).reduce((sum, [table, thing]) => {
      const places: Place[] = Array.isArray(thing) ? thing.map((_, number) => [table, number]) : [[table]];
      return sum + places.filter((place) => this.changed(place)).length;
    }, 0);
  }

  /** What is wrong at a place, or anywhere within it. */
  wrong(place: Place): Complaint[] {
    return this.complaints.filter((each) => same(each.place.slice(0, place.length), place));
  }

  /** Put a value where one was. Whoever corrects a figure has it from the box; back as it was, so is its source. */
  put(entry: Place, place: Place, value: unknown) {
    const inside = at(this.content, place.slice(0, -1)) as Record<string | number, unknown>;
    inside[place.at(-1) as string | number] = value;
    const [now, then] = [at(this.content, entry) as Content, at(this.before, entry) as Content];
    if (now && place.at(-1) !== "source")
      now["source"] = same({ ...now, source: "" }, { ...then, source: "" }) ? then["source"] : "box";
    this.check();
  }

  restore(entry: Place) {
    const inside = at(this.content, entry.slice(0, -1)) as Record<string | number, unknown>;
    inside[entry.at(-1) as string | number] = structuredClone(at(this.before, entry));
    this.check();
  }

  reset() {
    this.content = structuredClone(this.before);
    this.refused = null;
    this.check();
  }

  /** Ask the server, once nothing more is changed for a moment. */
  check(soon = SOON) {
    this.settled = false;
    this.file = "";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), soon);
  }

  async #check() {
    const asked = ++this.#asked;
    try {
      const said = await this.#ask({ content: $state.snapshot(this.content) });
      if (asked !== this.#asked) return;
      this.complaints = said.complaints;
      this.file = said.file ?? "";
      this.problem = null;
    } catch (error) {
      if (asked === this.#asked) this.problem = error;
    }
    if (asked === this.#asked) this.settled = true;
  }

  /** Lay out what a file has, or say what is wrong with it and leave everything as it is. */
  async load(name: string, file: string): Promise<boolean> {
    this.refused = null;
    try {
      const said = await this.#ask({ file });
      this.problem = null;
      if (!said.content) {
        this.refused = { name, complaints: said.complaints };
        return false;
      }
      clearTimeout(this.#timer);
      this.#asked += 1;
      this.content = said.content;
      this.complaints = [];
      this.file = said.file ?? "";
      this.settled = true;
      return true;
    } catch (error) {
      this.problem = error;
      return false;
    }
  }

  #ask(body: { content?: Content; file?: string }): Promise<Checked> {
    const params = { path: { game: this.game } };
    return answer(api.POST("/api/games/{game}/workshop", { params, body: { ...body, language: this.language() } }));
  }
}
