/** What features do before the server listens and every hour after. */
import type { AppDeps, Job } from "./deps.ts";
import { claimPeriod } from "./job-period.ts";
import { runRecorded } from "./job-record.ts";

const HOURLY = { name: "hourly", periodMs: 60 * 60 * 1000 };
/** How soon another process takes over the hourly work of one that has ended. */
const LOOK_MS = 5 * 60 * 1000;

function listJobs({ features }: AppDeps): Job[] {
  return features.flatMap(({ jobs = [] }) => jobs);
}

function listHourlyJobs(deps: AppDeps): Job[] {
  return listJobs(deps).filter(({ everyMs }) => everyMs === undefined);
}

/** Deletes the rows that no request can use any more. */
export async function runShortJobs(deps: AppDeps): Promise<void> {
  for (const job of listHourlyJobs(deps)) if (!job.isLong) await runRecorded(deps, job);
}

function runLater(work: Promise<void>, deps: AppDeps, name: string): void {
  work.catch((error: unknown) => deps.log.warn({ err: error, job: name }, "a job failed"));
}

function startLongJobs(deps: AppDeps): void {
  for (const job of listHourlyJobs(deps)) if (job.isLong) runLater(runRecorded(deps, job), deps, job.name);
}

/** What is done once an hour, by one of the processes that share the database. */
async function runHourlyJobs(deps: AppDeps): Promise<void> {
  if (!(await claimPeriod(deps, HOURLY))) return;
  await runShortJobs(deps);
  startLongJobs(deps);
}

/** Half the time between two runs: whose timer is a moment early must not wait for the next round. */
async function runFrequentJob(deps: AppDeps, job: Job, everyMs: number): Promise<void> {
  if (await claimPeriod(deps, { name: job.name, periodMs: everyMs / 2 })) await runRecorded(deps, job);
}

function startFrequentJobs(deps: AppDeps): void {
  for (const job of listJobs(deps)) {
    const { name, everyMs } = job;
    if (everyMs === undefined) continue;
    const work = () => runLater(runFrequentJob(deps, job, everyMs), deps, name);
    work();
    setInterval(work, everyMs).unref();
  }
}

export async function runStartupTasks(deps: AppDeps): Promise<void> {
  for (const feature of deps.features) await feature.prepare?.(deps);
  await runHourlyJobs(deps);
  setInterval(() => runLater(runHourlyJobs(deps), deps, "short jobs"), LOOK_MS).unref();
  startFrequentJobs(deps);
}
