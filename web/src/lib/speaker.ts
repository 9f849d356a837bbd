/** Puts the engine's texts into words: keys and arguments in, a sentence out. The twin of `engine/texts.py`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Thing = { noun: string } | { seat: number } | Text;
export type Argument = number | string | Thing | readonly Thing[];

export interface Text {
  key: string;
  args?: Record<string, unknown>;
}

/** An explanation, with the rule behind it. */
export interface Explained {
  text: string;
  rule: string | null;
}

/** A bundle of all messages in these sources; later ones override earlier ones. */
export function bundle(language: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** Negative numbers have the sign that people write, whoever put the number into letters: −3, not -3; what
 * somebody has typed stands in quotes, and stays as it is. */
export function minus(text: string | number): string {
  return String(text).replace(/(^|[^\w'"«“-])-(?=\d)/gu, "$1−");
}

/** More is not kept in mind: a long match has ever new things to say in its log. */
const MANY = 5_000;

export class Speaker {
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    private readonly names: readonly string[] | null = null,
  ) {}

  /** What was said and explained before: boards say nearly all of it again after every move. */
  private readonly said = new Map<string, string>();
  private readonly explained = new Map<string, Explained>();

  /** Whether there are words for this key. */
  has(key: string): boolean {
    return this.pattern(key) != null;
  }

  /** A message by its key; `key.attribute` for an attribute of it. */
  say(key: string, args?: Record<string, unknown>): string {
    const asked = args ? key + JSON.stringify(args) : key;
    let said = this.said.get(asked);
    if (said === undefined) {
      if (this.said.size >= MANY) this.said.clear();
      this.said.set(asked, (said = this.speak(key, args ?? {})));
    }
    return said;
  }

  private speak(key: string, args: Record<string, unknown>): string {
    const pattern = this.pattern(key);
    if (pattern == null) return key;
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) Object.assign(spoken, this.spoken(name, value as Argument));
    return minus(this.bundle.formatPattern(pattern, spoken, []));
  }

  /** A text in words. */
  text(text: Text): string {
    return this.say(text.key, text.args);
  }

  /** What a thing does, and where the rulebook speaks of it: by its own `.rule`, or by that of its whole kind. */
  about(noun: string, args?: Record<string, unknown>): Explained {
    if (args) return this.explain(noun, args);
    let explained = this.explained.get(noun);
    if (!explained) this.explained.set(noun, (explained = this.explain(noun)));
    return explained;
  }

  private explain(noun: string, args?: Record<string, unknown>): Explained {
    const key = [`${noun}.rule`, `rule-${noun.split("-", 1)[0]}`].find((each) => this.has(each));
    return { text: this.say(`${noun}.help`, args), rule: key ? this.say("cited", { section: this.say(key) }) : null };
  }

  /** What a seat is called. */
  player(seat: number): string {
    return this.names?.[seat] ?? this.say("player", { number: seat + 1 });
  }

  private pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  private spoken(name: string, value: Argument): Record<string, FluentVariable> {
    if (value == null) return {};
    if (typeof value === "number" || typeof value === "string") return { [name]: value };
    if (Array.isArray(value)) return this.listed(name, value as Thing[]);
    if ("seat" in value) return { [name]: this.player(value.seat) };
    if ("noun" in value) return this.forms(name, value.noun);
    return { [name]: this.text(value as Text) };
  }

  private forms(name: string, noun: string): Record<string, FluentVariable> {
    const forms: Record<string, FluentVariable> = { [name]: this.say(noun) };
    for (const form of Object.keys(this.bundle.getMessage(noun)?.attributes ?? {}))
      forms[`${name}_${form}`] = this.say(`${noun}.${form}`);
    return forms;
  }

  private listed(name: string, things: Thing[]): Record<string, FluentVariable> {
    const counts = new Map<string, number>();
    for (const thing of things) {
      const each = String(this.spoken("each", thing)["each"]);
      counts.set(each, (counts.get(each) ?? 0) + 1);
    }
    const list = [...counts].map(([each, n]) => (n === 1 ? each : `${each} ×${n}`)).join(", ");
    return { [name]: list || this.say("nothing"), [`${name}_n`]: things.length };
  }
}
