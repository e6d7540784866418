import { notify, withdrawNotification } from "#features/notifications/server/notify.repository.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { NotificationKind } from "#server/notification-kind.ts";
import { type FoundPlace, listRankedMembers } from "./month-places.repository.ts";

const link: NotificationKind["link"] = ({ month }) => `/leaderboard?month=${month}`;

export const publishedNotification: NotificationKind = { name: "months.published", category: "rewards", link };
export const prizeNotification: NotificationKind = { name: "months.prize", category: "rewards", link };
export const paidNotification: NotificationKind = { name: "months.paid", category: "rewards", link };
export const disqualifiedNotification: NotificationKind = { name: "months.disqualified", category: "always", link };

interface Told {
  month: string;
  now: Date;
}

/** Tells winners of their prizes, and everybody else with a place that it stands. */
export async function tellPublished(
  tx: Transaction,
  { month, prizes, now }: Told & { prizes: readonly FoundPlace[] },
): Promise<void> {
  const winners = new Set(prizes.map(({ user }) => user.id));
  const others = (await listRankedMembers(tx, month)).filter((id) => !winners.has(id));
  await notify(tx, { kind: publishedNotification, userIds: others, event: month, values: { month }, now });
  for (const { user, rank, prize } of prizes) {
    const values = { month, rank: rank ?? 0, tokens: prize ?? 0 };
    await notify(tx, { kind: prizeNotification, userIds: [user.id], event: month, values, now });
  }
}

export async function tellPaid(tx: Transaction, { month, place, now }: Told & { place: FoundPlace }): Promise<void> {
  const values = { month, tokens: place.prize ?? 0 };
  await notify(tx, { kind: paidNotification, userIds: [place.user.id], event: month, values, now });
}

/** What somebody may answer they hear of, whatever they have switched off. */
export async function tellDisqualified(
  tx: Transaction,
  { month, userId, now }: Told & { userId: string },
): Promise<void> {
  const event = `${month}:${now.toISOString()}`;
  const news = { userIds: [userId], event, group: month, values: { month }, now };
  await notify(tx, { kind: disqualifiedNotification, ...news });
}

export async function untellDisqualified(tx: Transaction, month: string, userId: string): Promise<void> {
  await withdrawNotification(tx, { kind: disqualifiedNotification, userIds: [userId], group: month });
}
