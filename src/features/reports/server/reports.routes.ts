import { type DayAllowance, takeDayAllowance } from "#features/boards/server/limit-daily-posts.usecase.ts";
import { recordNetworkOfDay } from "#features/networks/server/record-network.usecase.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { requireUser } from "#server/current-user.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { createReportBodySchema, reportAnswerSchema } from "../report.schema.ts";
import { reportsErrors } from "../reports.errors.ts";
import { hideIfReportedEnough, listReportable } from "./hide-by-reports.usecase.ts";
import { lockThingRow, openCase, type ReportedThing } from "./report-cases.repository.ts";
import { createReport, getReport } from "./reports.repository.ts";
import { tellHidden } from "./tell-hidden.usecase.ts";

const REPORT_ALLOWANCE: DayAllowance = {
  kind: "report",
  perDay: 30,
  createLimitError: (max) => createError(reportsErrors, "reports.day_limit", { details: { max } }),
};

/** Reports of one member in a minute. */
const REPORTS_PER_MINUTE = 20;

interface Report extends ReportedThing {
  reason: string;
  reporterId: string;
}

export function registerReportRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const reportable = listReportable(deps);

  async function report(tx: Transaction, { reason, reporterId, ...thing }: Report) {
    const now = clock.now();
    await lockMemberRow(tx, reporterId);
    const offered = reportable.get(thing.type);
    const isThere = offered !== undefined && (await lockThingRow(tx, offered.table, thing.refId));
    const isSeen = isThere && ((await offered.mayReport?.(tx, thing.refId, reporterId)) ?? true);
    const [shown] = isSeen ? await offered.show(tx, [thing.refId]) : [];
    if (offered === undefined || shown === undefined) {
      throw createError(reportsErrors, "reports.not_found", { field: "refId" });
    }
    const known = await getReport(tx, thing, reporterId);
    if (known !== undefined) return { id: known, isNew: false };
    await takeDayAllowance(tx, config, { userId: reporterId, allowance: REPORT_ALLOWANCE, now });
    const id = await createReport(tx, { ...thing, reason, reporterId, now });
    const found = await openCase(tx, { ...thing, authorId: shown.author.id, now });
    const isHidden = await hideIfReportedEnough(tx, { table: offered.table, found, now });
    if (isHidden) await tellHidden(tx, { found, title: shown.title, now });
    return { id, isNew: true };
  }

  app.post(
    "/api/report",
    {
      config: { access: "user", rateLimit: limitMemberTo(config, REPORTS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Report what a member has posted; the same one again changes nothing",
        body: createReportBodySchema([...reportable.keys()]),
        response: { 200: reportAnswerSchema, 201: reportAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { id: reporterId } = requireUser(request);
      // Where reports come from decides how many of them count.
      await recordNetworkOfDay(request, deps, reporterId);
      const { id, isNew } = await db.transaction((tx) => report(tx, { ...request.body, reporterId }));
      reportable.get(request.body.type)?.forget?.();
      return reply.code(isNew ? 201 : 200).send({ report: { id } });
    },
  );
}
