import { listUsernames } from "#features/users/server/users.repository.ts";
import type { Queries } from "#server/db/open-database.ts";
import { findClockwork, findMidnightBursts, findShared, findVoteRing, type Signal } from "../signals.rules.ts";
import {
  listDaysOfWorks,
  listSamePictures,
  listSharedNetworks,
  listSharedWallets,
  listWorkMoments,
  toSignalScope,
} from "./signals.repository.ts";
import { listVotePairs } from "./vote-pairs.repository.ts";

/** What a person should look at before these members are paid for that month; who gives no reason is not in it. */
export async function readSignals(
  db: Queries,
  monthYear: string,
  userIds: readonly string[],
): Promise<Map<string, Signal[]>> {
  const scope = toSignalScope(monthYear, userIds);
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

export interface NamedSignal extends Signal {
  /** How many of the others have left; of them no name is known. */
  gone: number;
}

/** The same, with the names of the others. */
export async function readNamedSignals(
  db: Queries,
  monthYear: string,
  userIds: readonly string[],
): Promise<Map<string, NamedSignal[]>> {
  const signals = await readSignals(db, monthYear, userIds);
  const others = new Set([...signals.values()].flat().flatMap((signal) => signal.with));
  const names = await listUsernames(db, [...others]);
  const toNamed = (signal: Signal): NamedSignal => {
    const known = signal.with.flatMap((id) => names.get(id) ?? []);
    return { ...signal, with: known, gone: signal.with.length - known.length };
  };
  return new Map([...signals].map(([userId, list]) => [userId, list.map(toNamed)]));
}
