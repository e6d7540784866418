export type ErrorValue = string | number | readonly string[];

/** The values of a failure's sentence, by their names. */
export type ErrorDetails = Readonly<Record<string, ErrorValue>>;

/** Whole seconds up to a minute, then minutes: "401 ms" in an error would make the web client log the member out. */
function formatWait(seconds: number, locale: string): string {
  const [value, unit] = seconds < 60 ? [Math.ceil(seconds), "second"] : [Math.ceil(seconds / 60), "minute"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** A value for a sentence in a language; numbers are left to it. */
function formatValue(name: string, value: ErrorValue, locale: string): string | number {
  if (name === "waitSeconds") return formatWait(Number(value), locale);
  return typeof value === "object" ? value.join(", ") : value;
}

export function formatErrorDetails(details: ErrorDetails, locale: string): Record<string, string | number> {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, formatValue(name, value, locale)]));
}
