import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { sessionsErrors } from "../sessions.errors.ts";
import { nameBrowser } from "../sessions.rules.ts";
import { sessionsAnswerSchema } from "../sessions.schema.ts";
import { endSession, endSessionsOf } from "./session.usecase.ts";
import { deleteSession, listSessions } from "./sessions.repository.ts";

export function registerSessionRoutes(app: App, deps: AppDeps): void {
  const { db, clock } = deps;
  const params = z.object({ id: z.string() });

  app.get(
    "/api/users/:id/sessions",
    {
      config: { access: "self" },
      schema: {
        summary: "Where the member is logged in",
        params,
        response: { 200: sessionsAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { id: userId, sessionId } = requireUser(request);
      const rows = await listSessions(db, userId, clock.now());
      const sessions = rows.map(({ id, label, createdAt, lastSeenAt }) => ({
        id,
        ...nameBrowser(label),
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: id === sessionId,
      }));
      return { sessions: sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
    },
  );

  app.delete(
    "/api/users/:id/sessions/:sessionId",
    {
      config: { access: "self" },
      schema: {
        summary: "End one session; ending the current one is logging out",
        params: z.object({ id: z.string(), sessionId: z.uuid(sessionsErrors["session.not_found"].message) }),
        response: { 204: z.null(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const user = requireUser(request);
      const { sessionId } = request.params;
      if (sessionId === user.sessionId) await endSession(request, reply, deps);
      else if (!(await deleteSession(db, { userId: user.id, sessionId }))) {
        throw createError(sessionsErrors, "session.not_found");
      }
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/api/users/:id/sessions",
    {
      config: { access: "self" },
      schema: {
        summary: "End all sessions but the current one",
        params,
        response: { 204: z.null(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { id: userId, sessionId } = requireUser(request);
      await endSessionsOf(db, userId, sessionId);
      return reply.code(204).send(null);
    },
  );
}
