/** Keeps the site in this browser, so that it opens without a network, and takes a new version over between matches. */
import { read } from "../lib/router.svelte";

const LOOK_AGAIN = 3_600_000;
/** Pages on which nothing is under way. */
const BETWEEN = ["", "new", "about", "rules", "person", "me"];

export async function keepHere() {
  void navigator.storage?.persist?.();
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // The first to come takes over a page that had none; that is no new version.
  const renewing = serviceWorker.controller !== null;
  const registration = await serviceWorker
    .register(new URL("service.js", document.baseURI), { updateViaCache: "none" })
    .catch(() => null); // it is played all the same, as long as there is a network
  if (!registration) return;
  serviceWorker.addEventListener("controllerchange", () => renewing && location.reload());
  const takeOver = () => {
    if (renewing && BETWEEN.includes(read(location.hash).page)) registration.waiting?.postMessage("take over");
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", takeOver);
  });
  addEventListener("hashchange", takeOver);
  takeOver();
  setInterval(() => void registration.update().catch(() => null), LOOK_AGAIN);
}
