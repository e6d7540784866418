import * as z from "zod/mini";
import { createResetLink } from "#features/auth/server/create-reset-link.usecase.ts";
import { deleteAccount, waitForOthersToLeave } from "#features/member-data/server/delete-account.repository.ts";
import { createExport } from "#features/member-data/server/export-member-data.usecase.ts";
import { endSessionsOf } from "#features/sessions/server/session.usecase.ts";
import { lockUserRow } from "#features/users/server/member-row-lock.repository.ts";
import { pack } from "#pack/pack.ts";
import { recordAdminAction } from "#server/admin-audit.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { openFileStore } from "#server/file-store.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { membersErrors } from "../members.errors.ts";
import { eraseMemberSchema, memberParamsSchema, resetLinkSchema } from "../members.schema.ts";
import { findMember, findNoAdministrator } from "./find-member.usecase.ts";

const ACTIONS_PER_MINUTE = 30;
/** Each writes down a whole account. */
const EXPORTS_PER_HOUR = 30;

const errors = { "4xx": errorBodySchema };

function registerAccessRoutes(app: App, { db, clock, config }: AppDeps): void {
  const rateLimit = limitMemberTo(config, ACTIONS_PER_MINUTE, "1 minute");

  app.delete(
    "/api/admin/members/:username/sessions",
    {
      config: { access: "admin", rateLimit },
      schema: {
        summary: "Log a member out everywhere",
        params: memberParamsSchema,
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) => {
      const { id: adminId } = requireUser(request);
      const { id: userId } = await findMember(db, request.params.username);
      await db.transaction(async (tx) => {
        await endSessionsOf(tx, userId);
        await recordAdminAction(tx, { adminId, action: "members.sign-out", target: userId, now: clock.now() });
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/admin/members/:username/reset-link",
    {
      config: { access: "admin", rateLimit },
      schema: {
        summary: "A link with which a member chooses a new password, once, within an hour",
        params: memberParamsSchema,
        response: { 201: resetLinkSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { id: adminId } = requireUser(request);
      const user = await findNoAdministrator(db, request.params.username);
      if (user.disabledAt !== null) throw createError(membersErrors, "members.closed", { field: "username" });
      const now = clock.now();
      const link = await db.transaction(async (tx) => {
        const made = await createResetLink(tx, config, { user, now });
        const details = { isSent: made.isSent };
        await recordAdminAction(tx, { adminId, action: "members.reset-link", target: user.id, details, now });
        return made;
      });
      reply.header("cache-control", "no-store");
      return reply.code(201).send({ ...link, expiresAt: link.expiresAt.toISOString() });
    },
  );
}

function registerDataRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config, features } = deps;
  const files = openFileStore(config);

  app.get(
    "/api/admin/members/:username/export",
    {
      // HEAD would do the whole work, and count by itself.
      exposeHeadRoute: false,
      config: { access: "admin", rateLimit: limitMemberTo(config, EXPORTS_PER_HOUR, "1 hour") },
      schema: { summary: "All data of a member who asked for it, as a zip", params: memberParamsSchema },
    },
    async (request, reply) => {
      const { id: adminId } = requireUser(request);
      const { id, username } = await findMember(db, request.params.username);
      const now = clock.now();
      await db.transaction((tx) => recordAdminAction(tx, { adminId, action: "members.export", target: id, now }));
      const archive = await createExport(deps, files, id);
      const name = `${pack.id}-${username}-${now.toISOString().slice(0, 10)}.zip`;
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="${name}"`)
        .type("application/zip")
        .send(archive);
    },
  );

  app.delete(
    "/api/admin/members/:username",
    {
      config: { access: "admin", rateLimit: limitMemberTo(config, ACTIONS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Erase the account of a member who asked for it, for good",
        params: memberParamsSchema,
        body: eraseMemberSchema,
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) => {
      const { id: adminId } = requireUser(request);
      const { id: userId, username } = await findNoAdministrator(db, request.params.username);
      if (request.body.username.trim().replace(/^@/, "") !== username) {
        throw createError(membersErrors, "members.name_mismatch", { field: "username" });
      }
      const now = clock.now();
      await db.transaction(async (tx) => {
        await waitForOthersToLeave(tx);
        await lockUserRow(tx, userId);
        await deleteAccount(tx, features, { userId, now });
        await recordAdminAction(tx, { adminId, action: "members.erase", target: userId, now });
      });
      for (const { memberData } of features) memberData?.forget?.();
      return reply.code(204).send(null);
    },
  );
}

/** What is done to a member's account by an administrator. */
export function registerMemberAccountRoutes(app: App, deps: AppDeps): void {
  registerAccessRoutes(app, deps);
  registerDataRoutes(app, deps);
}
