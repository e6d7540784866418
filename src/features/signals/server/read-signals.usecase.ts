import { getMonthStart, shiftMonth } from "#features/points/points.rules.ts";
import type { Queries } from "#server/db/open-database.ts";
import { findClockwork, findMidnightBursts, findShared, findVoteRing, type Signal } from "../signals.rules.ts";
import {
  listDaysOfWorks,
  listSamePictures,
  listSharedNetworks,
  listSharedWallets,
  listVotePairs,
  listWorkMoments,
} from "./signals.repository.ts";

/** What a person should look at before these members are paid for that month; who gives no reason is not in it. */
export async function readSignals(
  db: Queries,
  monthYear: string,
  userIds: readonly string[],
): Promise<Map<string, Signal[]>> {
  const scope = { userIds, monthYear, start: getMonthStart(monthYear), end: getMonthStart(shiftMonth(monthYear, 1)) };
  const wallets = await listSharedWallets(db, scope);
  const networks = await listSharedNetworks(db, scope);
  const pictures = await listSamePictures(db, scope);
  const moments = await listWorkMoments(db, scope);
  const days = await listDaysOfWorks(db, scope);
  const votes = await listVotePairs(db, scope);
  const signals = new Map<string, Signal[]>();
  for (const userId of userIds) {
    const findings = {
      "shared-wallet": findShared(wallets.get(userId) ?? []),
      "shared-network": findShared(networks.get(userId) ?? []),
      "same-pictures": findShared(pictures.get(userId) ?? []),
      clockwork: findClockwork((moments.get(userId) ?? []).map((row) => row.moments.map((ms) => new Date(ms)))),
      "vote-ring": findVoteRing(votes.get(userId) ?? []),
      "midnight-burst": findMidnightBursts(days.get(userId) ?? []),
    };
    const found = Object.entries(findings).flatMap(([code, finding]) =>
      finding === undefined ? [] : [{ code: code as Signal["code"], ...finding }],
    );
    if (found.length > 0) signals.set(userId, found);
  }
  return signals;
}
