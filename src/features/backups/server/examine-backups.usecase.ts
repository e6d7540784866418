import type { HealthPart } from "#server/deps.ts";
import type { HealthFinding } from "#server/health-part.ts";
import { readJobRun } from "#server/job-record.ts";
import { listPlaces } from "./backup-places.service.ts";
import { BACKUPS_JOB } from "./keep-backups.usecase.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A backup that is later than this did not come by itself. */
const LATE_MS = 3 * HOUR_MS;

/** The backups of the schedule, of several places the one that is behind; those made by hand are known to who made them. */
export const backupsPart: HealthPart = {
  name: "backups",
  async examine({ config, db, clock }) {
    const places = listPlaces(config);
    if (places.length === 0) return { findings: [{ code: "backups.off", level: "warn" }] };
    const [run, ...lists] = await Promise.all([
      readJobRun({ db }, BACKUPS_JOB),
      ...places.map((place) => place.list()),
    ]);
    const newestAt = (list: (typeof lists)[number]) => list[0]?.madeAt.getTime() ?? 0;
    const kept = lists.reduce((least, list) => (newestAt(list) < newestAt(least) ? list : least));
    const [newest] = kept;
    const findings: HealthFinding[] = [];
    if (run?.error && run.endedAt) {
      const values = { failedAt: run.endedAt.toISOString(), error: run.error };
      findings.push({ code: "backups.failed", level: "fail", values });
    }
    if (newest === undefined) return { findings: [...findings, { code: "backups.none", level: "warn" }] };
    const succeededAt = newest.madeAt.toISOString();
    const next = new Date(newest.madeAt.getTime() + DAY_MS);
    const nextAt = next.toISOString();
    if (clock.now().getTime() > next.getTime() + LATE_MS) {
      findings.push({ code: "backups.old", level: "fail", values: { succeededAt, nextAt } });
    }
    return {
      findings,
      facts: [
        { name: "succeededAt", value: succeededAt },
        { name: "nextAt", value: nextAt },
        { name: "sizeBytes", value: newest.sizeBytes },
        { name: "keptCount", value: kept.length },
      ],
    };
  },
};
