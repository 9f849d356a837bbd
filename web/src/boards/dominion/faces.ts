/** Few kinds of cards are shown many times, so each face is drawn once and then copied. */
import { mount, unmount } from "svelte";
import type { Speaker } from "../../lib/speaker";
import type { Card } from "./cards";
import Face from "./Face.svelte";

interface Shown {
  card: Card;
  size: "full" | "pile" | "chip";
  words: Speaker;
  labels: Speaker;
}

/** By the speaker, since another language has other faces. */
const drawn = new WeakMap<Speaker, Map<string, Element>>();

function faceOf(shown: Shown): Element {
  const faces = drawn.get(shown.words) ?? new Map<string, Element>();
  drawn.set(shown.words, faces);
  const name = `${shown.size} ${shown.card.key}`;
  let face = faces.get(name);
  if (!face) {
    const easel = document.createElement("div");
    const made = mount(Face, { target: easel, props: shown });
    face = (easel.firstElementChild as Element).cloneNode(true) as Element;
    void unmount(made);
    faces.set(name, face);
  }
  return face.cloneNode(true) as Element;
}

/** Draws faces before they are wanted, each while there is nothing else to do; returns how to leave off. */
export function prepare(faces: Shown[]): () => void {
  // Safari has no such callback.
  const soon = (work: () => void) =>
    "requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work, 50);
  let left = faces.length;
  const draw = () => {
    left -= 1;
    if (left < 0) return;
    faceOf(faces[left] as Shown);
    soon(draw);
  };
  soon(draw);
  return () => (left = 0);
}

/** `use:face={...}`: the first thing within. */
export function face(node: HTMLElement, shown: Shown) {
  let put = faceOf(shown);
  node.prepend(put);
  return {
    update(next: Shown) {
      const fresh = faceOf(next);
      put.replaceWith(fresh);
      put = fresh;
    },
  };
}
