import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { findNewPasswordProblem } from "#features/passwords/passwords.rules.ts";
import { confirmPassword } from "#features/passwords/server/confirm-password.usecase.ts";
import { hashPassword } from "#features/passwords/server/hash-password.usecase.ts";
import { startSession } from "#features/sessions/server/session.usecase.ts";
import { lockPasswordRow } from "#features/users/server/users.repository.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps, SessionUser } from "#server/deps.ts";
import { createError, throwIfInvalid } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { authErrors } from "../auth.errors.ts";
import { changePasswordSchema } from "../auth.schema.ts";
import { markKnownDevice } from "./recognise-device.usecase.ts";
import { setPassword } from "./set-password.usecase.ts";

/** Passwords that a member can set in an hour: each costs two hashes and a message to every contact. */
const CHANGES_PER_HOUR = 20;

interface PasswordChange {
  user: SessionUser;
  /** Null for a member's first password. */
  confirmedHash: string | null;
  passwordHash: string;
}

export function registerChangePasswordRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;

  /** Every session ends, and the browser that asked gets a new one: whoever holds a copy of its cookie is out too. */
  async function changePassword(request: FastifyRequest, reply: FastifyReply, change: PasswordChange): Promise<void> {
    const { user, confirmedHash, passwordHash } = change;
    await db.transaction(async (tx) => {
      // Two changes at once, or a reset between: only who knows the password of this moment may set the next.
      if (!(await lockPasswordRow(tx, { id: user.id, passwordHash: confirmedHash }))) {
        throw createError(authErrors, "password.changed_meanwhile");
      }
      await setPassword(tx, config, { user, passwordHash, now: clock.now() });
      await startSession(request, reply, { ...deps, db: tx }, user.id);
    });
    markKnownDevice(reply, config, { id: user.id, passwordHash });
  }

  app.put(
    "/api/users/:id/password",
    {
      config: { access: "self", rateLimit: limitMemberTo(config, CHANGES_PER_HOUR, "1 hour") },
      schema: {
        summary: "Change the password, or set the first one; ends all other sessions",
        params: z.object({ id: z.string() }),
        body: changePasswordSchema,
        response: { 204: z.null(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { password, newPassword } = request.body;
      throwIfInvalid(findNewPasswordProblem(newPassword, "newPassword"));
      const user = requireUser(request);
      const confirmedHash = await confirmPassword(deps, user, password);
      await changePassword(request, reply, { user, confirmedHash, passwordHash: await hashPassword(newPassword) });
      return reply.code(204).send(null);
    },
  );
}
