/**
 * Do this once what has just changed is on the screen: what is only for show must not delay the answer's effect.
 * Returns how to call it off.
 */
export function afterFrame(work: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(work)));
  return () => cancelAnimationFrame(frame);
}
