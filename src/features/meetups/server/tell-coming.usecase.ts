import { notify } from "#features/notifications/server/notify.repository.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { NotificationKind } from "#server/notification-kind.ts";
import { getMeetupPath } from "../meetup-address.rules.ts";
import type { MeetupRow } from "./meetup-answer.rules.ts";
import { listComing } from "./meetup-people.repository.ts";

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

type Where = Pick<MeetupRow, "eventAt" | "timeZone" | "venue" | "city" | "country">;

/** Whether somebody who comes as it was would stand at a closed door. */
export function isElsewhere(before: Where, after: Where): boolean {
  const places = ["venue", "city", "country"] as const;
  return before.eventAt.getTime() !== after.eventAt.getTime() || places.some((name) => before[name] !== after[name]);
}
