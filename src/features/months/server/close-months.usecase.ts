import { getMonthStart, getMonthYear, shiftMonth } from "#features/points/points.rules.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { ensureTree } from "./grow-trees.usecase.ts";
import { analyzeSealed, createStandings, getClosedMonth, listUnfrozenMonths, markFrozen } from "./months.repository.ts";
import { lockAwards, lockMonth, type MonthRow, openMonth, sealBatch } from "./seal-ledger.repository.ts";

/** An award that began before the boundary has this long to arrive; after it the month is closed to it. */
const GRACE_MS = 10_000;

/** Batches of the running month that one run seals, so that the ledger of a site that brings one along is no burst of work. */
const BATCHES_PER_RUN = 20;

type Deps = Pick<AppDeps, "db" | "clock" | "log">;

async function sealMonth({ db, clock }: Deps, monthYear: string, batchesMax: number): Promise<void> {
  let hasMore = true;
  for (let batch = 0; hasMore && batch < batchesMax; batch += 1) {
    hasMore = await db.transaction(async (tx) => {
      await openMonth(tx, monthYear);
      const month = await lockMonth(tx, monthYear);
      return month?.state === "open" && (await sealBatch(tx, month, clock.now())).hasMore;
    });
  }
}

async function sealRest(tx: Transaction, month: MonthRow): Promise<MonthRow> {
  const { hasMore, ...sealed } = await sealBatch(tx, month);
  return hasMore ? sealRest(tx, sealed) : sealed;
}

/** Whoever comes second finds the month frozen: one transaction does all of it, with the month locked. */
async function freezeMonth({ db, clock, log }: Deps, monthYear: string): Promise<void> {
  await db.transaction(async (tx) => {
    const month = await lockMonth(tx, monthYear);
    if (month?.state !== "open") return;
    await lockAwards(tx, monthYear);
    const { entryCount, chain } = await sealRest(tx, month);
    const members = await createStandings(tx, monthYear);
    await markFrozen(tx, { monthYear, members, now: clock.now() });
    log.info({ monthYear, members, entryCount, chain }, "a month is frozen");
  });
}

/** Most of the work of publishing, done before somebody waits for it; publishing makes up for what is not. */
async function growLedgerTree({ db }: Deps, monthYear: string): Promise<void> {
  const month = await getClosedMonth(db, monthYear);
  if (month === undefined) return;
  await db.transaction((tx) => ensureTree(tx, { monthYear, tree: "ledger", count: month.entryCount }));
}

/**
 * Adds what was earned to the chain of its month, and freezes every month that is over, however long ago it ended. Most
 * is sealed in short transactions before the month is locked, so that awards hardly ever wait.
 */
export async function closeMonths(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const current = getMonthYear(now);
  for (const monthYear of await listUnfrozenMonths(deps.db, current)) {
    await sealMonth(deps, monthYear, monthYear === current ? BATCHES_PER_RUN : Number.POSITIVE_INFINITY);
    const endsAt = getMonthStart(shiftMonth(monthYear, 1));
    if (now.getTime() < endsAt.getTime() + GRACE_MS) continue;
    await analyzeSealed(deps.db);
    await freezeMonth(deps, monthYear);
    await growLedgerTree(deps, monthYear);
  }
}
