/** Whether a key is meant for the page, and not for the browser, a field or a dialog. A box to tick wants no more than space. */
export function forPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const where = event.target as HTMLElement;
  if (where.closest("[type=checkbox]")) return event.key !== " " && !where.closest("dialog");
  return !where.closest("input, textarea, select, dialog");
}
