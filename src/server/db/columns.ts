import { timestamp as pgTimestamp } from "drizzle-orm/pg-core";

/** A point in time, whatever the zone of server or visitor: the one kind of time that tables hold. */
export function timestamp(name: string) {
  return pgTimestamp(name, { withTimezone: true });
}
