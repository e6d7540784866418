import { randomUUID } from "node:crypto";
import { getMonthYear, shiftMonth } from "#features/points/points.rules.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import type { TieKind } from "../signals.catalog.ts";
import type { Shared, VotePair } from "../signals.rules.ts";
import { createDepartedTies, deleteOldDepartedTies } from "./departed-ties.repository.ts";
import { listSamePictures, listSharedNetworks, listSharedWallets, toSignalScope } from "./signals.repository.ts";
import { listVotePairs } from "./vote-pairs.repository.ts";

/** As long as it is known from which networks a member came: a review is over by then. */
const KEPT_MS = 45 * 24 * 60 * 60 * 1000;

function toTies(kind: TieKind, shared: readonly Shared[] = []) {
  return shared.map(({ otherId: userId, count }) => ({ userId, kind, count }));
}

function toVotes(pairs: readonly VotePair[] = []) {
  return pairs
    .flatMap(({ otherId: userId, given, received }) => [
      { userId, kind: "votes-given" as const, count: given },
      { userId, kind: "votes-received" as const, count: received },
    ])
    .filter(({ count }) => count > 0);
}

/**
 * Before a member's votes, pictures, wallets and networks go: how much of them was in common with whom, so that puppets that
 * are deleted before a review leave a hole in it that can be seen. For this month and for the one that may be under review.
 */
export async function keepTies(tx: Transaction, userId: string, now: Date): Promise<void> {
  const month = getMonthYear(now);
  const pseudonym = randomUUID();
  for (const monthYear of [month, shiftMonth(month, -1)]) {
    const scope = toSignalScope(monthYear, [userId]);
    const wallets = await listSharedWallets(tx, scope);
    const networks = await listSharedNetworks(tx, scope);
    const pictures = await listSamePictures(tx, scope);
    const votes = await listVotePairs(tx, scope);
    const ties = [
      ...toTies("wallet", wallets.get(userId)),
      ...toTies("network", networks.get(userId)),
      ...toTies("pictures", pictures.get(userId)),
      ...toVotes(votes.get(userId)),
    ];
    await createDepartedTies(tx, { monthYear, pseudonym, departedAt: now, ties });
  }
}

export async function forgetTies({ db, clock }: Pick<AppDeps, "db" | "clock">): Promise<void> {
  await deleteOldDepartedTies(db, new Date(clock.now().getTime() - KEPT_MS));
}
