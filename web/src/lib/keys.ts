/** Whether a key is meant for the page, and not for the browser, a field or a dialog. */
export function forPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as HTMLElement).closest("input, textarea, select, dialog");
}
