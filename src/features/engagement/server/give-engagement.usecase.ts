import { notify } from "#features/notifications/server/notify.repository.ts";
import { getMonthYear } from "#features/points/points.rules.ts";
import { type Award, awardEngagement } from "#features/points/server/award-points.repository.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { NotificationKind } from "#server/notification-kind.ts";
import type { AwardSource } from "../engagement.rules.ts";
import { createEngagementAward } from "./engagement.repository.ts";

export const awardNotification: NotificationKind = {
  name: "engagement.award",
  category: "rewards",
  link: () => "/leaderboard",
};

interface Engagement {
  userId: string;
  /** The administrator; null where a rule gives the points. */
  givenBy: string | null;
  points: number;
  reason: string;
  source: AwardSource;
  /** What is rewarded: the same thing is rewarded once a month. */
  sourceId: string;
  now: Date;
}

/** Gives points for engagement and notes why. After the commit the caller says `noteAward`, for boards in memory. */
export async function giveEngagement(tx: Transaction, engagement: Engagement): Promise<Award> {
  const { userId, givenBy, points, reason, source, sourceId, now } = engagement;
  const award = await awardEngagement(tx, { userId, points, sourceId: `${source}:${sourceId}`, now });
  if (award.awarded === 0) return award;
  await createEngagementAward(tx, { userId, givenBy, points, reason, source, createdAt: now });
  const event = `${getMonthYear(now)}:${source}:${sourceId}`;
  await notify(tx, { kind: awardNotification, userIds: [userId], event, values: { points, reason }, now });
  return award;
}
