import { notify, withdrawNotification } from "#features/notifications/server/notify.repository.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { NotificationKind } from "#server/notification-kind.ts";
import { getMeetupPath } from "../meetup-address.rules.ts";
import type { MeetupRow } from "./meetup-answer.rules.ts";
import { listComing } from "./meetup-people.repository.ts";
import { listWaiting, type Waiting } from "./meetup-seats.repository.ts";

const link: NotificationKind["link"] = ({ meetupId }) => getMeetupPath(String(meetupId));

export const meetupChangedNotification: NotificationKind = {
  name: "meetups.changed",
  category: "always",
  isUrgent: true,
  link,
};

export const meetupCanceledNotification: NotificationKind = {
  name: "meetups.canceled",
  category: "always",
  isUrgent: true,
  link,
};

export const meetupRsvpNotification: NotificationKind = { name: "meetups.rsvp", category: "newContent", link };

export const meetupSeatNotification: NotificationKind = {
  name: "meetups.seat",
  category: "always",
  isUrgent: true,
  link,
};

type Told = Pick<MeetupRow, "id" | "creatorId" | "title" | "sequence">;

/** Tells everybody who wants to come; a change is told once, however it is asked for. */
export async function tellComing(
  tx: Transaction,
  kind: NotificationKind,
  { meetup, now }: { meetup: Told; now: Date },
): Promise<void> {
  const { id: meetupId, title, sequence } = meetup;
  const news = { userIds: await listComing(tx, meetup), event: `${meetupId}:${sequence}`, group: meetupId };
  await notify(tx, { kind, ...news, values: { meetupId, title }, now });
}

interface Guest {
  userId: string;
  /** Everybody may read that they come. */
  isNamed: boolean;
}

/** Tells the host of a guest, once, however often they change their mind. */
export async function tellHost(
  tx: Transaction,
  { guest, meetup, now }: { guest: Guest; meetup: Told; now: Date },
): Promise<void> {
  const { id: meetupId, creatorId, title } = meetup;
  const { userId, isNamed } = guest;
  if (userId === creatorId) return;
  await notify(tx, {
    kind: meetupRsvpNotification,
    userIds: [creatorId],
    event: `${meetupId}:${userId}`,
    group: meetupId,
    values: { meetupId, title },
    ...(isNamed && { actorId: userId }),
    now,
  });
}

/** Tells those who waited and have a seat now; `waited` are those before the change who still want to come. */
export async function tellMovedUp(
  tx: Transaction,
  { waited, meetup, now }: { waited: readonly Waiting[]; meetup: Told & Pick<MeetupRow, "capacity">; now: Date },
): Promise<void> {
  if (waited.length === 0) return;
  const { id: meetupId, title } = meetup;
  const waiting = new Set((await listWaiting(tx, meetup)).map(({ seat }) => seat));
  for (const { userId, seat } of waited.filter((one) => !waiting.has(one.seat))) {
    const news = { userIds: [userId], event: `${meetupId}:${seat}`, group: meetupId };
    await notify(tx, { kind: meetupSeatNotification, ...news, values: { meetupId, title }, now });
  }
}

/** Who does not come after all is not told to have a seat. */
export async function withdrawSeat(tx: Transaction, meetupId: string, userId: string): Promise<void> {
  await withdrawNotification(tx, { kind: meetupSeatNotification, userIds: [userId], group: meetupId });
}

type Where = Pick<MeetupRow, "eventAt" | "timeZone" | "venue" | "city" | "country">;

/** Whether somebody who comes as it was would stand at a closed door. */
export function isElsewhere(before: Where, after: Where): boolean {
  const places = ["venue", "city", "country"] as const;
  return before.eventAt.getTime() !== after.eventAt.getTime() || places.some((name) => before[name] !== after[name]);
}
