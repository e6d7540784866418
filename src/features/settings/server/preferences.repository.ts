import { eq, inArray } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import { isLanguage } from "#shared/languages.ts";
import { DEFAULT_PREFERENCES } from "../preferences.rules.ts";
import type { ChangedPreferences, Preferences } from "../preferences.schema.ts";
import { userPreferencesTable } from "./preferences.tables.ts";

type PreferencesRow = typeof userPreferencesTable.$inferSelect;

function toPreferences(row: PreferencesRow): Preferences {
  const { autoSaveContent, defaultPfpStyle, preferredTweetTone, theme } = row;
  const language = isLanguage(row.language) ? row.language : null;
  const { notifyNewContent: newContent, notifyLeaderboard: leaderboard, notifyRewards: rewards } = row;
  const notifications = { newContent, leaderboard, rewards };
  return { autoSaveContent, defaultPfpStyle, preferredTweetTone, notifications, theme, language };
}

/** The columns of the fields that are there. */
function toColumns({ notifications, ...fields }: ChangedPreferences | Preferences): Partial<PreferencesRow> {
  const { newContent: notifyNewContent, leaderboard: notifyLeaderboard, rewards: notifyRewards } = notifications ?? {};
  const columns = { ...fields, notifyNewContent, notifyLeaderboard, notifyRewards };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

export async function getPreferences(db: Queries, userId: string): Promise<Preferences> {
  const [row] = await db.select().from(userPreferencesTable).where(eq(userPreferencesTable.userId, userId)).limit(1);
  return row === undefined ? DEFAULT_PREFERENCES : toPreferences(row);
}

/** Changes the fields that are given and no others, so that two tabs changing different ones do not undo each other. */
export async function updatePreferences(
  db: Queries,
  userId: string,
  { changed, now }: { changed: ChangedPreferences; now: Date },
): Promise<Preferences> {
  const columns = { ...toColumns(changed), updatedAt: now };
  const defaults = toColumns(DEFAULT_PREFERENCES) as Omit<PreferencesRow, "userId" | "updatedAt">;
  const [row] = await db
    .insert(userPreferencesTable)
    .values({ userId, ...defaults, ...columns })
    .onConflictDoUpdate({ target: userPreferencesTable.userId, set: columns })
    .returning();
  return row === undefined ? DEFAULT_PREFERENCES : toPreferences(row);
}

/** In which language the member is written to; English until one was chosen. */
export async function getMemberLanguage(db: Queries, userId: string): Promise<string> {
  return (await getPreferences(db, userId)).language ?? "en";
}

/** The same of several members. */
export async function listMemberLanguages(db: Queries, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const { userId, language } = userPreferencesTable;
  const rows = await db
    .select({ userId, language })
    .from(userPreferencesTable)
    .where(inArray(userId, [...userIds]));
  return new Map(rows.map((row) => [row.userId, row.language ?? "en"]));
}
