/** A worker in which a bot thinks: the same code as in a bot's process elsewhere. */
import { openPython } from "./python";
import type { FromThinker, ToThinker } from "./thinker";

/** `igroteka.server.browser.mind`. */
interface Mind {
  think(question: Uint8Array, onlooker: (share: number) => boolean): Uint8Array<ArrayBuffer>;
}

let mind: Mind | null = null;
/** As long as something lies at this address, there is time to think. */
let patience = "";
const tell = (message: FromThinker) => postMessage(message);

onmessage = async (event: MessageEvent<ToThinker>) => {
  if (event.data instanceof Uint8Array) {
    tell(mind!.think(event.data, onlooker));
    return;
  }
  if (typeof event.data === "string") {
    patience = event.data;
    return;
  }
  try {
    const python = await openPython(event.data);
    mind = python.pyimport("igroteka.server.browser.mind") as Mind;
    tell("ready");
  } catch (error) {
    setTimeout(() => {
      throw error; // so that whoever started this worker hears of it
    });
  }
};

/** Told a few times a second how far a search is; says whether it shall end. No message comes in while Python runs, but
 * a worker can look whether an address still leads anywhere. */
function onlooker(share: number): boolean {
  tell(share);
  const look = new XMLHttpRequest();
  try {
    look.open("GET", patience, false);
    look.send();
    return look.status !== 200;
  } catch {
    return true;
  }
}
