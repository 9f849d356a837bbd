/**
 * The texts that come with the pages, found where they lie: our own in `src/texts`, a board's in its folder, a file for
 * each language. A file more of ours is a language more: nothing lists them.
 */

/** The language that everything is written in first. */
export const FIRST = "en";

type Load = () => Promise<string>;

/** Files of texts by whose words they are, then by language. */
export class Library {
  readonly #files = new Map<string, Map<string, Load>>();

  /** `files` by path: `../texts/en.ftl` is ours, `../boards/village/texts/en.ftl` the board's. */
  constructor(files: Record<string, Load>) {
    for (const [path, load] of Object.entries(files)) {
      const [, board, language] = /(?:boards\/([^/]+)\/)?texts\/([^/]+)\.ftl$/.exec(path) ?? [];
      if (!language) continue;
      const owner = board ? `board-${board}` : "ours";
      const known = this.#files.get(owner) ?? new Map<string, Load>();
      this.#files.set(owner, known.set(language, load));
    }
  }

  /** Every language that the pages speak. */
  get languages(): string[] {
    return [...(this.#files.get("ours")?.keys() ?? [])].sort();
  }

  /** Somebody's words in a language, or where they aren't written in it yet, in the first one. */
  words(owner: string, language: string): Promise<string> {
    const known = this.#files.get(owner);
    return (known?.get(language) ?? known?.get(FIRST))?.() ?? Promise.resolve("");
  }

  /** The first of these that is spoken here: `pt-BR` is content with `pt`. */
  choose(wished: readonly string[]): string {
    for (const each of wished) {
      const found = [each, each.split("-", 1)[0] as string].find((one) => this.languages.includes(one));
      if (found) return found;
    }
    return FIRST;
  }
}

/** What a language calls itself. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export const library = new Library(
  import.meta.glob<string>(["../texts/*.ftl", "../boards/*/texts/*.ftl"], { query: "?raw", import: "default" }),
);
