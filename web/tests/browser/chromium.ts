/** One Chromium for all test files: the system's, or the one that npm brought. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { chromium, type Browser } from "playwright-core";

const SYSTEM = [process.env["CHROMIUM"], "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Tells the packed Chromium to bring the libraries that a bare machine lacks. */
const WITH_LIBRARIES = { AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };
const FONTS = "/etc/fonts/fonts.conf";
const ARGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
];
/** Where test files find it. */
const AT = "IGROTEKA_CHROMIUM";

async function executable(): Promise<string> {
  const found = SYSTEM.find((path) => path && existsSync(path));
  if (found) return found;
  Object.assign(process.env, WITH_LIBRARIES);
  // It brings letters and no arrows or stars; a machine that has some lends them.
  if (existsSync(FONTS)) process.env["FONTCONFIG_PATH"] ??= dirname(FONTS);
  const { default: packed } = await import("@sparticuz/chromium");
  return packed.executablePath();
}

/** One browser for whoever asks at this address from now on. */
export async function launch(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: await executable(), args: ARGS });
  process.env[AT] = server.wsEndpoint();
  return () => server.close();
}

/** The browser that all share; closing it closes only what was opened here. Outside of a test run, one of our own. */
export async function browser(): Promise<Browser> {
  const address = process.env[AT];
  if (address) return chromium.connect(address);
  return chromium.launch({ executablePath: await executable(), args: ARGS });
}

/** Vitest calls this before the first test file, where files share no more than the browser; what it returns, at the end. */
export default launch;
