import { timestamp } from "drizzle-orm/pg-core";

/** A point in time, whatever the zone of server or visitor: the one kind of time that tables hold. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true });
}
