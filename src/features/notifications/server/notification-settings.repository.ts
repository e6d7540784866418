import { eq } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import { notificationSettingsTable } from "./notifications.tables.ts";

interface ChangedSettings {
  userId: string;
  byEmail: boolean;
  timeZone: string;
  now: Date;
}

export async function getSettings(db: Queries, userId: string) {
  const { byEmail, timeZone } = notificationSettingsTable;
  const [row] = await db
    .select({ byEmail, timeZone })
    .from(notificationSettingsTable)
    .where(eq(notificationSettingsTable.userId, userId));
  return row;
}

export async function saveSettings(db: Queries, { now, ...settings }: ChangedSettings): Promise<void> {
  const { byEmail, timeZone } = settings;
  await db
    .insert(notificationSettingsTable)
    .values({ ...settings, updatedAt: now })
    .onConflictDoUpdate({
      target: notificationSettingsTable.userId,
      set: { byEmail, timeZone, updatedAt: now },
    });
}

export async function stopEmail(db: Queries, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await db
    .update(notificationSettingsTable)
    .set({ byEmail: false, updatedAt: now })
    .where(eq(notificationSettingsTable.userId, userId));
}
