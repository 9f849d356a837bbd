/** The browser's speaker says what the engine's says, and every key that we use has words in every language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { hyphenated } from "../../src/lib/hyphens";
import { Library, ownName } from "../../src/lib/languages";
import { bundle, Speaker, type Text } from "../../src/lib/speaker";

const WEB = join(import.meta.dirname, "..", "..");
/** Those that have to be whole; others say in English what they lack. */
const LANGUAGES = ["en", "ru"];
const NAMES = ["Таня", "Толя", "Тоня", "Тимур", "Тая"];

interface Spoken {
  texts: Record<string, string>;
  lines: { text: Text; says: Record<string, string> }[];
}

const spoken = JSON.parse(readFileSync(join(WEB, "..", "build", "web", "spoken.json"), "utf8")) as Record<
  string,
  Spoken
>;

describe.each(Object.keys(spoken))("the log of %s", (game) => {
  test.each(LANGUAGES)("sounds as the engine tells it, in %s", (language) => {
    const { texts, lines } = spoken[game] as Spoken;
    const speaker = new Speaker(language, bundle(language, texts[language] ?? ""), NAMES);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.map(({ text }) => speaker.text(text))).toEqual(lines.map(({ says }) => says[language]));
  });
});

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

const ftl = (folder: string, language: string) =>
  readFileSync(join(WEB, "src", folder, "texts", `${language}.ftl`), "utf8");
const keys = (source: string) =>
  [...source.matchAll(/^([a-z][\w-]*) =|^ {4}(\.[a-z]+) =/gm)].map((found) => found[1] ?? found[2]);
const FOLDERS = [
  "",
  ...readdirSync(join(WEB, "src", "boards"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `boards/${entry.name}`),
];

/** What a search finds at the least where it works; a small board, such as `make game` writes, may say next to nothing. */
const least = (folder: string, count: number) =>
  files(join(WEB, "src", folder)).filter((path) => path.endsWith(".svelte")).length > 5 ? count : -1;

test.each(FOLDERS)("all languages have the same keys: %s", (folder) => {
  for (const language of LANGUAGES) expect(keys(ftl(folder, language)), language).toEqual(keys(ftl(folder, "en")));
});

test.each(FOLDERS)("every key that the code says has words: %s", (folder) => {
  const here = join(WEB, "src", folder);
  const code = files(here)
    .filter((path) => /\.(svelte|ts)$/.test(path) && (folder !== "" || !path.slice(here.length).includes("/boards/")))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const call = folder === "" ? /(?<![.\w])say\(([^)]*)/g : /labels\.say\(([^)]*)/g;
  const used = [...code.matchAll(call)].flatMap((found) =>
    [...(found[1] ?? "").matchAll(/(?:^|(?<!\?)[?:]\s)"([a-z][\w.-]*)"/g)].map((each) => each[1] as string),
  );
  const speaker = new Speaker("en", bundle("en", ftl(folder, "en")));
  expect(used.length).toBeGreaterThan(least(folder, 10));
  expect(used.filter((key) => !speaker.has(key))).toEqual([]);
});

test("a third language is one more folder, and speaks what it has words for; the rest is English", async () => {
  const text = (words: string) => () => Promise.resolve(words);
  const cubes = "cubes = { $n ->\n    [one] kubo\n   *[other] { $n } kuboj\n }";
  const found = new Library({
    "../texts/en.ftl": text("hello = Hello\nbye = Good bye"),
    "../texts/ru.ftl": text("hello = Привет\nbye = Пока"),
    "../../../src/igroteka/languages/eo/web.ftl": text(`hello = Saluton\n${cubes}`),
    "../boards/village/texts/en.ftl": text("market = Market"),
    "../boards/village/texts/ru.ftl": text("market = Рынок"),
  });
  expect(found.languages).toEqual(["en", "eo", "ru"]);
  expect(found.languages.map(ownName)).toEqual(["English", "Esperanto", "Русский"]);
  const speaker = async (owner: string, language: string) =>
    new Speaker(language, bundle(language, ...(await Promise.all(found.words(owner, language)))));
  const ours = await speaker("ours", "eo");
  expect(["hello", "bye"].map((key) => ours.say(key))).toEqual(["Saluton", "Good bye"]);
  expect([1, 3].map((n) => ours.say("cubes", { n }))).toEqual(["kubo", "3 kuboj"]);
  expect((await speaker("board-village", "eo")).say("market")).toBe("Market");
  expect((await speaker("board-village", "ru")).say("market")).toBe("Рынок");
  expect(found.words("ours", "ru").length).toBe(1);
  expect(found.choose(["de", "eo-FR", "ru"])).toBe("eo");
  expect(found.choose(["de"])).toBe("en");
});

test("a refusal is told in the game's words, else in the server's; what nobody has words for stays English", async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  const { explain, voice } = await import("../../src/lib/voice.svelte");
  await voice.learn("server", () => [
    Promise.resolve("refused-first = a seat up to { $most }\nrefuse-bad-option = { $why }"),
  ]);
  const game = new Speaker("en", bundle("en", "refused-ten = ten cards, not { $n }"));
  const refusal = (key: string, args: Record<string, string>) => ({
    error: "bad-option",
    args: { why: "what the engine says" },
    detail: "what the engine says",
    reason: { key, args },
    ply: null,
  });
  expect(explain(refusal("refused-ten", { n: "9" }), game)).toBe("Ten cards, not 9.");
  expect(explain(refusal("refused-first", { most: "1" }), game)).toBe("A seat up to 1.");
  expect(explain(refusal("refused-first", { most: "1" }))).toBe("A seat up to 1.");
  expect(explain(refusal("refused-ten", { n: "9" }))).toBe("What the engine says.");
});

