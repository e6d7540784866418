import { notify } from "#features/notifications/server/notify.repository.ts";
import { getMonthYear } from "#features/points/points.rules.ts";
import type { AppDeps } from "#server/deps.ts";
import type { NotificationKind } from "#server/notification-kind.ts";
import { findPassed } from "../leaderboard.rules.ts";
import { listFirst, listNoted, lockNoted, saveNoted } from "./noted-places.repository.ts";

/** Places in which somebody hears of being passed; further down they change with every point. */
const WATCHED_PLACES = 50;

export const passedNotification: NotificationKind = {
  name: "leaderboard.passed",
  category: "leaderboard",
  link: () => "/leaderboard",
};

/** Tells members who has passed them since the last look: each of a pair once a month, however often they change places. */
export async function tellPassed({ db, clock }: Pick<AppDeps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const month = getMonthYear(now);
  await db.transaction(async (tx) => {
    await lockNoted(tx);
    const before = await listNoted(tx, month);
    const after = await listFirst(tx, month, WATCHED_PLACES);
    if (before.length === after.length && after.every((id, index) => id === before[index])) return;
    await saveNoted(tx, month, after);
    for (const { by, passed } of findPassed(before, after)) {
      const news = { userIds: passed, event: `${month}:${by}`, group: month, actorId: by };
      await notify(tx, { kind: passedNotification, ...news, now });
    }
  });
}
