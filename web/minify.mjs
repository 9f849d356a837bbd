/** Makes a script of somebody else's small, as our own are made by Vite: `node minify.mjs FROM INTO`. */
import { readFileSync, writeFileSync } from "node:fs";
import { minifySync } from "vite";

const [from = "", into = ""] = process.argv.slice(2);
const [source = ""] = readFileSync(from, "utf8").split("//# sourceMappingURL");
const { code, errors } = minifySync(from, source, { module: true });
if (errors.length > 0) throw new Error(`${from}: ${errors.map(({ message }) => message).join("; ")}`);
writeFileSync(into, code);
