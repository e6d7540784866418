import {
  type NotificationEntry,
  notificationListSchema,
  notificationSettingsSchema,
  pulseSchema,
} from "#features/notifications/notifications.schema.ts";
import { pushStateSchema } from "#features/push/push.schema.ts";
import type { User } from "#features/users/users.schema.ts";
import { type ApiStubs, answer } from "./stub-api.ts";

/** The bell of a member; silent where no notifications are given. */
export function stubPulse(user: User | null, notifications: NotificationEntry[] = []): ApiStubs {
  if (user === null) return {};
  const unread = notifications.filter(({ readAt }) => readAt === null).length;
  const changedAt = notifications[0]?.changedAt ?? null;
  const path = `/api/users/${user.id}/notifications` as const;
  return {
    [`GET ${path}/pulse`]: answer(pulseSchema, { unread, changedAt }),
    [`GET ${path}/settings`]: answer(notificationSettingsSchema, { byEmail: false, emailGap: "no-mail" }),
    [`GET /api/users/${user.id}/push`]: answer(pushStateSchema, { publicKey: null, isOn: false }),
    [`GET ${path}`]: answer(notificationListSchema, { notifications, nextCursor: null, unread }),
  };
}
