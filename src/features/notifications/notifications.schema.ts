import * as z from "zod/mini";
import { isTimeZone } from "#shared/zone-clock.ts";

const notificationSchema = z.object({
  id: z.string(),
  /** What happened, as `meetups.rsvp`; clients skip what they have no words for. */
  kind: z.string(),
  /** Names and numbers for its words. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** How often it happened since it was last read. */
  count: z.int(),
  /** Whose doing it was, where that may be known; null for the house, and for who has left. */
  actor: z.nullable(z.string()),
  /** Path of the page where it is seen. */
  link: z.string(),
  changedAt: z.string(),
  readAt: z.nullable(z.string()),
});

export type NotificationEntry = z.infer<typeof notificationSchema>;

export const notificationsQuerySchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });

export const notificationListSchema = z.object({
  notifications: z.array(notificationSchema),
  nextCursor: z.nullable(z.string()),
  unread: z.int(),
});

export type NotificationList = z.infer<typeof notificationListSchema>;

/** All that an open page asks every few seconds. */
export const pulseSchema = z.object({
  unread: z.int(),
  /** When the newest came or grew; null without any. */
  changedAt: z.nullable(z.string()),
});

export type Pulse = z.infer<typeof pulseSchema>;

export const readBodySchema = z.strictObject({
  /** Only this one; all where it is missing. */
  id: z.optional(z.uuid("Name a notification by its id")),
  /** Not what came after this moment, which nobody has seen yet. */
  until: z.iso.datetime({ error: "until must be an ISO time in UTC" }),
});

export const notificationSettingsSchema = z.object({
  byEmail: z.boolean(),
  /** What stands in the way of e-mail: the site sends none, or the member has no confirmed address. */
  emailGap: z.nullable(z.enum(["no-mail", "no-contact"])),
});

export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

export const changedSettingsSchema = z.strictObject({
  byEmail: z.boolean(),
  timeZone: z.string().check(z.refine(isTimeZone, "timeZone must be the name of a time zone such as Asia/Tokyo")),
});
