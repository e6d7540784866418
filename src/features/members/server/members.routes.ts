import * as z from "zod/mini";
import { recordAdminAction, recordLook } from "#server/admin-audit.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { readFor } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import {
  memberListQuerySchema,
  memberListSchema,
  memberNoteSchema,
  memberPageSchema,
  memberParamsSchema,
} from "../members.schema.ts";
import { findMember } from "./find-member.usecase.ts";
import { createNote } from "./members.repository.ts";
import { readMember, readMembers } from "./read-member.usecase.ts";

const LOOKS_PER_MINUTE = 120;
const NOTES_PER_MINUTE = 30;

const errors = { "4xx": errorBodySchema };

export function registerMembersRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const rateLimit = limitMemberTo(config, LOOKS_PER_MINUTE, "1 minute");

  app.get(
    "/api/admin/members",
    {
      config: { access: "admin", rateLimit },
      schema: {
        summary: "Members by name, all or those whose names begin so",
        querystring: memberListQuerySchema,
        response: { 200: memberListSchema, ...errors },
      },
    },
    (request) => readFor(deps, request, (reader) => readMembers({ ...deps, db: reader }, request.query)),
  );

  app.get(
    "/api/admin/members/:username",
    {
      config: { access: "admin", rateLimit },
      schema: {
        summary: "All that the site knows of one member",
        params: memberParamsSchema,
        response: { 200: memberPageSchema, ...errors },
      },
    },
    async (request) => {
      const page = await readMember(deps, request.params.username);
      const look = { adminId: requireUser(request).id, action: "members.read", now: clock.now() } as const;
      await recordLook(db, { ...look, target: page.account.id });
      return page;
    },
  );

  app.post(
    "/api/admin/members/:username/notes",
    {
      config: { access: "admin", rateLimit: limitMemberTo(config, NOTES_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Leave a note that administrators alone read",
        params: memberParamsSchema,
        body: memberNoteSchema,
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) => {
      const { id: adminId } = requireUser(request);
      const { id: userId } = await findMember(db, request.params.username);
      const now = clock.now();
      await db.transaction(async (tx) => {
        await createNote(tx, { userId, adminId, text: request.body.text, createdAt: now });
        await recordAdminAction(tx, { adminId, action: "members.note", target: userId, now });
      });
      return reply.code(204).send(null);
    },
  );
}
