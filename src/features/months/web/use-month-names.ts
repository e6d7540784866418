import { useLocale } from "#web/i18n/messages.ts";

/** Writes 2026-11 as the visitor's language does: November 2026. */
export function useMonthNames(): (monthYear: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { month: "long", year: "numeric", timeZone: "UTC" });
  return (monthYear) => format.format(new Date(`${monthYear}-01T00:00:00Z`));
}
