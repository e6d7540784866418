import { doublePrecision, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** What the price source said every few minutes: the source of real changes over 24 hours, and the last value after a restart. */
export const priceSnapshotsTable = pgTable(
  "market_snapshots",
  {
    /** The token's contract address: history never passes from one token to the next that a pack names. */
    tokenAddress: text("token_address").notNull(),
    /** Start of the interval that this snapshot stands for; processes that run side by side write it once. */
    slotAt: timestamp("slot_at", { withTimezone: true }).notNull(),
    takenAt: timestamp("taken_at", { withTimezone: true }).notNull(),
    priceUsd: doublePrecision("price_usd").notNull(),
    marketCapUsd: doublePrecision("market_cap_usd"),
    volumeUsd: doublePrecision("volume_usd"),
    priceChange: doublePrecision("price_change"),
    pairAddress: text("pair_address").notNull(),
    exchange: text("exchange").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenAddress, table.slotAt] }),
    index("market_snapshots_slot_idx").on(table.slotAt),
  ],
);
