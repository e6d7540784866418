import { and, count, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { keepPrepared } from "#server/db/prepared.ts";
import { createId } from "#shared/ids.ts";
import { mapFields, type ProfileFieldName, profileFields } from "../profile-fields.catalog.ts";
import type { Role } from "../users.rules.ts";
import type { User } from "../users.schema.ts";
import { profileColumns, usersTable } from "./users.tables.ts";

type StoredProfile = Partial<Record<ProfileFieldName, string | null>>;

const userColumns = {
  id: usersTable.id,
  username: usersTable.username,
  isAdmin: usersTable.isAdmin,
  isModerator: usersTable.isModerator,
  faceId: usersTable.faceId,
  ...profileColumns,
};

export interface UserWithPassword {
  user: User;
  passwordHash: string | null;
  isDisabled: boolean;
}

const readUser = keepPrepared((db) =>
  db
    .select(userColumns)
    .from(usersTable)
    .where(eq(usersTable.id, sql.placeholder("userId")))
    .limit(1)
    .prepare("user"),
);

export async function getUser(db: Queries, userId: string): Promise<User | undefined> {
  const [user] = await readUser(db).execute({ userId });
  return user;
}

/** Finds a member whatever the case of the name. */
export async function getUserByName(db: Queries, username: string): Promise<UserWithPassword | undefined> {
  const [row] = await db
    .select({ ...userColumns, passwordHash: usersTable.passwordHash, disabledAt: usersTable.disabledAt })
    .from(usersTable)
    .where(eq(sql`lower(${usersTable.username})`, username.toLowerCase()))
    .limit(1);
  if (row === undefined) return undefined;
  const { passwordHash, disabledAt, ...user } = row;
  return { user, passwordHash, isDisabled: disabledAt !== null };
}

export interface NewUser extends StoredProfile {
  username: string;
  passwordHash: string | null;
  isAdmin?: boolean;
  now: Date;
}

/** Undefined when the name is taken: the unique index decides, whoever looked before. */
export async function createUser(db: Queries, { now, ...values }: NewUser): Promise<User | undefined> {
  const [user] = await db
    .insert(usersTable)
    .values({ id: createId(), createdAt: now, ...values })
    .onConflictDoNothing()
    .returning(userColumns);
  return user;
}

export async function updateProfile(db: Queries, userId: string, profile: StoredProfile): Promise<User | undefined> {
  const [user] = await db.update(usersTable).set(profile).where(eq(usersTable.id, userId)).returning(userColumns);
  return user;
}

export async function updateFace(db: Queries, userId: string, faceId: string | null): Promise<void> {
  await db.update(usersTable).set({ faceId }).where(eq(usersTable.id, userId));
}

/** Null for a member without a password, or without an account. */
export async function getPasswordHash(db: Queries, userId: string): Promise<string | null> {
  const { passwordHash } = usersTable;
  const [row] = await db.select({ passwordHash }).from(usersTable).where(eq(usersTable.id, userId)).limit(1);
  return row?.passwordHash ?? null;
}

/** True while this is the member's password, or while there is none; until the transaction ends nobody can set another one. */
export async function lockPasswordRow(
  tx: Transaction,
  { id, passwordHash }: { id: string; passwordHash: string | null },
): Promise<boolean> {
  const { passwordHash: stored } = usersTable;
  const isSame = passwordHash === null ? isNull(stored) : eq(stored, passwordHash);
  const rows = await tx
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.id, id), isSame, isNull(usersTable.disabledAt)))
    .for("no key update");
  return rows.length > 0;
}

export async function updatePasswordHash(db: Queries, userId: string, passwordHash: string): Promise<void> {
  await db.update(usersTable).set({ passwordHash }).where(eq(usersTable.id, userId));
}

/** Names by ids. */
export async function listUsernames(db: Queries, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const { id, username } = usersTable;
  const rows = await db
    .select({ id, username })
    .from(usersTable)
    .where(inArray(id, [...userIds]));
  return new Map(rows.map((row) => [row.id, row.username]));
}

export async function updateRole(db: Queries, userId: string, role: Role): Promise<void> {
  const flags = { isAdmin: role === "administrator", isModerator: role === "moderator" };
  await db.update(usersTable).set(flags).where(eq(usersTable.id, userId));
}

export async function countUsers(db: Queries): Promise<number> {
  const [row] = await db.select({ value: count() }).from(usersTable).where(isNull(usersTable.disabledAt));
  return row?.value ?? 0;
}

/** Leaves a nameless row for the ledger to point to; the name is free again. */
export async function eraseUser(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(usersTable)
    .set({
      // No member can take such a name: theirs have no hyphen.
      username: `deleted-${userId.replaceAll("-", "").slice(-12)}`,
      passwordHash: null,
      isAdmin: false,
      isModerator: false,
      faceId: null,
      secondFactorAt: null,
      ...mapFields(profileFields, () => null),
      disabledAt: now,
      // Or the end of a ban would open the account again.
      bannedUntil: null,
    })
    .where(eq(usersTable.id, userId));
}

/** What decides whether a login is over with the password. */
export async function getLoginFacts(db: Queries, userId: string) {
  const { isAdmin, isModerator, passwordHash, secondFactorAt } = usersTable;
  const [row] = await db
    .select({ isAdmin, isModerator, passwordHash, secondFactorAt })
    .from(usersTable)
    .where(eq(usersTable.id, userId));
  return row;
}

interface Ban {
  disabledAt: Date | null;
  /** Null for a ban without an end. */
  bannedUntil: Date | null;
}

export async function getBan(db: Queries, userId: string): Promise<Ban> {
  const { disabledAt, bannedUntil } = usersTable;
  const [row] = await db.select({ disabledAt, bannedUntil }).from(usersTable).where(eq(usersTable.id, userId));
  return row ?? { disabledAt: null, bannedUntil: null };
}

/** Closes an account, or opens it. */
export async function updateBan(db: Queries, userId: string, ban: Ban): Promise<void> {
  await db.update(usersTable).set(ban).where(eq(usersTable.id, userId));
}

/** Opens the accounts that were locked for a time that is over. */
export async function endBans(db: Queries, now: Date): Promise<void> {
  const { bannedUntil } = usersTable;
  await db.update(usersTable).set({ disabledAt: null, bannedUntil: null }).where(lte(bannedUntil, now));
}
