/** Do this once what has just changed is on the screen: what is only for show must not delay the answer's effect. */
export function afterFrame(work: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
