/**
 * `use:tapped`: a tap on a button leaves the focus where it is, as on an iPhone. If the button had it and were gone with
 * the answer, Chrome would lay the page out in the middle of drawing, and once more afterwards. Whoever writes is done
 * with a tap elsewhere, though.
 */
export function tapped(node: HTMLElement) {
  let finger = false;
  const down = (event: PointerEvent) => (finger = event.pointerType === "touch");
  const take = (event: MouseEvent) => {
    const writing = document.activeElement?.matches("input, textarea");
    if (finger && !writing && (event.target as Element).closest("button")) event.preventDefault();
  };
  node.addEventListener("pointerdown", down, { capture: true });
  node.addEventListener("mousedown", take);
  return {
    destroy() {
      node.removeEventListener("pointerdown", down, { capture: true });
      node.removeEventListener("mousedown", take);
    },
  };
}
