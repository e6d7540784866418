export interface KnownRank {
  userId: string;
  monthYear: string;
  rank: number | null;
}

export interface RankNews {
  /** Undefined for a first rank of the month, which came from nowhere. */
  move: { kind: "climbed" | "passed"; before: number } | undefined;
  rank: number;
  /** Set when the move crossed the last rank that is paid. */
  money: "in" | "out" | undefined;
}

/** What there is to tell a member whose rank was known before; nothing in a new month or about somebody else. */
export function findRankNews(
  before: KnownRank | undefined,
  now: KnownRank,
  lastPaidRank: number,
): RankNews | undefined {
  if (before === undefined || before.userId !== now.userId || before.monthYear !== now.monthYear) return undefined;
  if (now.rank === null || before.rank === now.rank) return undefined;
  const isPaid = now.rank <= lastPaidRank;
  if (before.rank === null) return isPaid ? { move: undefined, rank: now.rank, money: "in" } : undefined;
  const wasPaid = before.rank <= lastPaidRank;
  const crossed = isPaid ? "in" : "out";
  return {
    move: { kind: now.rank < before.rank ? "climbed" : "passed", before: before.rank },
    rank: now.rank,
    money: wasPaid === isPaid ? undefined : crossed,
  };
}

export type Arrivals<Kind extends string> = Record<Kind, readonly string[]>;

/** How many of each kind were not here on the last visit. */
export function countArrivals<Kind extends string>(
  known: Partial<Arrivals<Kind>>,
  now: Arrivals<Kind>,
): { kind: Kind; count: number }[] {
  return (Object.keys(now) as Kind[]).flatMap((kind) => {
    const knownIds = known[kind];
    // A kind that this browser never counted is not news, but a first look.
    const count = knownIds === undefined ? 0 : now[kind].filter((id) => !knownIds.includes(id)).length;
    return count === 0 ? [] : [{ kind, count }];
  });
}
