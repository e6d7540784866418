import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "#server/db/columns.ts";

export const usersTable = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    username: text("username").notNull(),
    /** Null for members who only ever come through the OpenID provider. */
    passwordHash: text("password_hash"),
    isAdmin: boolean("is_admin").notNull().default(false),
    xUsername: text("x_username"),
    telegramUsername: text("telegram_username"),
    solanaWallet: text("solana_wallet"),
    disabledAt: moment("disabled_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    // Two names that differ in case only are one name: the index, not a prior look, makes registration safe under concurrency.
    uniqueIndex("users_username_lower_key").on(sql`lower(${table.username})`),
    index("users_solana_wallet_idx").on(table.solanaWallet),
  ],
);

export const sessionsTable = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, hex: a copy of the table gives no usable cookie. */
    tokenHash: text("token_hash").primaryKey(),
    id: uuid("id").notNull().unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** What the browser calls itself, cut short, so that a member recognises the session in a list. */
    label: text("label").notNull(),
  },
  (table) => [index("sessions_user_id_idx").on(table.userId), index("sessions_expires_at_idx").on(table.expiresAt)],
);

export const oidcIdentitiesTable = pgTable(
  "oidc_identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index("oidc_identities_user_id_idx").on(table.userId),
  ],
);

/** An e-mail address or phone number; a reset message goes to it only once `confirmedAt` is set. */
export const recoveryContactsTable = pgTable(
  "recovery_contacts",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    method: text("method", { enum: ["email", "sms"] }).notNull(),
    contact: text("contact").notNull(),
    codeHash: text("code_hash"),
    codeExpiresAt: moment("code_expires_at"),
    codeTries: integer("code_tries").notNull().default(0),
    confirmedAt: moment("confirmed_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [uniqueIndex("recovery_contacts_user_method_contact_key").on(table.userId, table.method, table.contact)],
);

export const passwordResetsTable = pgTable(
  "password_resets",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("password_resets_user_id_idx").on(table.userId),
    index("password_resets_expires_at_idx").on(table.expiresAt),
  ],
);

/** Failed logins and other counted tries, one row per key and window; `key` names the account, the address, or both. */
export const attemptCountersTable = pgTable(
  "attempt_counters",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowStartsAt: moment("window_starts_at").notNull(),
    lockedUntil: moment("locked_until"),
  },
  (table) => [index("attempt_counters_window_starts_at_idx").on(table.windowStartsAt)],
);
