import { isolate } from "#shared/isolates.ts";
import type { NotificationEntry } from "./notifications.schema.ts";

interface Wording {
  locale: string;
  /** What stands for somebody who has left, or is not named. */
  somebody: string;
  /** What stands for a thing without a title. */
  untitled: string;
}

function nameMonth(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** What is filled into the sentence of a notification. */
export function wordValues(
  { values, count, actor }: Pick<NotificationEntry, "values" | "count" | "actor">,
  { locale, somebody, untitled }: Wording,
): Record<string, string | number> {
  const words = Object.entries(values).map(([name, value]) => {
    if (typeof value === "number") return [name, value];
    if (value === "") return [name, untitled];
    return [name, name === "month" ? nameMonth(value, locale) : isolate(value)];
  });
  return { ...Object.fromEntries(words), count, actor: actor === null ? somebody : isolate(`@${actor}`) };
}
