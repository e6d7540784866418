-- A site that learns to look at works in the middle of a month: what its members have earned this month by the old rules keeps its
-- place on the board; for a prize days count on which it looked. Months that are over stay as they are: by their totals, and
-- without prizes of the new kind. Where anything was proven before, the site has looked already.
UPDATE "leaderboard_entries" SET "proven" = true, "source_id" = 'before-receipts:' || coalesce("source_id", "id"::text)
WHERE "month_year" = to_char(now() AT TIME ZONE 'America/New_York', 'YYYY-MM')
  AND NOT EXISTS (SELECT FROM "leaderboard_entries" WHERE "proven")
  AND NOT EXISTS (SELECT FROM "months" WHERE "months"."month_year" = "leaderboard_entries"."month_year" AND "state" <> 'open');
--> statement-breakpoint
UPDATE "month_totals" SET "proven_points" = "total_points"
WHERE "month_year" = to_char(now() AT TIME ZONE 'America/New_York', 'YYYY-MM')
  AND EXISTS (SELECT FROM "leaderboard_entries" AS entry WHERE entry."user_id" = "month_totals"."user_id"
    AND entry."month_year" = "month_totals"."month_year" AND entry."source_id" LIKE 'before-receipts:%');
