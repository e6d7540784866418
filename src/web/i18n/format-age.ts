const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago while it is fresh, then the day, in the visitor's language and time zone. */
export function formatAge(date: Date, { now, locale }: { now: Date; locale: string }): string {
  const age = Math.max(0, now.getTime() - date.getTime());
  // NOTE: the narrow form is a minus in French and Russian, and metres in German ("vor 15 m").
  const style = locale.startsWith("en") ? "narrow" : "short";
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style });
  if (age < MINUTE_MS) return relative.format(0, "second");
  if (age < HOUR_MS) return relative.format(-Math.floor(age / MINUTE_MS), "minute");
  if (age < DAY_MS) return relative.format(-Math.floor(age / HOUR_MS), "hour");
  if (age < 2 * DAY_MS) return relative.format(-1, "day");
  const isThisYear = date.getFullYear() === now.getFullYear();
  const year = isThisYear ? undefined : "numeric";
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year }).format(date);
}
