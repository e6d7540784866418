import * as z from "zod/mini";
import { confirmPassword } from "#features/passwords/server/confirm-password.usecase.ts";
import { removeFactor } from "#features/second-factor/server/remove-factors.usecase.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { memberFactorParamsSchema, memberFactorSchema } from "../members.schema.ts";
import { findMember } from "./find-member.usecase.ts";

const CHANGES_PER_HOUR = 60;

export function registerMemberFactorRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;

  app.delete(
    "/api/admin/members/:username/second-factors/:factor",
    {
      config: { access: "admin", rateLimit: limitMemberTo(config, CHANGES_PER_HOUR, "1 hour") },
      schema: {
        summary:
          "Take a lost second factor away from one who runs the site; the administrator's own password confirms it",
        params: memberFactorParamsSchema,
        body: memberFactorSchema,
        response: { 204: z.null(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const actor = requireUser(request);
      const { username: name, factor } = request.params;
      const { id: userId, username } = await findMember(db, name);
      // A session that was stolen must not open the way to everybody else's account.
      await confirmPassword(deps, actor, request.body.password);
      const removal = { userId, username, actorId: actor.id, factor, now: clock.now() };
      await db.transaction((tx) => removeFactor(tx, config, removal));
      return reply.code(204).send(null);
    },
  );
}
