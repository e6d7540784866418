import { isUsername } from "#features/auth/auth.rules.ts";
import { getUserByName } from "#features/auth/server/auth.repository.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { AppError } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { endSessionsOf, requireUser } from "#server/session.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { memberLockAnswerSchema, memberLockSchema } from "../admin.schema.ts";
import { createMemberLock, updateDisabledAt } from "./member-lock.repository.ts";

const LOCKS_PER_MINUTE = 60;

export function registerMemberLockRoutes(app: App, { db, clock, config }: AppDeps): void {
  app.post(
    "/api/admin/member-lock",
    {
      config: { access: "admin", rateLimit: limitTo(config, LOCKS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Close a member's account, or open it again",
        body: memberLockSchema,
        response: { 200: memberLockAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { id: adminId } = requireUser(request);
      const { isLocked, reason } = request.body;
      const bareName = request.body.username.replace(/^@/, "");
      // The names that deleted accounts are left with are no usernames: those stay closed.
      const found = isUsername(bareName) ? await getUserByName(db, bareName) : undefined;
      if (found === undefined) throw new AppError(404, "members.not_found", "There is no member of this name");
      const { id: userId, username, isAdmin } = found.user;
      if (isAdmin) {
        throw new AppError(409, "members.administrator", "An administrator cannot be locked: take the role away first");
      }
      const now = clock.now();
      await db.transaction(async (tx) => {
        await updateDisabledAt(tx, userId, isLocked ? now : null);
        if (isLocked) await endSessionsOf(tx, userId);
        const action = isLocked ? "lock" : "unlock";
        await createMemberLock(tx, { userId, adminId, action, reason, createdAt: now });
      });
      return { username, isLocked };
    },
  );
}
