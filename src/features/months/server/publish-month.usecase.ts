import { desc, eq, isNotNull } from "drizzle-orm";
import { recordAdminAction } from "#server/admin-audit.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { computeRoot, hashLeaf, hashText, toCanonicalJson } from "../merkle.rules.ts";
import { monthsErrors } from "../months.errors.ts";
import { hashRow } from "../months.rules.ts";
import type { MonthRecord } from "../months.schema.ts";
import type { Publish } from "../review.schema.ts";
import { ensureTree } from "./grow-trees.usecase.ts";
import { listPrizes } from "./month-places.repository.ts";
import { monthsTable } from "./months.tables.ts";
import { listDecisions, toDecisionRow } from "./review.repository.ts";
import { lockClosedMonth, type ReviewStep } from "./review-month.usecase.ts";
import type { MonthRow } from "./seal-ledger.repository.ts";
import { tellPublished } from "./tell-winners.usecase.ts";

/** Leaves of the decisions, in the order of the file. */
export async function listDecisionLeaves(db: Queries, monthYear: string): Promise<string[]> {
  const decisions = await listDecisions(db, monthYear);
  return decisions.map((decision) => hashLeaf(hashRow(toDecisionRow(decision))));
}

/** The root that was published last. */
export async function findLastRoot(db: Queries): Promise<{ monthYear: string; root: string } | undefined> {
  const { monthYear, root, publishedAt } = monthsTable;
  const [month] = await db
    .select({ monthYear, root })
    .from(monthsTable)
    .where(isNotNull(publishedAt))
    .orderBy(desc(publishedAt), desc(monthYear))
    .limit(1);
  return month?.root ? { monthYear: month.monthYear, root: month.root } : undefined;
}

async function createRecord(tx: Transaction, month: MonthRow, now: Date): Promise<MonthRecord> {
  const { monthYear, entryCount, memberCount } = month;
  const prizes = await listPrizes(tx, monthYear);
  const decisions = await listDecisionLeaves(tx, monthYear);
  return {
    type: "month",
    version: 1,
    month: monthYear,
    frozenAt: month.frozenAt?.toISOString() ?? "",
    publishedAt: now.toISOString(),
    entries: entryCount,
    chain: month.chain,
    ledger: await ensureTree(tx, { monthYear, tree: "ledger", count: entryCount }),
    members: memberCount,
    standings: await ensureTree(tx, { monthYear, tree: "standings", count: memberCount }),
    decisionCount: decisions.length,
    decisions: computeRoot(decisions),
    prizes: prizes.reduce((sum, { prize }) => sum + (prize ?? 0), 0),
    previous: (await findLastRoot(tx))?.root ?? null,
  };
}

/** Commits to everything in the month by one hash. From here on nothing about it changes but its payments. */
export async function publishMonth(
  { db, clock, log }: Pick<AppDeps, "db" | "clock" | "log">,
  { monthYear, adminId, count, total }: ReviewStep & Publish,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const month = await lockClosedMonth(tx, monthYear);
    if (month.state !== "frozen") throw createError(monthsErrors, "months.not_in_review");
    if (month.settledAt === null) throw createError(monthsErrors, "months.not_settled");
    const prizes = await listPrizes(tx, monthYear);
    const sum = prizes.reduce((tokens, { prize }) => tokens + (prize ?? 0), 0);
    if (prizes.length !== count || sum !== total) {
      throw createError(monthsErrors, "months.other_totals", { details: { count: prizes.length, total: sum } });
    }
    const record = toCanonicalJson(await createRecord(tx, month, now));
    const root = hashText(record);
    const published = { state: "published", publishedAt: now, record, root } as const;
    await tx.update(monthsTable).set(published).where(eq(monthsTable.monthYear, monthYear));
    const change = { before: { state: month.state }, after: { state: published.state }, now };
    const details = { root, count, total };
    await recordAdminAction(tx, { adminId, action: "months.publish", target: monthYear, details, ...change });
    await tellPublished(tx, { month: monthYear, prizes, now });
    log.info({ monthYear, root }, "a month is published");
  });
}
