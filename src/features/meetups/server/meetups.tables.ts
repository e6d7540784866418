import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { WarningCode } from "#features/boards/board.rules.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";
import type { MeetupTag } from "../meetup-tags.catalog.ts";

export const meetupsTable = pgTable(
  "meetups",
  {
    id: uuid("id").primaryKey(),
    creatorId: uuid("creator_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    description: text("description").notNull(),
    city: text("city").notNull(),
    country: text("country").notNull(),
    /** Empty where none was given. */
    venue: text("venue").notNull().default(""),
    eventAt: timestamp("event_at").notNull(),
    endsAt: timestamp("ends_at"),
    timeZone: text("time_zone").notNull(),
    tags: text("tags").array().$type<MeetupTag[]>().notNull(),
    /** Null where everybody may come. */
    capacity: integer("capacity"),
    warnings: text("warnings").array().$type<WarningCode[]>().notNull(),
    /** Title, city and description as they are searched: of one case and one spelling. */
    searchText: text("search_text").notNull(),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
    /** Changes so far, as calendars count them. */
    sequence: integer("sequence").notNull().default(0),
    canceledAt: timestamp("canceled_at"),
    hiddenAt: timestamp("hidden_at"),
  },
  (table) => [
    index("meetups_event_at_idx").on(table.eventAt, table.id),
    index("meetups_created_at_idx").on(table.createdAt, table.id),
    index("meetups_creator_idx").on(table.creatorId, table.id),
    check("meetups_capacity_check", sql`${table.capacity} > 0`),
  ],
);

/**
 * Who wants to come. The first ones by `seat`, as many as the capacity allows, are going and the others wait: who moves up
 * when somebody leaves follows from the rows and is never written.
 */
export const meetupRsvpsTable = pgTable(
  "meetup_rsvps",
  {
    meetupId: uuid("meetup_id")
      .notNull()
      .references(() => meetupsTable.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    seat: bigint("seat", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** The member lets everybody read who comes. */
    isShown: boolean("is_shown").notNull().default(false),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    // One row per member and meetup: the key, not a prior look, makes a double click safe.
    primaryKey({ columns: [table.meetupId, table.userId] }),
    index("meetup_rsvps_seat_idx").on(table.meetupId, table.seat),
    index("meetup_rsvps_user_idx").on(table.userId),
  ],
);

/** What the host shows on the spot; made when it is first looked at. */
export const meetupCodesTable = pgTable("meetup_codes", {
  meetupId: uuid("meetup_id")
    .primaryKey()
    .references(() => meetupsTable.id, { onDelete: "cascade" }),
  code: text("code").notNull(),
  createdAt: timestamp("created_at").notNull(),
});

/** Who was there: guests by their own word and the host's code, the host once enough guests were. */
export const meetupAttendancesTable = pgTable(
  "meetup_attendances",
  {
    meetupId: uuid("meetup_id")
      .notNull()
      .references(() => meetupsTable.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["guest", "host"] }).notNull(),
    /** What it earned; 0 after the meetups of a day or a month that count. */
    points: integer("points").notNull(),
    /** Of the board's calendar. */
    day: date("day").notNull(),
    confirmedAt: timestamp("confirmed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.meetupId, table.userId] }),
    index("meetup_attendances_user_day_idx").on(table.userId, table.day),
  ],
);
