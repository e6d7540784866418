import { isTrusted } from "#features/reports/reporter-trust.rules.ts";
import { listReportable } from "#features/reports/server/hide-by-reports.usecase.ts";
import type { ReportedThing } from "#features/reports/server/report-cases.repository.ts";
import { listReporters, type MemberReport } from "#features/reports/server/reporters.repository.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { moderationErrors } from "../moderation.errors.ts";
import { isBannedForGood, listPossible } from "../moderation.rules.ts";
import type { CaseDetails, CaseReporter, LoggedAction } from "../moderation.schema.ts";
import { type AuthorFacts, getAuthorFacts, getCaseAuthor } from "./author-facts.repository.ts";
import type { ActionRow } from "./moderation.tables.ts";
import { countEarlier, listActions } from "./moderation-actions.repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Reporters that are shown. */
const REPORTERS_MAX = 50;

function countDays(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS));
}

function toReporter(report: MemberReport, all: readonly MemberReport[], now: Date): CaseReporter {
  const isNear = ({ id, networks }: MemberReport) =>
    id !== report.id && networks.some((network) => report.networks.includes(network));
  return {
    username: report.username,
    reason: report.reason,
    reportedAt: report.reportedAt.toISOString(),
    ageDays: countDays(report.createdAt, now),
    provenPoints: report.provenPoints,
    sharesWith: all.filter(isNear).map(({ username }) => username),
    isTrusted: isTrusted(report),
  };
}

function toLoggedAction({ row, moderator }: { row: ActionRow; moderator: string | null }): LoggedAction {
  return {
    id: row.id,
    action: row.action,
    moderator,
    reason: row.reason,
    note: row.note,
    days: row.days,
    createdAt: row.createdAt.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

async function readAuthor(
  db: Queries,
  facts: AuthorFacts | undefined,
  { thing, now }: { thing: ReportedThing; now: Date },
) {
  if (facts === undefined) return null;
  return {
    ageDays: countDays(facts.createdAt, now),
    provenPoints: facts.provenPoints,
    earlier: await countEarlier(db, facts.id, thing),
    isBanned: facts.disabledAt !== null,
    bannedUntil: facts.bannedUntil?.toISOString() ?? null,
  };
}

/** Who has reported the thing, what was done with it, and what can be done. */
export async function readCase(
  deps: Pick<AppDeps, "db" | "clock" | "features">,
  { viewerId, ...thing }: ReportedThing & { viewerId: string },
): Promise<CaseDetails> {
  const { db, clock } = deps;
  // Whoever was reported learns neither by whom nor what moderators noted.
  if ((await getCaseAuthor(db, thing)) === viewerId) throw createError(moderationErrors, "moderation.own_thing");
  const offered = listReportable(deps).get(thing.type);
  if (offered === undefined) throw createError(moderationErrors, "moderation.not_found");
  const now = clock.now();
  const reports = await listReporters(db, thing, REPORTERS_MAX);
  const [shown] = await offered.show(db, [thing.refId]);
  const author = shown && (await getAuthorFacts(db, shown.author.id));
  const state = {
    canHide: offered.table.hiddenAt !== undefined,
    isHidden: (shown?.hiddenAt ?? null) !== null,
    isThere: shown !== undefined,
    isBannedForGood: author !== undefined && isBannedForGood(author),
  };
  return {
    reporters: reports.map((report) => toReporter(report, reports, now)),
    history: (await listActions(db, thing)).map(toLoggedAction),
    author: await readAuthor(db, author, { thing, now }),
    possible: listPossible(state),
  };
}
