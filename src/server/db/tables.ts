/** All tables, for the migrations and the typed database. */
export * from "#features/account/server/content.tables.ts";
export * from "#features/account/server/preferences.tables.ts";
export * from "#features/account/server/wallet.tables.ts";
export * from "#features/admin/server/admin.tables.ts";
export * from "#features/analytics/server/analytics.tables.ts";
export * from "#features/auth/server/auth.tables.ts";
export * from "#features/boards/server/board-images.tables.ts";
export * from "#features/interests/server/interests.tables.ts";
export * from "#features/leaderboard/server/leaderboard.tables.ts";
export * from "#features/market/server/listings.tables.ts";
export * from "#features/meetups/server/meetups.tables.ts";
export * from "#features/reports/server/reports.tables.ts";
export * from "#features/trading/server/trading.tables.ts";
export * from "../idempotency.tables.ts";
export * from "../outbox.tables.ts";
