/**
 * The texts that come with the pages, found where they lie. English and Russian lie with what they are the words of: our
 * own in `src/texts`, a board's in its folder. Any other language is a folder of the whole house,
 * `src/igroteka/languages/<code>`, with `web.ftl` and `board-<game>.ftl` as far as somebody has translated them. Nothing
 * lists them.
 */

/** The language that everything is written in first. */
export const FIRST = "en";

type Load = () => Promise<string>;

const PLACES = [
  { path: /\/boards\/(?<game>[^/]+)\/texts\/(?<language>[^/]+)\.ftl$/, whole: true },
  { path: /\/texts\/(?<language>[^/]+)\.ftl$/, whole: true },
  { path: /\/languages\/(?<language>[^/]+)\/(?:web|board-(?<game>[^/]+))\.ftl$/, whole: false },
];

/** Files of texts by whose words they are, then by language. */
export class Library {
  readonly #files = new Map<string, Map<string, Load>>();
  /** Languages that may lack something. */
  readonly #partial = new Set<string>();

  /** `files` by path: `../texts/en.ftl` is ours, `../boards/village/texts/en.ftl` the board's. */
  constructor(files: Record<string, Load>) {
    for (const [path, load] of Object.entries(files)) {
      const place = PLACES.find((each) => each.path.test(path));
      const { game, language } = place?.path.exec(path)?.groups ?? {};
      if (!place || !language) continue;
      const owner = game ? `board-${game}` : "ours";
      this.#files.set(owner, (this.#files.get(owner) ?? new Map<string, Load>()).set(language, load));
      if (!place.whole) this.#partial.add(language);
    }
  }

  /** Every language that there are texts in. */
  get languages(): string[] {
    return [...new Set([...this.#files.values()].flatMap((known) => [...known.keys()]))].sort();
  }

  /** Somebody's words in a language; what it lacks is said in the first one, which then comes before it. */
  words(owner: string, language: string): Promise<string>[] {
    const known = this.#files.get(owner);
    const [own, first] = [known?.get(language), known?.get(FIRST)];
    const needed = own && !this.#partial.has(language) ? [own] : [first, own];
    return needed.flatMap((load) => (load ? [load()] : []));
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
  import.meta.glob<string>(
    [
      "../texts/*.ftl",
      "../boards/*/texts/*.ftl",
      "../../../src/igroteka/languages/*/web.ftl",
      "../../../src/igroteka/languages/*/board-*.ftl",
    ],
    { query: "?raw", import: "default" },
  ),
);
