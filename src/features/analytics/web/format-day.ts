/** `2026-11-20` as the reader's language writes a day without its year. */
export function formatDay(day: string, locale: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { timeZone: "UTC", month: "short", day: "numeric" });
}
