/** What a date is in a place, which has its own zone, and for the visitor, who may sit in another. */

function createFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch {
    // A zone newer than the browser's own tables must not take the page down.
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  }
}

function readParts(format: Intl.DateTimeFormat, moment: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** The day of the month alone: the giant figure of a row. */
export function formatDayNumber(moment: string, timeZone: string, locale: string): string {
  return readParts(createFormat(locale, { day: "2-digit", timeZone }), new Date(moment)).day ?? "";
}

export function formatWeekday(moment: string, timeZone: string, locale: string): string {
  return createFormat(locale, { weekday: "long", timeZone }).format(new Date(moment));
}

export function formatMonth(moment: string, timeZone: string, locale: string): string {
  return createFormat(locale, { month: "short", year: "numeric", timeZone }).format(new Date(moment));
}

/** Hour and minute with the short name of the zone. */
export function formatTime(moment: string, timeZone: string, locale: string): string {
  return createFormat(locale, { ...CLOCK, timeZoneName: "short", timeZone }).format(new Date(moment));
}

/** How far a zone is from Greenwich at a moment: half of the year it may be another distance. */
export function formatZone(moment: Date, timeZone: string, locale: string): string {
  return readParts(createFormat(locale, { timeZone, timeZoneName: "short" }), moment).timeZoneName ?? "";
}

/** All of it as one sentence would say it, for those who listen. */
export function formatWhole(moment: string, timeZone: string, locale: string): string {
  const day = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  return createFormat(locale, { ...day, ...CLOCK, timeZoneName: "short", timeZone }).format(new Date(moment));
}

export function formatOwnTime(moment: string, timeZone: string, locale: string): string {
  const options = { weekday: "short", day: "numeric", month: "short", ...CLOCK, timeZone } as const;
  return createFormat(locale, options).format(new Date(moment));
}

export function getViewerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every zone that the browser knows, and the given ones if it does not list them. */
export function listZones(...given: string[]): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...given])].sort();
}
