/** Keeps a name in its own direction within a text that may run the other way: `$TOKEN` must not become `TOKEN$`. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** What leaves the page, or is no page at all, has no use for the marks. */
export function stripIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}
