import { and, eq, inArray, notLike } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { ShownThing } from "#server/deps.ts";
import { mapFields, publicProfileFields } from "../profile-fields.catalog.ts";
import { publicUserColumns, usersTable } from "./users.tables.ts";

const { id, username, createdAt } = usersTable;

/** Members by what everybody sees of them. A name cannot be hidden, only replaced. */
export async function showNames(db: Queries, ids: readonly string[]): Promise<ShownThing[]> {
  const rows = await db
    .select({ member: publicUserColumns, createdAt })
    .from(usersTable)
    // What deleted accounts are left with is nobody's name.
    .where(and(inArray(id, [...ids]), notLike(username, "deleted-%")));
  return rows.map(({ member, createdAt: since }) => ({
    id: member.id,
    title: member.username,
    text: "",
    facts: publicProfileFields.flatMap(({ name }) => member[name] ?? []),
    pictures: [],
    author: { id: member.id, username: member.username },
    path: "/leaderboard",
    createdAt: since,
    hiddenAt: null,
  }));
}

/** Gives a member a name that says nothing, and takes what the profile shows; the member logs in with the new name. */
export async function replaceName(tx: Transaction, userId: string): Promise<void> {
  const neutral = `member_${userId.replaceAll("-", "").slice(-12)}`;
  await tx
    .update(usersTable)
    .set({ username: neutral, ...mapFields(publicProfileFields, () => null) })
    .where(eq(id, userId));
}
