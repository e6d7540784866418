import { endSessionsOf } from "#features/sessions/server/session.usecase.ts";
import { getUserByName, updateLock } from "#features/users/server/users.repository.ts";
import { isUsername } from "#features/users/users.rules.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { membersErrors } from "../members.errors.ts";
import { memberBanAnswerSchema, memberBanSchema } from "../members.schema.ts";
import { createMemberBan } from "./member-ban.repository.ts";

const BANS_PER_MINUTE = 60;

export function registerMemberBanRoutes(app: App, { db, clock, config }: AppDeps): void {
  app.post(
    "/api/admin/member-lock",
    {
      config: { access: "admin", rateLimit: limitTo(config, BANS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Close a member's account, or open it again",
        body: memberBanSchema,
        response: { 200: memberBanAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { id: adminId } = requireUser(request);
      const { isLocked, reason } = request.body;
      const bareName = request.body.username.replace(/^@/, "");
      // The names that deleted accounts are left with are no usernames: those stay closed.
      const found = isUsername(bareName) ? await getUserByName(db, bareName) : undefined;
      if (found === undefined) throw createError(membersErrors, "members.not_found", { field: "username" });
      const { id: userId, username, isAdmin } = found.user;
      if (isAdmin) {
        throw createError(membersErrors, "members.administrator", { field: "username" });
      }
      const now = clock.now();
      await db.transaction(async (tx) => {
        await updateLock(tx, userId, { disabledAt: isLocked ? now : null, lockedUntil: null });
        if (isLocked) await endSessionsOf(tx, userId);
        const action = isLocked ? "lock" : "unlock";
        await createMemberBan(tx, { userId, adminId, action, reason, createdAt: now });
      });
      return { username, isLocked };
    },
  );
}
