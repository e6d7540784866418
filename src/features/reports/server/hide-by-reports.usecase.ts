import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps, ReportableTable, ReportableThing } from "#server/deps.ts";
import { countTrusted, HIDDEN_MS, HIDING_REPORTERS } from "../reporter-trust.rules.ts";
import {
  listEndedHides,
  lockCase,
  lockThingRow,
  type ReportedThing,
  readHiddenAt,
  setHiddenAt,
  updateCase,
} from "./report-cases.repository.ts";
import { listReporters } from "./reporters.repository.ts";
import type { ReportCase } from "./reports.tables.ts";

/** Reports that are weighed: who comes after so many changes nothing. */
const WEIGHED_MAX = 1000;

/** What members can report, by what a report calls it. */
export function listReportable({ features }: Pick<AppDeps, "features">): Map<string, ReportableThing> {
  return new Map(features.flatMap(({ reportable = [] }) => reportable).map((thing) => [thing.type, thing]));
}

/** Takes the thing off the lists for a day once enough trusted members have reported it: once, until a person decides. */
export async function hideIfReportedEnough(
  tx: Transaction,
  { table, found, now }: { table: ReportableTable; found: ReportCase; now: Date },
): Promise<boolean> {
  const { refId, authorId, clearedAt } = found;
  if (table.hiddenAt === undefined || found.autoHiddenAt !== null) return false;
  const reporters = (await listReporters(tx, found, WEIGHED_MAX)).filter(({ id }) => id !== authorId);
  if (countTrusted(reporters, clearedAt) < HIDING_REPORTERS) return false;
  if ((await readHiddenAt(tx, table, refId)) !== null) return false;
  await setHiddenAt(tx, table, { refId, hiddenAt: now });
  await updateCase(tx, found, { autoHiddenAt: now, autoHiddenUntil: new Date(now.getTime() + HIDDEN_MS) });
  return true;
}

async function endHide(tx: Transaction, table: ReportableTable, { thing, now }: { thing: ReportedThing; now: Date }) {
  // In the order of a report: first the thing, then its case.
  await lockThingRow(tx, table, thing.refId);
  const found = await lockCase(tx, thing);
  const until = found?.autoHiddenUntil ?? null;
  if (until === null || until > now) return;
  await setHiddenAt(tx, table, { refId: thing.refId, hiddenAt: null });
  await updateCase(tx, thing, { autoHiddenUntil: null });
}

/** Shows again what reports have hidden for a day and no person has looked at; it goes on waiting for one. */
export async function endHides(deps: Pick<AppDeps, "db" | "clock" | "features">): Promise<void> {
  const now = deps.clock.now();
  const reportable = listReportable(deps);
  for (const thing of await listEndedHides(deps.db, now)) {
    const offered = reportable.get(thing.type);
    if (offered === undefined) continue;
    await deps.db.transaction((tx) => endHide(tx, offered.table, { thing, now }));
    offered.forget?.();
  }
}
