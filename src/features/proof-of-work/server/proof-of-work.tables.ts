import { index, pgTable, text } from "drizzle-orm/pg-core";
import { timestamp } from "#server/db/columns.ts";

/** Challenges whose solution was used; each until it would not be taken any more. */
export const usedProofsTable = pgTable(
  "used_proofs",
  { nonce: text("nonce").primaryKey(), expiresAt: timestamp("expires_at").notNull() },
  (table) => [index("used_proofs_expires_at_idx").on(table.expiresAt)],
);

/** When the last accounts of a network were made; `network` is a keyed hash. */
export const networkBurstsTable = pgTable(
  "network_bursts",
  {
    network: text("network").primaryKey(),
    moments: timestamp("moments").array().notNull(),
    lastAt: timestamp("last_at").notNull(),
  },
  (table) => [index("network_bursts_last_at_idx").on(table.lastAt)],
);
