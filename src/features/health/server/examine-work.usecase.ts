import type { AppDeps, HealthPart, Job } from "#server/deps.ts";
import type { HealthFact, HealthFinding } from "#server/health-part.ts";
import { listServiceStates, type ServiceState } from "#server/service-notes.ts";
import { listJobRuns, listLastMessages, readMessageQueue } from "./health.repository.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Work that is due is looked for every few minutes; twice its time is late. */
const LATE_AFTER_PERIODS = 2;
const LOOK_MS = 10 * MINUTE_MS;
/** A message that waits longer has been tried in vain. */
const WAIT_MAX_MS = 5 * MINUTE_MS;
const MESSAGES_LOOKED_AT = 200;
/** One call may fail on its way; three in a row are no accident. */
const FAILURES_TO_TELL = 3;

type JobRun = Awaited<ReturnType<typeof listJobRuns>>[number];

function isRunning({ startedAt, endedAt }: JobRun): boolean {
  return endedAt === null || endedAt < startedAt;
}

function isLate({ startedAt }: JobRun, { everyMs = HOUR_MS }: Job, now: Date): boolean {
  return now.getTime() - startedAt.getTime() > LATE_AFTER_PERIODS * everyMs + LOOK_MS;
}

function judgeJob(run: JobRun, job: Job, now: Date): HealthFinding[] {
  const findings: HealthFinding[] = [];
  const startedAt = run.startedAt.toISOString();
  if (run.error !== null && run.endedAt !== null) {
    const values = { job: job.name, failedAt: run.endedAt.toISOString(), error: run.error };
    findings.push({ code: "jobs.failed", level: "fail", values });
  }
  if (isLate(run, job, now)) findings.push({ code: "jobs.late", level: "warn", values: { job: job.name, startedAt } });
  return findings;
}

function pairJobs({ features }: AppDeps, runs: readonly JobRun[]): { job: Job; run: JobRun }[] {
  return features
    .flatMap(({ jobs = [] }) => jobs)
    .flatMap((job) => {
      const run = runs.find(({ name }) => name === job.name);
      return run === undefined ? [] : [{ job, run }];
    });
}

/** What the site does by itself. */
export const jobsPart: HealthPart = {
  name: "jobs",
  async examine(deps) {
    const now = deps.clock.now();
    const pairs = pairJobs(deps, await listJobRuns(deps.db));
    const oldest = pairs.toSorted((one, other) => one.run.startedAt.getTime() - other.run.startedAt.getTime())[0];
    const rows = pairs.map(
      ({ job, run }): HealthFact => ({ name: "jobAt", of: job.name, value: run.startedAt.toISOString() }),
    );
    return {
      findings: pairs.flatMap(({ job, run }) => judgeJob(run, job, now)),
      facts: [
        { name: "runningCount", value: pairs.filter(({ run }) => isRunning(run)).length },
        { name: "lateCount", value: pairs.filter(({ job, run }) => isLate(run, job, now)).length },
        { name: "failedCount", value: pairs.filter(({ run }) => run.error !== null).length },
        { name: "oldestAt", value: oldest?.run.startedAt.toISOString() ?? null },
        ...rows,
      ],
    };
  },
};

type Message = Awaited<ReturnType<typeof listLastMessages>>[number];

function findSentAt(messages: readonly Message[], channel: Message["channel"]): string | null {
  return (
    messages.find((message) => message.channel === channel && message.sentAt !== null)?.sentAt?.toISOString() ?? null
  );
}

const FAILING = {
  email: "messages.mail_failing",
  sms: "messages.sms_failing",
  push: "messages.push_failing",
} as const;

/** The channel fails when the newest message that was tried has not left. */
function judgeChannel(messages: readonly Message[], channel: Message["channel"]): HealthFinding[] {
  const tried = messages.find((one) => one.channel === channel && (one.sentAt !== null || one.lastError !== null));
  if (tried === undefined || tried.lastError === null) return [];
  return [{ code: FAILING[channel], level: "fail", values: { error: tried.lastError } }];
}

/** Mail and text messages, by what the outbox remembers of each. */
export const messagesPart: HealthPart = {
  name: "messages",
  async examine({ db, clock }) {
    const [queue, messages] = await Promise.all([readMessageQueue(db), listLastMessages(db, MESSAGES_LOOKED_AT)]);
    const { count, oldestAt } = queue;
    const findings = (["email", "sms", "push"] as const).flatMap((channel) => judgeChannel(messages, channel));
    if (oldestAt !== null && clock.now().getTime() - oldestAt.getTime() > WAIT_MAX_MS) {
      findings.push({ code: "messages.waiting", level: "warn", values: { count, oldestAt: oldestAt.toISOString() } });
    }
    const expired = messages.filter(({ isWaiting, sentAt }) => !isWaiting && sentAt === null).length;
    if (expired > 0) findings.push({ code: "messages.expired", level: "warn", values: { count: expired } });
    return {
      findings,
      facts: [
        { name: "waitingCount", value: count },
        { name: "oldestAt", value: oldestAt?.toISOString() ?? null },
        { name: "mailSentAt", value: findSentAt(messages, "email") },
        { name: "smsSentAt", value: findSentAt(messages, "sms") },
        { name: "pushSentAt", value: findSentAt(messages, "push") },
      ],
    };
  },
};

/** Services of others, by what this process has met since it started. */
export const servicesPart: HealthPart = {
  name: "services",
  async examine({ clock }) {
    const toMoment = (agoMs: number) => new Date(clock.now().getTime() - Math.round(agoMs)).toISOString();

    function judge({ name, failuresInRow, failedAgoMs, error = "" }: ServiceState): HealthFinding[] {
      if (failuresInRow < FAILURES_TO_TELL || failedAgoMs === undefined) return [];
      const values = { service: name, count: failuresInRow, failedAt: toMoment(failedAgoMs), error };
      return [{ code: "services.failing", level: "fail", values }];
    }

    const states = listServiceStates();
    return {
      findings: states.flatMap(judge),
      facts: states.map(({ name, succeededAgoMs }) => ({
        name: "serviceSucceededAt" as const,
        of: name,
        value: succeededAgoMs === undefined ? null : toMoment(succeededAgoMs),
      })),
    };
  },
};
