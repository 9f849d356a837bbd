/** A worker in which a bot thinks: the same code as in a bot's process elsewhere. */
import type { PyodideAPI } from "pyodide";
import { layNetwork, openPython } from "./python";
import { makeSums } from "./sums";
import type { FromThinker, ToThinker } from "./thinker";

/** `igroteka.server.browser.thinking`. */
interface Mind {
  open_room(game: string): void;
  reckon_by(make: typeof makeSums): void;
  think(question: Uint8Array, onlooker: (share: number) => boolean): Uint8Array<ArrayBuffer>;
}

let python: PyodideAPI | null = null;
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
  if ("network" in event.data) {
    const { game, network } = event.data;
    if (network) layNetwork(python!, game, network);
    mind!.open_room(game);
    return;
  }
  try {
    python = await openPython(event.data);
    mind = python.pyimport("igroteka.server.browser.thinking") as Mind;
    mind.reckon_by(makeSums);
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
