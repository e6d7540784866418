import { type DayAllowance, takeDayAllowance } from "#features/boards/server/limit-daily-posts.usecase.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { requireUser } from "#server/current-user.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { createReportBodySchema, reportAnswerSchema } from "../report.schema.ts";
import { reportsErrors } from "../reports.errors.ts";
import {
  createReport,
  getReport,
  hideIfReportedEnough,
  lockThingRow,
  type ReportedThing,
} from "./reports.repository.ts";

const REPORT_ALLOWANCE: DayAllowance = {
  kind: "report",
  perDay: 30,
  createLimitError: (max) => createError(reportsErrors, "reports.day_limit", { details: { max } }),
};

/** Reports of one member in a minute. */
const REPORTS_PER_MINUTE = 20;

export function registerReportRoutes(app: App, { db, clock, config, features }: AppDeps): void {
  const tables = new Map(features.flatMap(({ reportable = [] }) => reportable).map(({ type, table }) => [type, table]));
  async function report(tx: Transaction, { reason, ...thing }: ReportedThing & { reason: string }, reporterId: string) {
    const now = clock.now();
    await lockMemberRow(tx, reporterId);
    const table = tables.get(thing.type);
    if (table === undefined || !(await lockThingRow(tx, table, thing.refId))) {
      throw createError(reportsErrors, "reports.not_found", { field: "refId" });
    }
    const known = await getReport(tx, thing, reporterId);
    if (known !== undefined) return { id: known, isNew: false };
    await takeDayAllowance(tx, config, { userId: reporterId, allowance: REPORT_ALLOWANCE, now });
    const id = await createReport(tx, { ...thing, reason, reporterId, now });
    await hideIfReportedEnough(tx, { ...thing, table, now });
    return { id, isNew: true };
  }

  app.post(
    "/api/report",
    {
      config: { access: "user", rateLimit: limitMemberTo(config, REPORTS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Report what a member has posted; the same one again changes nothing",
        body: createReportBodySchema([...tables.keys()]),
        response: { 200: reportAnswerSchema, 201: reportAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { id: reporterId } = requireUser(request);
      const { id, isNew } = await db.transaction((tx) => report(tx, request.body, reporterId));
      return reply.code(isNew ? 201 : 200).send({ report: { id } });
    },
  );
}
