import * as z from "zod/mini";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import {
  changedSettingsSchema,
  notificationListSchema,
  notificationSettingsSchema,
  notificationsQuerySchema,
  pulseSchema,
  readBodySchema,
} from "../notifications.schema.ts";
import { changeSettings, readSettings } from "./change-settings.usecase.ts";
import { markRead, readPulse } from "./notifications.repository.ts";
import { readNotifications } from "./read-notifications.usecase.ts";

/** Looks of one member in a minute: several open pages that ask every few seconds. */
const PULSES_PER_MINUTE = 120;

export function registerNotificationRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const params = z.object({ id: z.string() });
  const toAnswer = ({ unread, changedAt }: Awaited<ReturnType<typeof readPulse>>) => ({
    unread,
    changedAt: changedAt?.toISOString() ?? null,
  });

  app.get(
    "/api/users/:id/notifications",
    {
      config: { access: "self" },
      schema: {
        summary: "What the member was told, the newest first",
        params,
        querystring: notificationsQuerySchema,
        response: { 200: notificationListSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => readNotifications(deps, { memberId: request.params.id, cursor: request.query.cursor }),
  );

  app.get(
    "/api/users/:id/notifications/pulse",
    {
      config: { access: "self", rateLimit: limitMemberTo(config, PULSES_PER_MINUTE, "1 minute") },
      schema: {
        summary: "How many are unread, and when the newest came; asked every few seconds by pages that are seen",
        params,
        response: { 200: pulseSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => toAnswer(await readPulse(db, request.params.id)),
  );

  app.post(
    "/api/users/:id/notifications/read",
    {
      config: { access: "self" },
      schema: {
        summary: "Mark one as read, or all; what came after the named moment stays unread",
        params,
        body: readBodySchema,
        response: { 200: pulseSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { id: notificationId, until } = request.body;
      const memberId = request.params.id;
      await markRead(db, { memberId, notificationId, until: new Date(until), now: clock.now() });
      return toAnswer(await readPulse(db, memberId));
    },
  );

  app.get(
    "/api/users/:id/notifications/settings",
    {
      config: { access: "self" },
      schema: {
        summary: "Whether the member is told by e-mail too, and what stands in the way of it",
        params,
        response: { 200: notificationSettingsSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => readSettings(db, deps, request.params.id),
  );

  app.put(
    "/api/users/:id/notifications/settings",
    {
      config: { access: "self" },
      schema: {
        summary: "Be told by e-mail too, or not any more",
        params,
        body: changedSettingsSchema,
        response: { 200: notificationSettingsSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => changeSettings(deps, { userId: request.params.id, ...request.body }),
  );
}
