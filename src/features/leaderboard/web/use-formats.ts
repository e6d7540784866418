import { useLocale } from "#web/i18n/messages.ts";

export function useNumberFormat(): (value: number) => string {
  const format = new Intl.NumberFormat(useLocale());
  return (value) => format.format(value);
}

/** Writes 2026-11 as the visitor's language does: November 2026. */
export function useMonthName(): (monthYear: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { month: "long", year: "numeric", timeZone: "UTC" });
  return (monthYear) => format.format(new Date(`${monthYear}-01T00:00:00Z`));
}

/** Writes 2026-11 in figures: 11/2026. */
export function useMonthFigures(): (monthYear: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { month: "2-digit", year: "numeric", timeZone: "UTC" });
  return (monthYear) => format.format(new Date(`${monthYear}-01T00:00:00Z`));
}

/** Writes a moment with the name of its zone: the visitor's own, or a given one. */
export function useZonedTime(): (date: Date, timeZone?: string) => string {
  const locale = useLocale();
  return (date, timeZone) =>
    new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
      timeZone,
    }).format(date);
}
