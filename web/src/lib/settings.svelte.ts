/** What a person likes: language, colours, pace, motion, sound, how much is asked. Kept in this browser. */
import { library } from "./languages";

export type Theme = "auto" | "light" | "dark";
export type Pace = "calm" | "brisk" | "instant";
/** As the device says, or none. */
export type Motion = "auto" | "still";

const KEPT = "igroteka-settings";

interface Kept {
  language: string;
  theme: Theme;
  pace: Pace;
  motion: Motion;
  sound: boolean;
  /** Whether questions with one answer are asked, too. */
  everything: boolean;
}

function remembered(): Kept {
  const usual: Kept = {
    language: library.choose(navigator.languages),
    theme: "auto",
    pace: "calm",
    motion: "auto",
    // A phone is often where others would hear it.
    sound: !globalThis.matchMedia?.("(pointer: coarse)").matches,
    everything: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

class Settings {
  #kept = $state<Kept>(remembered());

  get language() {
    return this.#kept.language;
  }
  set language(language: string) {
    this.#keep({ language });
  }
  get theme() {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }
  get pace() {
    return this.#kept.pace;
  }
  set pace(pace: Pace) {
    this.#keep({ pace });
  }

  get motion() {
    return this.#kept.motion;
  }
  set motion(motion: Motion) {
    this.#keep({ motion });
  }
  get sound() {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  get everything() {
    return this.#kept.everything;
  }
  set everything(everything: boolean) {
    this.#keep({ everything });
  }

  /** Tell the document, which the style sheets and screen readers listen to. */
  show() {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    if (this.motion === "auto") delete root.dataset["motion"];
    else root.dataset["motion"] = this.motion;
  }

  #keep(changed: Partial<Kept>) {
    Object.assign(this.#kept, changed);
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    this.show();
  }
}

export const settings = new Settings();

/** Whether things may move. */
export function still(): boolean {
  return settings.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
