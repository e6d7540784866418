import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/open-database.ts";

/** Adds the row that the query calls `entry` to its month. What is given for engagement is no work, and a claim shows none. */
export function addToTotal(now: Date, judgedBy = sql`0`): SQL {
  return sql`
    INSERT INTO month_totals AS t
      (month_year, user_id, total_points, proven_points, judged_by, last_source_id, reached_at)
    SELECT month_year, user_id, points, CASE WHEN proven THEN points ELSE 0 END, ${judgedBy},
      CASE WHEN action_type <> 'community_engagement' THEN source_id END, ${now.toISOString()}
    FROM entry
    ON CONFLICT (month_year, user_id) DO UPDATE SET total_points = t.total_points + excluded.total_points,
      proven_points = t.proven_points + excluded.proven_points, reached_at = excluded.reached_at,
      judged_by = CASE WHEN excluded.last_source_id IS NULL THEN t.judged_by ELSE excluded.judged_by END,
      last_source_id = coalesce(excluded.last_source_id, t.last_source_id)
    RETURNING total_points`;
}

export async function readTotal(db: Pick<Database, "execute">, userId: string, monthYear: string): Promise<number> {
  const { rows } = await db.execute<{ total_points: number }>(
    sql`SELECT total_points FROM month_totals WHERE month_year = ${monthYear} AND user_id = ${userId}`,
  );
  return rows[0]?.total_points ?? 0;
}
