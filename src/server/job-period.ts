import { gt, lte, or } from "drizzle-orm";
import type { AppDeps } from "./deps.ts";
import { jobRunsTable } from "./job-runs.tables.ts";

interface JobPeriod {
  /** Under this name all processes know the work. */
  name: string;
  periodMs: number;
}

/** True for one process in a period, the first to ask; it then does the work. */
export async function claimPeriod(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  { name, periodMs }: JobPeriod,
): Promise<boolean> {
  const startedAt = clock.now();
  const periodAgo = new Date(startedAt.getTime() - periodMs);
  const periodAhead = new Date(startedAt.getTime() + periodMs);
  const claimed = await db
    .insert(jobRunsTable)
    .values({ name, startedAt })
    .onConflictDoUpdate({
      target: jobRunsTable.name,
      set: { startedAt },
      // NOTE: a clock that was set back far must not stop the work until the old time is reached again.
      setWhere: or(lte(jobRunsTable.startedAt, periodAgo), gt(jobRunsTable.startedAt, periodAhead)),
    })
    .returning({ name: jobRunsTable.name });
  return claimed.length === 1;
}
