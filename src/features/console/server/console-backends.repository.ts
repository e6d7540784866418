import { sql } from "drizzle-orm";
import type { Database } from "#server/db/open-database.ts";

function nameRuns(userId: string): string {
  return `site console ${userId}`;
}

/** By it a run is known in the database, whichever process of the site has begun it. */
export function nameRun(userId: string, runId: string): string {
  return `${nameRuns(userId)} ${runId.slice(-8)}`;
}

/** Whether the database still works on a run of the administrator. */
export async function hasBackend(db: Database, { role, userId }: { role: string; userId: string }): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM pg_stat_activity WHERE usename = ${role} AND starts_with(application_name, ${nameRuns(userId)})`,
  );
  return rows.length > 0;
}

/**
 * As the owner of the database, who may end the console's connections where the console's role was granted to the
 * application's. Answers their process numbers.
 */
export async function terminateBackends(
  db: Database,
  { role, name }: { role: string; name: string },
): Promise<number[]> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ${role} AND application_name = ${name}`,
  );
  return rows.map(({ pid }) => pid);
}
