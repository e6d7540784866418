import * as z from "zod/mini";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { secondFactorErrors } from "../second-factor.errors.ts";
import { confirmedSchema, recoveryCodesSchema, secondFactorsSchema } from "../second-factor.schema.ts";
import { renewCodes } from "./change-factors.usecase.ts";
import { confirmStaff, readFactors, requireStaff } from "./own-factors.usecase.ts";
import { removeFactor } from "./remove-factors.usecase.ts";

const CHANGES_PER_HOUR = 60;

const params = z.object({ id: z.string() });
const errors = { "4xx": errorBodySchema };

/** What there is, and its removal. */
export function registerSecondFactorRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const rateLimit = limitMemberTo(config, CHANGES_PER_HOUR, "1 hour");

  app.get(
    "/api/users/:id/second-factors",
    {
      config: { access: "self" },
      schema: {
        summary: "What a login asks for besides the password",
        params,
        response: { 200: secondFactorsSchema, ...errors },
      },
    },
    (request) => readFactors(deps, requireStaff(request).id),
  );

  app.delete(
    "/api/users/:id/second-factors/passkeys/:passkeyId",
    {
      config: { access: "self", rateLimit },
      schema: {
        summary: "Remove a passkey",
        params: z.object({ id: z.string(), passkeyId: z.uuid(secondFactorErrors["second_factor.not_found"].message) }),
        body: confirmedSchema,
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) => {
      const { id: userId, username } = await confirmStaff(request, deps, request.body.password);
      const removal = { userId, username, actorId: userId, factor: request.params.passkeyId, now: clock.now() };
      await db.transaction((tx) => removeFactor(tx, config, removal));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/api/users/:id/second-factors/app",
    {
      config: { access: "self", rateLimit },
      schema: {
        summary: "Remove the authenticator app",
        params,
        body: confirmedSchema,
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) => {
      const { id: userId, username } = await confirmStaff(request, deps, request.body.password);
      const removal = { userId, username, actorId: userId, factor: "app", now: clock.now() };
      await db.transaction((tx) => removeFactor(tx, config, removal));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/users/:id/second-factors/codes",
    {
      config: { access: "self", rateLimit },
      schema: {
        summary: "Ten new recovery codes; the old ones open nothing any more",
        params,
        body: confirmedSchema,
        response: { 201: recoveryCodesSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { id: userId, username, hasSecondFactor } = await confirmStaff(request, deps, request.body.password);
      if (!hasSecondFactor) throw createError(secondFactorErrors, "second_factor.not_found");
      const codes = await db.transaction((tx) =>
        renewCodes(tx, config, { userId, username, actorId: userId, what: "codes", now: clock.now() }),
      );
      return reply.code(201).header("cache-control", "no-store").send({ codes });
    },
  );
}
