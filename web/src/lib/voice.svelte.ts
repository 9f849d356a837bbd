/** The words at hand: ours, the server's and those of the games in use, in the language of the moment. */
import type { FluentBundle } from "@fluent/bundle";
import type { Refusal } from "./api";
import { transport } from "../transport";
import { FIRST, library } from "./languages";
import { settings } from "./settings.svelte";
import { bundle, minus, Speaker } from "./speaker";

/** Where the words of something come from, by language: addresses of the server, or files that we bring along. */
export type Sources = (language: string) => Promise<string>[];

export function fetched(addresses: Record<string, string>): Sources {
  return (language) => {
    const address = addresses[language] ?? addresses[FIRST];
    return address ? [transport.fetch(new Request(address)).then((reply) => reply.text())] : [];
  };
}

/** The words that come with the pages: `ours`, or `board-` and the game. */
export function brought(owner: string): Sources {
  return (language) => library.words(owner, language);
}

/** No line begins with a dash: it stays with the word before it. */
function dashed(texts: string): string {
  return texts.replace(/(?<=\S) (?=[—–] )/g, "\u00a0");
}

const NOBODY: readonly string[] = [];

class Voice {
  #known = new Map<string, Sources>([["ours", brought("ours")]]);
  #made = new Map<string, Promise<FluentBundle>>();
  #speakers = new WeakMap<FluentBundle, WeakMap<readonly string[], Speaker>>();
  #spoken = $state.raw<{ language: string; bundles: Map<string, FluentBundle> }>({
    language: FIRST,
    bundles: new Map(),
  });

  get language(): string {
    return this.#spoken.language;
  }

  /** Learn the words of a thing, now and in whatever language comes later. */
  async learn(name: string, sources: Sources): Promise<void> {
    if (!this.#known.has(name)) this.#known.set(name, sources);
    const { language, bundles } = this.#spoken;
    if (bundles.has(name)) return;
    const learnt = await this.#bundle(name, language);
    if (this.#spoken.language !== language) return this.learn(name, sources);
    this.#spoken = { language, bundles: new Map(this.#spoken.bundles).set(name, learnt) };
  }

  /** Switch: once everything is at hand in the other language, all of it at once. */
  async speak(language: string) {
    settings.language = language;
    const names = [...this.#known.keys()];
    const learnt = await Promise.all(names.map((name) => this.#bundle(name, language)));
    if (settings.language !== language) return;
    this.#spoken = { language, bundles: new Map(names.map((name, i) => [name, learnt[i] as FluentBundle])) };
    settings.show();
  }

  knows(name: string): boolean {
    return this.#spoken.bundles.has(name);
  }

  /**
   * Someone who speaks of this thing; always the same, who remembers what was said, as long as the words are. Of a game
   * that wasn't opened yet the server says what is on its box.
   */
  of(name: string, players: readonly string[] | null = null): Speaker {
    const { language, bundles } = this.#spoken;
    const words = bundles.get(name) ?? bundles.get("server") ?? bundle(language);
    let speakers = this.#speakers.get(words);
    if (!speakers) this.#speakers.set(words, (speakers = new WeakMap()));
    let speaker = speakers.get(players ?? NOBODY);
    if (!speaker) speakers.set(players ?? NOBODY, (speaker = new Speaker(language, words, players)));
    return speaker;
  }

  #bundle(name: string, language: string): Promise<FluentBundle> {
    const key = `${name} ${language}`;
    let made = this.#made.get(key);
    if (!made) {
      const sources = this.#known.get(name)?.(language) ?? [];
      made = Promise.all(sources).then((texts) => bundle(language, ...texts.map(dashed)));
      made.catch(() => this.#made.delete(key));
      this.#made.set(key, made);
    }
    return made;
  }
}

export const voice = new Voice();

/** Our own words. */
export function say(key: string, args?: Record<string, unknown>): string {
  return voice.of("ours").say(key, args);
}

/** A refusal as a sentence: the engine's reason if there is one that we have words for, else the server's. */
export function explain(refusal: Refusal, speaker?: Speaker): string {
  const { reason } = refusal;
  const teller = reason && [speaker, voice.of("server")].find((each) => each?.has(reason.key));
  if (reason && teller) return sentence(teller.text(reason));
  const key = `refuse-${refusal.error}`;
  const known = [voice.of("ours"), voice.of("server")].find((each) => each.has(key));
  return sentence(known ? known.say(key, refusal.args) : refusal.detail);
}

/** Reasons are written to stand after a colon, too; alone, they begin and end as sentences do. */
export function sentence(words: string): string {
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** A moment, as people of this language write it. */
export function moment(seconds: number): string {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const style: Intl.DateTimeFormatOptions = today
    ? { timeStyle: "short" }
    : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(voice.language, style).format(date);
}

export function number(value: number, digits = 0): string {
  return minus(new Intl.NumberFormat(voice.language, { maximumFractionDigits: digits }).format(value));
}

/** A share, from 0 to 1. */
export function percent(share: number): string {
  return new Intl.NumberFormat(voice.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}
