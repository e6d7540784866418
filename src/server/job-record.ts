import { eq } from "drizzle-orm";
import type { AppDeps, Job } from "./deps.ts";
import { jobRunsTable } from "./job-runs.tables.ts";
import { describeFailure } from "./logged-error.ts";
import { traceWork } from "./traces/tracer.ts";

/** Letters of an error that are kept. */
const ERROR_MAX = 300;

async function recordRun(
  { db }: Pick<AppDeps, "db">,
  { name, everyMs }: Job,
  run: { startedAt: Date; endedAt?: Date; error?: string | null },
): Promise<void> {
  const { startedAt, ...end } = run;
  // NOTE: when a frequent job was started is what its next run waits for, and belongs to whoever has claimed it since.
  const set = everyMs === undefined ? run : end;
  await db
    .insert(jobRunsTable)
    .values({ name, ...run })
    .onConflictDoUpdate({ target: jobRunsTable.name, set });
}

/** Does the work and notes down how it went, for the people who run the site. */
export async function runRecorded(deps: AppDeps, job: Job): Promise<void> {
  const startedAt = deps.clock.now();
  if (job.isLong) await recordRun(deps, job, { startedAt });
  try {
    await traceWork(`job ${job.name}`, () => job.run(deps));
  } catch (error) {
    const end = { endedAt: deps.clock.now(), error: describeFailure(error).slice(0, ERROR_MAX) };
    // What the work failed of is worth more than that it could not be noted.
    await recordRun(deps, job, { startedAt, ...end }).catch(() => undefined);
    throw error;
  }
  await recordRun(deps, job, { startedAt, endedAt: deps.clock.now(), error: null });
}

export async function readJobRun({ db }: Pick<AppDeps, "db">, name: string) {
  const [run] = await db.select().from(jobRunsTable).where(eq(jobRunsTable.name, name));
  return run;
}
