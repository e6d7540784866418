import { endSessionsOf } from "#features/sessions/server/session.usecase.ts";
import { updateBan } from "#features/users/server/users.repository.ts";
import { recordAdminAction } from "#server/admin-audit.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { memberBanAnswerSchema, memberBanSchema } from "../members.schema.ts";
import { findNoAdministrator } from "./find-member.usecase.ts";
import { createMemberBan } from "./members.repository.ts";

const BANS_PER_MINUTE = 60;
const DAY_MS = 24 * 60 * 60_000;

export function registerMemberBanRoutes(app: App, { db, clock, config }: AppDeps): void {
  app.post(
    "/api/admin/member-ban",
    {
      config: { access: "admin", rateLimit: limitTo(config, BANS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Close a member's account, for some days or without an end, or open it again",
        body: memberBanSchema,
        response: { 200: memberBanAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { id: adminId } = requireUser(request);
      const { isBanned, reason, days } = request.body;
      const { id: userId, username, ...was } = await findNoAdministrator(db, request.body.username);
      const now = clock.now();
      const bannedUntil = isBanned && days !== undefined ? new Date(now.getTime() + days * DAY_MS) : null;
      const action = isBanned ? "lock" : "unlock";
      await db.transaction(async (tx) => {
        await updateBan(tx, userId, { disabledAt: isBanned ? now : null, bannedUntil });
        if (isBanned) await endSessionsOf(tx, userId);
        await createMemberBan(tx, { userId, adminId, action, reason, bannedUntil, createdAt: now });
        const before = { isBanned: was.disabledAt !== null, bannedUntil: was.bannedUntil };
        const change = { before, after: { isBanned, bannedUntil }, details: { reason }, now };
        await recordAdminAction(tx, { adminId, action: `members.${action}`, target: userId, ...change });
      });
      return { username, isBanned };
    },
  );
}
