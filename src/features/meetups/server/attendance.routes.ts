import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { attendanceAnswerSchema, attendanceBodySchema, attendanceCodeSchema } from "../attendance.schema.ts";
import { meetupsErrors } from "../meetups.errors.ts";
import { confirmAttendance, showCode } from "./confirm-attendance.usecase.ts";

/** Codes that one member can type, or look at, in a minute; how many may be wrong is counted in the database. */
const CODES_PER_MINUTE = 30;

const meetupParams = z.object({ id: z.uuid(meetupsErrors["meetups.not_found"].message) });

export function registerAttendanceRoutes(app: App, deps: AppDeps): void {
  const limited = { access: "user", rateLimit: limitMemberTo(deps.config, CODES_PER_MINUTE, "1 minute") } as const;

  app.post(
    "/api/meetups/:id/attendance-code",
    {
      config: limited,
      schema: {
        summary: "The code that the host of a meetup shows on the spot, from 2 hours before to 6 hours after its start",
        params: meetupParams,
        response: { 200: attendanceCodeSchema, "4xx": errorBodySchema },
      },
    },
    (request) => showCode(deps, { meetupId: request.params.id, userId: requireUser(request).id }),
  );

  app.post(
    "/api/meetups/:id/attendance",
    {
      config: limited,
      schema: {
        summary: "Say by the host's code that one is there; again changes nothing",
        params: meetupParams,
        body: attendanceBodySchema,
        response: { 200: attendanceAnswerSchema, "4xx": errorBodySchema },
      },
    },
    (request) =>
      confirmAttendance(deps, {
        meetupId: request.params.id,
        userId: requireUser(request).id,
        code: request.body.code,
      }),
  );
}
