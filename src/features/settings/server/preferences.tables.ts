import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";
import { PFP_STYLES, THEMES, TWEET_TONES } from "../preferences.catalog.ts";

/** What members changed in their settings; a member without a row has the defaults. */
export const userPreferencesTable = pgTable("user_preferences", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => usersTable.id, { onDelete: "cascade" }),
  autoSaveContent: boolean("auto_save_content").notNull(),
  defaultPfpStyle: text("default_pfp_style", { enum: PFP_STYLES }).notNull(),
  preferredTweetTone: text("preferred_tweet_tone", { enum: TWEET_TONES }).notNull(),
  notifyNewContent: boolean("notify_new_content").notNull(),
  notifyLeaderboard: boolean("notify_leaderboard").notNull(),
  notifyRewards: boolean("notify_rewards").notNull(),
  theme: text("theme", { enum: THEMES }).notNull(),
  /** In which letters come; the language of the site as the member last chose it. */
  language: text("language"),
  updatedAt: timestamp("updated_at").notNull(),
});
