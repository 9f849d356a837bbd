/** What a person likes: language, light or dark, and how fast others' moves are shown. Kept in this browser. */
import { library } from "./languages";

export type Theme = "auto" | "light" | "dark";
export type Pace = "calm" | "brisk" | "instant";

const KEPT = "igroteka-settings";

interface Kept {
  language: string;
  theme: Theme;
  pace: Pace;
}

function remembered(): Kept {
  const usual: Kept = {
    language: library.choose(navigator.languages),
    theme: "auto",
    pace: "calm",
  };
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
    // A language may have been there once.
    return { ...kept, language: library.choose([kept.language, usual.language]) };
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

  /** Tell the document, which the style sheets and screen readers listen to. */
  show() {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
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
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
