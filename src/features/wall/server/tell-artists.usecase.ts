import { notify } from "#features/notifications/server/notify.repository.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { NotificationKind } from "#server/notification-kind.ts";
import { getWallPath } from "../wall.rules.ts";
import type { Place } from "../week-places.rules.ts";
import type { ThingRow } from "./wall.tables.ts";
import type { Vote } from "./wall-votes.repository.ts";

const link: NotificationKind["link"] = ({ thingId }) => getWallPath(String(thingId));

export const voteNotification: NotificationKind = { name: "wall.vote", category: "leaderboard", link };

export const weekNotification: NotificationKind = { name: "wall.week", category: "rewards", link };

/** Tells whose thing it is of a vote, once, however often it is given and taken back; nobody is told whose it was. */
export async function tellVote(tx: Transaction, thing: ThingRow, { userId: voterId, now }: Vote): Promise<void> {
  const { id: thingId, userId, title } = thing;
  const event = `${thingId}:${voterId}`;
  const values = { thingId, title };
  await notify(tx, { kind: voteNotification, userIds: [userId], event, group: thingId, values, now });
}

export async function tellPlaces(tx: Transaction, week: string, places: readonly Place[], now: Date): Promise<void> {
  for (const { authorId, thingId, place, points } of places) {
    const news = { userIds: [authorId], event: `${week}:${thingId}`, values: { thingId, place, points } };
    await notify(tx, { kind: weekNotification, ...news, now });
  }
}
