import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Queries } from "#server/db/open-database.ts";
import { createError } from "#server/errors.ts";
import { computePaths } from "../merkle.rules.ts";
import { monthsErrors } from "../months.errors.ts";
import { CHAIN_START } from "../months.rules.ts";
import type { MonthProof } from "../months.schema.ts";
import { ensureTree, listPaths } from "./grow-trees.usecase.ts";
import { findPlace, findPseudonym, toStandingsRow } from "./month-places.repository.ts";
import { getClosedMonth } from "./months.repository.ts";
import { monthEntriesTable } from "./months.tables.ts";
import { listDecisionLeaves } from "./publish-month.usecase.ts";
import { listDecisions, toDecisionRow } from "./review.repository.ts";
import { toLedgerEntry } from "./seal-ledger.repository.ts";

async function listOwnEntries(db: Queries, monthYear: string, pseudonym: string) {
  const own = monthEntriesTable;
  const before = alias(own, "before");
  const rows = await db
    .select({ entry: own, previous: before.link })
    .from(own)
    .leftJoin(before, and(eq(before.monthYear, own.monthYear), eq(before.seq, sql`${own.seq} - 1`)))
    .where(and(eq(own.monthYear, monthYear), eq(own.pseudonym, pseudonym)))
    .orderBy(asc(own.seq));
  return rows.map(({ entry, previous }) => toLedgerEntry(entry, previous ?? CHAIN_START));
}

async function findOwnDecision(db: Queries, monthYear: string, pseudonym: string): Promise<MonthProof["decision"]> {
  const decisions = await listDecisions(db, monthYear);
  const index = decisions.findIndex((decision) => decision.pseudonym === pseudonym);
  const decision = decisions[index];
  if (decision === undefined) return null;
  const [path = []] = computePaths(await listDecisionLeaves(db, monthYear), [index]);
  return { row: toDecisionRow(decision), reason: decision.reason ?? "", salt: decision.salt, index, path };
}

/** Everything that one member needs to check their month without us. */
export async function buildProof(
  db: Database,
  { userId, monthYear }: { userId: string; monthYear: string },
): Promise<MonthProof> {
  const month = await getClosedMonth(db, monthYear);
  if (month === undefined) throw createError(monthsErrors, "months.not_found");
  if (month.record === null || month.root === null) throw createError(monthsErrors, "months.not_published");
  const pseudonym = await findPseudonym(db, monthYear, userId);
  const place = pseudonym === undefined ? undefined : await findPlace(db, monthYear, pseudonym);
  if (place === undefined) throw createError(monthsErrors, "months.no_points");
  const standings = { monthYear, tree: "standings", count: month.memberCount } as const;
  const ledger = { monthYear, tree: "ledger", count: month.entryCount } as const;
  await db.transaction(async (tx) => {
    for (const tree of [standings, ledger]) await ensureTree(tx, tree);
  });
  const row = toStandingsRow(place);
  const index = place.place.position - 1;
  const [path = []] = await listPaths(db, standings, [index]);
  const entries = await listOwnEntries(db, monthYear, row.pseudonym);
  const indexes = entries.map(({ seq }) => seq - 1);
  const paths = await listPaths(db, ledger, indexes);
  return {
    format: "month-proof/1",
    root: month.root,
    record: JSON.parse(month.record),
    place: { row, index, path },
    entries: entries.map((entry, at) => ({ entry, path: paths[at] ?? [] })),
    decision: await findOwnDecision(db, monthYear, row.pseudonym),
  };
}
