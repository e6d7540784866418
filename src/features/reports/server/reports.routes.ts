import { lockMember } from "#features/account/server/member-lock.repository.ts";
import { takeDayAllowance } from "#features/boards/server/day-limits.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { AppError } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { requireUser } from "#server/session.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { reportAnswerSchema, reportBodySchema } from "../report.schema.ts";
import { createReport, getReport, hideIfReportedEnough, holdThing, type ReportedThing } from "./reports.repository.ts";

/** Reports of one member in a minute. */
const REPORTS_PER_MINUTE = 20;

export function registerReportRoutes(app: App, { db, clock, config }: AppDeps): void {
  async function report(tx: Transaction, { reason, ...thing }: ReportedThing & { reason: string }, reporterId: string) {
    const now = clock.now();
    await lockMember(tx, reporterId);
    if (!(await holdThing(tx, thing))) {
      throw new AppError(404, "reports.not_found", "This is not there any more, so there is nothing to report");
    }
    const known = await getReport(tx, thing, reporterId);
    if (known !== undefined) return { id: known, isNew: false };
    await takeDayAllowance(tx, config, { userId: reporterId, kind: "report", now });
    const id = await createReport(tx, { ...thing, reason, reporterId, now });
    await hideIfReportedEnough(tx, thing, now);
    return { id, isNew: true };
  }

  app.post(
    "/api/report",
    {
      config: { access: "user", rateLimit: limitMemberTo(config, REPORTS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Report a listing or a meetup; the same one again changes nothing",
        body: reportBodySchema,
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
