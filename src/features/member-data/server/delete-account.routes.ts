import * as z from "zod/mini";
import { confirmPassword } from "#features/passwords/server/confirm-password.usecase.ts";
import { endSession } from "#features/sessions/server/session.usecase.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { DELETIONS_PER_HOUR } from "#features/vault/server/vault-limits.rules.ts";
import { requireUser } from "#server/current-user.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { memberDataErrors } from "../member-data.errors.ts";
import { deleteAccountSchema } from "../member-data.schema.ts";
import { deleteAccount, lockAdministratorRows, waitForOthersToLeave } from "./delete-account.repository.ts";

async function requireAnotherAdministrator(tx: Transaction, userId: string): Promise<void> {
  const administrators = await lockAdministratorRows(tx);
  if (administrators.some((id) => id !== userId)) return;
  throw createError(memberDataErrors, "account.last_administrator");
}

export function registerDeleteAccountRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config, features } = deps;

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
      const user = requireUser(request);
      const { id: userId, username, isAdmin } = user;
      if (request.body.username.trim() !== username) {
        throw createError(memberDataErrors, "account.username_mismatch", { field: "username" });
      }
      await confirmPassword(deps, user, request.body.password);
      await db.transaction(async (tx) => {
        await waitForOthersToLeave(tx);
        if (isAdmin) await requireAnotherAdministrator(tx, userId);
        await lockMemberRow(tx, userId);
        await deleteAccount(tx, features, { userId, now: clock.now() });
      });
      for (const { memberData } of features) memberData?.forget?.();
      await endSession(request, reply, deps);
      return reply.code(204).send(null);
    },
  );
}