test("long words may be broken between syllables, short ones nowhere", () => {
  const shown = (text: string) => hyphenated(text).replaceAll("\u00ad", "-");
  expect(["Реконструкция", "Лаборатория", "Искатель приключений", "Мастерская", "Библиотека"].map(shown)).toEqual([
    "Рекон-струк-ция",
    "Лабо-ра-то-рия",
    "Искатель при-клю-че-ний",
    "Мас-тер-ская",
    "Библио-тека",
  ]);
  expect(["Moneylender", "Throne Room", "Village", "Ров", "Тронный зал"].map(shown)).toEqual([
    "Money-len-der",
    "Throne Room",
    "Village",
    "Ров",
    "Тронный зал",
  ]);
});

const BOARDS = FOLDERS.filter((folder) => folder !== "").map((folder) => folder.replace("boards/", ""));

describe.each(BOARDS)("whatever the board of %s explains", (game) => {
  const code = files(join(WEB, "src", "boards", game))
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const { texts } = spoken[game] as Spoken;
  const facts = [...code.matchAll(/noun: "([a-z-]+)"/g)].map((found) => found[1] as string);
  /** What the room itself has words for: the engine's own may begin alike. */
  const shared = keys(readFileSync(join(WEB, "..", "src", "igroteka", "engine", "texts", "en.ftl"), "utf8"));
  const own = keys(texts["en"] ?? "").filter((key) => !shared.includes(key));
  /** Nouns that are named in full, or whole kinds of them, such as `card-`. */
  const named = [...code.matchAll(/\.about\(([^;]*?)\)[\s,}\]);]/g)].flatMap(([, inside = ""]) => {
    const wholes = [...inside.matchAll(/"([a-z][\w-]*-[\w-]*)"/g)].map((found) => found[1] as string);
    const kinds = [...inside.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1] as string);
    return [...wholes, ...kinds.flatMap((kind) => own.filter((key) => key?.startsWith(kind)) as string[])];
  });

  test.each(LANGUAGES)("has words for it and names a rule, in %s", (language) => {
    const speaker = new Speaker(language, bundle(language, texts[language] ?? ""));
    const nouns = [...facts, ...named];
    expect(facts.length).toBeGreaterThan(least(`boards/${game}`, 2));
    expect(named.length).toBeGreaterThan(least(`boards/${game}`, 10));
    expect(nouns.filter((noun) => !speaker.has(`${noun}.help`) || speaker.about(noun).rule === null)).toEqual([]);
  });

  test("is explained in the game's own words, whose rules are held to the rulebook", () => {
    expect(code.match(/labels\.about|rule: (null|"|`)/)).toBeNull();
  });
});

test("negative numbers have one sign, and ranges keep their dash", () => {
  const speaker = new Speaker(
    "en",
    bundle("en", "points = { $n } points, 2-4 players\nlost = { -3 } each\ntyped = not «{ $n }»"),
  );
  expect(speaker.say("points", { n: -5 })).toBe("−5 points, 2-4 players");
  expect(speaker.say("lost")).toBe("−3 each");
  expect(speaker.say("typed", { n: "-5" })).toBe("not «-5»");
});
