import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { memberRoleAnswerSchema, memberRoleSchema } from "../members.schema.ts";
import { changeRole } from "./change-role.usecase.ts";

const CHANGES_PER_MINUTE = 30;

export function registerMemberRoleRoutes(app: App, { db, clock, config }: AppDeps): void {
  app.put(
    "/api/admin/members/:username/role",
    {
      config: { access: "admin", rateLimit: limitTo(config, CHANGES_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Make somebody a member, a moderator or an administrator; their sessions end",
        params: z.object({ username: z.string() }),
        body: memberRoleSchema,
        response: { 200: memberRoleAnswerSchema, "4xx": errorBodySchema },
      },
    },
    (request) =>
      changeRole(db, {
        username: request.params.username,
        role: request.body.role,
        actorId: requireUser(request).id,
        now: clock.now(),
      }),
  );
}
