/** Turns what `generate.py` wrote into TypeScript: the API, and the view of each game. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import openapi, { astToString } from "openapi-typescript";

const [from = "../build/web"] = process.argv.slice(2);
const into = join(import.meta.dirname, "src", "api");
mkdirSync(into, { recursive: true });
for (const name of readdirSync(from).filter((each) => each.endsWith(".json") && each !== "spoken.json")) {
  const tree = await openapi(pathToFileURL(resolve(from, name)), {
    emptyObjectsUnknown: true,
    defaultNonNullable: false,
  });
  const key = basename(name, ".json");
  writeFileSync(join(into, `${key === "openapi" ? "schema" : key}.d.ts`), astToString(tree));
}
