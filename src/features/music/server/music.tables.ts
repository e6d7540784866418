import { doublePrecision, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "#server/db/columns.ts";
import { TRACK_CATEGORIES } from "../music.rules.ts";

/** Tracks that administrators have added to those of the pack. */
export const addedTracksTable = pgTable("music_tracks", {
  id: uuid("id").primaryKey(),
  /** File name of an upload; it is played while this row is there. */
  file: text("file").notNull().unique(),
  title: text("title").notNull(),
  artist: text("artist").notNull(),
  category: text("category", { enum: TRACK_CATEGORIES }).notNull(),
  durationSeconds: doublePrecision("duration_seconds").notNull(),
  /** File name of an uploaded image. */
  coverFile: text("cover_file"),
  /** Their order, with gaps where tracks were removed. */
  position: integer("position").notNull(),
  createdAt: timestamp("created_at").notNull(),
});
