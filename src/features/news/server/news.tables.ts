import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "#server/db/columns.ts";
import { NEWS_KINDS } from "../news.rules.ts";

/** What administrators put on the home page. */
export const newsItemsTable = pgTable("news_items", {
  id: uuid("id").primaryKey(),
  kind: text("kind", { enum: NEWS_KINDS }).notNull(),
  /** File name of an uploaded picture, which stays while this row is there. */
  file: text("file").notNull(),
  title: text("title").notNull(),
  line: text("line").notNull(),
  alt: text("alt").notNull(),
  link: text("link"),
  fromAt: timestamp("from_at"),
  untilAt: timestamp("until_at"),
  /** Its place among those of its kind, with gaps where some were removed. */
  position: integer("position").notNull(),
  createdAt: timestamp("created_at").notNull(),
});
