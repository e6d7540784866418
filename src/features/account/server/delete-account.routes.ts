import * as z from "zod/mini";
import { unlockAccount } from "#features/auth/server/login-lock.ts";
import { confirmPassword } from "#features/auth/server/password-confirmation.ts";
import { noteAward } from "#features/leaderboard/server/leaderboard.repository.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { AppError } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { endSession, requireUser } from "#server/session.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { deleteAccountSchema } from "../account-end.schema.ts";
import { deleteAccount, holdAdministrators } from "./delete-account.repository.ts";
import { DELETIONS_PER_HOUR } from "./vault-limits.ts";

async function requireAnotherAdministrator(tx: Transaction, userId: string): Promise<void> {
  const administrators = await holdAdministrators(tx);
  if (administrators.some((id) => id !== userId)) return;
  throw new AppError(
    409,
    "account.last_administrator",
    "You are the last administrator. Give the role to another member first.",
  );
}

export function registerDeleteAccountRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;

  app.delete(
    "/api/users/:id",
    {
      config: { access: "self", rateLimit: limitMemberTo(config, DELETIONS_PER_HOUR, "1 hour") },
      schema: {
        summary: "Delete one's account and everything in it, for good; points stay in the ledger without a name",
        params: z.object({ id: z.string() }),
        body: deleteAccountSchema,
        response: { 204: z.null(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { id: userId, username, isAdmin } = requireUser(request);
      if (request.body.username.trim() !== username) {
        throw new AppError(400, "account.username_mismatch", "Type your username exactly as it is written");
      }
      await confirmPassword(deps, userId, request.body.password);
      await db.transaction(async (tx) => {
        if (isAdmin) await requireAnotherAdministrator(tx, userId);
        await deleteAccount(tx, userId, clock.now());
        await unlockAccount(tx, username);
      });
      // Boards in memory still name the member.
      noteAward();
      await endSession(request, reply, deps);
      return reply.code(204).send(null);
    },
  );
}
