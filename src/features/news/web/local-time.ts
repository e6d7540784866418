/** What the visitor's clock shows at that moment, as a field for date and time has it; empty for none. */
export function writeLocalTime(moment: string | null): string {
  if (moment === null) return "";
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The moment at which the visitor's clock shows that; null for none. */
export function readLocalTime(text: string): string | null {
  return text === "" ? null : new Date(text).toISOString();
}
