/**
 * The service worker: keeps the whole site in the browser, so that it opens without a network. `tools/alone/building.py` writes
 * into it which files there are, and a name that changes with any of them.
 *
 * A new version is fetched beside the old one and waits. The page tells it when to take over: not in a match.
 */
const VERSION = "%VERSION%";
/** @type {string[]} */
const FILES = ["%FILES%"];
const OURS = "igroteka-";
const KEPT = OURS + VERSION;

/** Whether a file's name changes with its content: then whatever the browser has of that name is right. */
const lasts = (/** @type {string} */ file) => /[-.][\w-]{8,}\.\w+$/.test(file) && file.includes("/");

async function keep() {
  const kept = await caches.open(KEPT);
  const waiting = [...FILES];
  const next = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (await kept.match(file)) continue;
      const reply = await fetch(new Request(file, { cache: lasts(file) ? "force-cache" : "no-cache" }));
      if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
      await kept.put(file, reply);
    }
  };
  await Promise.all([next(), next(), next()]);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function reply(request) {
  const kept = await caches.open(KEPT);
  const asked = request.mode === "navigate" ? "index.html" : request.url;
  return (await kept.match(asked, { ignoreSearch: true })) ?? fetch(request);
}

/**
 * As much of a service worker's own world as is used here, of which the page's types know nothing.
 * @typedef {{
 *   waitUntil(work: Promise<unknown>): void;
 *   data: unknown;
 *   request: Request;
 *   respondWith(reply: Promise<Response>): void;
 * }} Happening
 * @typedef {{
 *   addEventListener(kind: string, heard: (event: Happening) => void): void;
 *   skipWaiting(): Promise<void>;
 *   clients: { claim(): Promise<void> };
 *   registration: { scope: string };
 * }} OwnWorld
 */
const worker = /** @type {OwnWorld} */ (/** @type {unknown} */ (self));
worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(worker.registration.scope)) event.respondWith(reply(request));
});
