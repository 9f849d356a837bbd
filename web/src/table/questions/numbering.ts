/** Keys for a list of answers: each that has none of its own gets the next free digit, as far as digits go. */

/** Where answers are numbers themselves, and where one only goes a step back, a digit would be read as something else. */
const KEYLESS = "button:not(:has(kbd), .numbers *, .each, .quiet)";
const MOST = 9;

export function numbering(list: HTMLElement, on: boolean) {
  const number = () => {
    const own = [...list.querySelectorAll("kbd")].map((each) => Number(each.textContent));
    let next = Math.max(0, ...own);
    for (const each of list.querySelectorAll<HTMLElement>(KEYLESS)) {
      next += 1;
      if (on && next <= MOST) each.dataset["key"] = String(next);
      else delete each.dataset["key"];
    }
  };
  const watcher = new MutationObserver(number);
  watcher.observe(list, { childList: true, subtree: true });
  number();
  return {
    update(wanted: boolean) {
      on = wanted;
      number();
    },
    destroy: () => watcher.disconnect(),
  };
}

/** The answer of that key. */
export function numberedBy(key: string, within: HTMLElement | undefined): HTMLElement | null {
  return /^[1-9]$/.test(key) ? (within?.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? null) : null;
}
