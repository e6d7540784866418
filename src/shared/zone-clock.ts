const ZONE_PATTERN = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Made when it is first asked: a page that only imports rules does not pay for the tables of all zones. */
function getClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  // Callers choose the name: nobody shall fill the memory with spellings of it.
  if (clocks.size >= 600) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

/** What the zone's clocks show at a moment, written as if it were UTC; throws for a zone that does not exist. */
export function readZoneClockMs(momentMs: number, timeZone: string): number {
  const parts = getClock(timeZone).formatToParts(momentMs);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"), read("second"));
}

/** True for a name of a time zone such as `Asia/Tokyo`. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_PATTERN.test(name)) return false;
  try {
    readZoneClockMs(0, name);
    return true;
  } catch {
    return false;
  }
}
