import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => usersTable.id, { onDelete: "cascade" });

/** Of a passkey there is only its public half here. */
export const passkeysTable = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey(),
    userId: userId(),
    credentialId: text("credential_id").notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    /** Of its signatures; an authenticator that keeps none says zero. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    name: text("name").notNull(),
    createdAt: timestamp("created_at").notNull(),
    lastUsedAt: timestamp("last_used_at"),
  },
  (table) => [index("passkeys_user_idx").on(table.userId)],
);

/** The app that shows codes: one per member. */
export const authenticatorAppsTable = pgTable("authenticator_apps", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => usersTable.id, { onDelete: "cascade" }),
  /** Encrypted, see `seal-secret.usecase.ts`. */
  secret: text("secret").notNull(),
  /** Null until a first code has shown that the app has the secret. */
  confirmedAt: timestamp("confirmed_at"),
  /** The time step of the last code: none up to it works again. */
  lastStep: bigint("last_step", { mode: "number" }),
  createdAt: timestamp("created_at").notNull(),
  lastUsedAt: timestamp("last_used_at"),
});

export const recoveryCodesTable = pgTable(
  "recovery_codes",
  {
    /** SHA-256, hex. A used code is deleted. */
    codeHash: text("code_hash").primaryKey(),
    userId: userId(),
  },
  (table) => [index("recovery_codes_user_idx").on(table.userId)],
);

/** A login whose password was right and whose second factor is awaited, or a passkey that is being added. */
export const secondStepsTable = pgTable(
  "second_steps",
  {
    /** `login/` and the hash of the cookie's token, or `passkey/` and the member's id. */
    key: text("key").primaryKey(),
    userId: userId(),
    /** What a passkey has to sign. */
    challenge: text("challenge").notNull(),
    /** SHA-256 of the password's hash: a new password ends the login. */
    passwordMark: text("password_mark").notNull(),
    tries: integer("tries").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (table) => [
    index("second_steps_user_idx").on(table.userId),
    index("second_steps_expires_at_idx").on(table.expiresAt),
  ],
);
