import { getMonthYear } from "#features/points/points.rules.ts";
import { leaderboardEntriesTable } from "#features/points/server/points.tables.ts";
import { recoveryContactsTable } from "#features/recovery-contacts/server/recovery-contacts.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Database } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { DAY_MS } from "./fake-clock.ts";

type NewUser = Partial<typeof usersTable.$inferInsert>;
type NewContact = Partial<typeof recoveryContactsTable.$inferInsert>;

/** Any moment: rows whose age does not matter. */
const SOME_TIME_AGO = new Date("2026-01-05T10:00:00.000Z");

let userNumber = 0;

/** A member without a session or a password; `register` of the test app makes one that can log in. */
export async function buildUser(db: Database, values: NewUser = {}): Promise<typeof usersTable.$inferSelect> {
  userNumber += 1;
  const [user] = await db
    .insert(usersTable)
    .values({ id: createId(), username: `built_${userNumber}`, createdAt: SOME_TIME_AGO, ...values })
    .returning();
  if (user === undefined) throw new Error("the database returned no member");
  return user;
}

/** A confirmed e-mail contact, of a new member unless one is given. */
export async function buildContact(
  db: Database,
  values: NewContact = {},
): Promise<typeof recoveryContactsTable.$inferSelect> {
  const userId = values.userId ?? (await buildUser(db)).id;
  const [contact] = await db
    .insert(recoveryContactsTable)
    .values({
      id: createId(),
      userId,
      method: "email",
      contact: "vex@example.com",
      confirmedAt: SOME_TIME_AGO,
      createdAt: SOME_TIME_AGO,
      ...values,
    })
    .returning();
  if (contact === undefined) throw new Error("the database returned no contact");
  return contact;
}

/** Proven works on so many days, the last ones up to a moment. */
export async function buildWorkDays(
  db: Database,
  { userId, days = 3, from }: { userId: string; days?: number; from: Date },
): Promise<void> {
  const work = { userId, actionType: "tweet_generated", points: 5, proven: true };
  for (let day = 0; day < days; day += 1) {
    const createdAt = new Date(from.getTime() - day * DAY_MS);
    await db
      .insert(leaderboardEntriesTable)
      .values({ id: createId(), ...work, monthYear: getMonthYear(from), createdAt });
  }
}
