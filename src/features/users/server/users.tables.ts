import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "#server/db/columns.ts";
import { mapFields, profileFields, publicProfileFields } from "../profile-fields.catalog.ts";

export const usersTable = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    username: text("username").notNull(),
    /** Null for members who only ever come through the OpenID provider. */
    passwordHash: text("password_hash"),
    // One role a member: no moderator is an administrator, who may do all that moderators may.
    isAdmin: boolean("is_admin").notNull().default(false),
    isModerator: boolean("is_moderator").notNull().default(false),
    ...mapFields(profileFields, ({ column }) => text(column)),
    /** The profile picture that they wear, by its id in the collection; a roll puts it on. */
    faceId: text("face_id"),
    /** Since when they have a second factor to log in with; null without. */
    secondFactorAt: timestamp("second_factor_at"),
    disabledAt: timestamp("disabled_at"),
    /** When a ban for a time ends; null for none, and for a ban without an end. */
    bannedUntil: timestamp("locked_until"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    // Two names that differ in case only are one name: the index, not a prior look, makes registration safe under concurrency.
    uniqueIndex("users_username_lower_key").on(sql`lower(${table.username})`),
    index("users_name_order_idx")
      .on(sql`(lower(${table.username}) COLLATE "C")`)
      .where(sql`${table.username} NOT LIKE 'deleted-%'`),
    index("users_solana_wallet_idx").on(table.solanaWallet),
    check("users_one_role_check", sql`NOT (${table.isAdmin} AND ${table.isModerator})`),
  ],
);

/** Names in the order of `users_name_order_idx`, which leaves out what deleted accounts are left with. */
export const orderedName = sql<string>`lower(${usersTable.username}) COLLATE "C"`;
export const isNoErasedName = sql`${usersTable.username} NOT LIKE 'deleted-%'`;

export const profileColumns = mapFields(profileFields, ({ name }) => usersTable[name]);

export const publicUserColumns = {
  id: usersTable.id,
  username: usersTable.username,
  faceId: usersTable.faceId,
  ...mapFields(publicProfileFields, ({ name }) => usersTable[name]),
};
