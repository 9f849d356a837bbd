/** A worker in which a bot thinks: the same code as in a bot's process elsewhere. */
import { openPython } from "./python";
import type { FromThinker, ToThinker } from "./thinker";

/** `igroteka.server.browser.mind`. */
interface Mind {
  think(question: Uint8Array): Uint8Array<ArrayBuffer>;
}

let mind: Mind | null = null;
const tell = (message: FromThinker) => postMessage(message);

onmessage = async (event: MessageEvent<ToThinker>) => {
  if (event.data instanceof Uint8Array) {
    tell(mind!.think(event.data));
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
