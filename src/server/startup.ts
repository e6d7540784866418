/** What features do before the server listens and every hour after. */
import { setTimeout as sleep } from "node:timers/promises";
import type { AppDeps, Job } from "./deps.ts";
import { claimPeriod } from "./job-period.ts";
import { runRecorded } from "./job-record.ts";

const HOURLY = { name: "hourly", periodMs: 60 * 60 * 1000 };
/** How soon another process takes over the hourly work of one that has ended. */
const LOOK_MS = 5 * 60 * 1000;
/** Jobs that all began as the server listens would wait for each other's connections, on a crowded machine for too long. */
export const JOBS_APART_MS = 500;
/** So long a stop waits for jobs at work; what is cut off then is done again by whoever runs next. */
const FINISH_WITHIN_MS = 5000;

/** The jobs at work and the timers of those to come. */
interface Schedule {
  running: Set<Promise<void>>;
  timers: NodeJS.Timeout[];
}

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

function runLater(schedule: Schedule, work: Promise<void>, deps: AppDeps, name: string): void {
  const job = work
    .catch((error: unknown) => deps.log.warn({ err: error, job: name }, "a job failed"))
    .finally(() => schedule.running.delete(job));
  schedule.running.add(job);
}

function startLongJobs(schedule: Schedule, deps: AppDeps): void {
  for (const job of listHourlyJobs(deps)) if (job.isLong) runLater(schedule, runRecorded(deps, job), deps, job.name);
}

/** What is done once an hour, by one of the processes that share the database. */
async function runHourlyJobs(schedule: Schedule, deps: AppDeps): Promise<void> {
  if (!(await claimPeriod(deps, HOURLY))) return;
  await runShortJobs(deps);
  startLongJobs(schedule, deps);
}

/** Half the time between two runs: whose timer is a moment early must not wait for the next round. */
async function runFrequentJob(deps: AppDeps, job: Job, everyMs: number): Promise<void> {
  if (await claimPeriod(deps, { name: job.name, periodMs: everyMs / 2 })) await runRecorded(deps, job);
}

function repeat(schedule: Schedule, work: () => void, everyMs: number): void {
  schedule.timers.push(setInterval(work, everyMs).unref());
}

type FrequentJob = Job & { everyMs: number };

/** The first one now, each other one a moment after the one before it, which their later rounds keep. */
function startFrequentJobs(schedule: Schedule, deps: AppDeps, [job, ...others]: FrequentJob[]): void {
  if (job === undefined) return;
  const { name, everyMs } = job;
  const work = () => runLater(schedule, runFrequentJob(deps, job, everyMs), deps, name);
  work();
  repeat(schedule, work, everyMs);
  schedule.timers.push(setTimeout(startFrequentJobs, JOBS_APART_MS, schedule, deps, others).unref());
}

async function stopJobs({ running, timers }: Schedule): Promise<void> {
  for (const timer of timers) clearInterval(timer);
  await Promise.race([Promise.all(running), sleep(FINISH_WITHIN_MS, undefined, { ref: false })]);
}

/**
 * Prepares the features and starts their jobs. What it returns ends them: no job begins after it, and those at work
 * are waited for, for a moment.
 */
export async function runStartupTasks(deps: AppDeps): Promise<() => Promise<void>> {
  const schedule: Schedule = { running: new Set(), timers: [] };
  for (const feature of deps.features) await feature.prepare?.(deps);
  await runHourlyJobs(schedule, deps);
  repeat(schedule, () => runLater(schedule, runHourlyJobs(schedule, deps), deps, "short jobs"), LOOK_MS);
  const isFrequent = (job: Job): job is FrequentJob => job.everyMs !== undefined;
  startFrequentJobs(schedule, deps, listJobs(deps).filter(isFrequent));
  return () => stopJobs(schedule);
}
