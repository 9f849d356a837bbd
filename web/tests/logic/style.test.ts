/** Sizes of type and spaces are tokens (`src/style/tokens.css`), so that what belongs together looks alike. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..", "..", "src");
const STYLES = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".svelte") || (path.endsWith(".css") && !path.endsWith("tokens.css")))
  .map((path) => [path, readFileSync(join(SOURCES, path), "utf8")] as const);

/** What is said of properties with these names, and where. */
function said(properties: string): string[] {
  const pattern = new RegExp(`(?<![\\w-])(?:${properties}): ([^;{}]+);`, "g");
  return STYLES.flatMap(([path, source]) => [...source.matchAll(pattern)].map((found) => `${path}: ${found[0]}`));
}

/** Where words are part of a drawing, whose pixels are its own. */
const DRAWN = ["pages/ScorePlot.svelte", "parts/Mark.svelte", "boards/bronze_age/Die.svelte"];
const NUMBER = /(?<![\w-])-?([\d.]+)(px|rem)\b/g;
/** As many pixels are a hair. */
const HAIR = 4;

test("type has the size of a token, or a share of what it stands in", () => {
  const sizes = said("font-size").filter((size) => !DRAWN.some((path) => size.startsWith(path)));
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.filter((size) => size.match(NUMBER))).toEqual([]);
});

test("spaces are tokens, shares of the type, or hairs of a few pixels", () => {
  const spaces = said("(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z]+)*");
  expect(spaces.length).toBeGreaterThan(300);
  const stray = ([, count = "", unit]: RegExpExecArray) => unit === "rem" || Number(count) > HAIR;
  expect(spaces.filter((space) => [...space.matchAll(NUMBER)].some(stray))).toEqual([]);
});

test("signs are drawn, not written: every system would draw them differently, or not at all", () => {
  // A dot before the window's title can't be drawn.
  const written = /[\u2300-\u23ff\u2500-\u25ce\u25d0-\u27bf\u2b00-\u2bff\u{1f300}-\u{1faff}]|\ufe0f/u;
  const arrows = /[\u2190-\u21ff]/;
  const found = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts|css)$/.test(path))
    .flatMap((path) =>
      readFileSync(join(SOURCES, path), "utf8")
        .split("\n")
        .filter((line) => written.test(line) || (path.endsWith(".svelte") && arrows.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
