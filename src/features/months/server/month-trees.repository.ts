import { and, asc, eq, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { hashLeaf } from "../merkle.rules.ts";
import { hashRow } from "../months.rules.ts";
import { listStandingsRows } from "./month-places.repository.ts";
import { monthEntriesTable, monthNodesTable } from "./months.tables.ts";

/** Nodes that one statement writes. */
const BATCH_SIZE = 5000;

export interface Tree {
  monthYear: string;
  tree: (typeof monthNodesTable.$inferSelect)["tree"];
}

async function listLedgerLeaves(db: Queries, monthYear: string, positions: readonly number[]): Promise<string[]> {
  const { seq, link } = monthEntriesTable;
  const numbers = sql.param(positions.map((position) => position + 1));
  const rows = await db
    .select({ link })
    .from(monthEntriesTable)
    .where(and(eq(monthEntriesTable.monthYear, monthYear), sql`${seq} = ANY(${numbers}::int[])`))
    .orderBy(asc(seq));
  return rows.map((row) => hashLeaf(row.link));
}

async function listStandingsLeaves(db: Queries, monthYear: string, positions: readonly number[]): Promise<string[]> {
  const rows = await listStandingsRows(db, { monthYear, positions: positions.map((position) => position + 1) });
  return rows.map((row) => hashLeaf(hashRow(row)));
}

/** The hashes at positions of a level, which count from 0 and rise: leaves are computed from their rows, nodes were kept. */
export async function listHashes(
  db: Queries,
  { monthYear, tree, level }: Tree & { level: number },
  positions: readonly number[],
): Promise<string[]> {
  if (level === 0 && tree === "ledger") return listLedgerLeaves(db, monthYear, positions);
  if (level === 0) return listStandingsLeaves(db, monthYear, positions);
  const nodes = monthNodesTable;
  const isOfLevel = and(eq(nodes.monthYear, monthYear), eq(nodes.tree, tree), eq(nodes.level, level));
  const rows = await db
    .select({ hash: nodes.hash })
    .from(nodes)
    .where(and(isOfLevel, sql`${nodes.position} = ANY(${sql.param(positions)}::int[])`))
    .orderBy(asc(nodes.position));
  return rows.map((row) => row.hash);
}

/** Keeps the nodes of a level; another process that made the same ones has made the same. */
export async function createNodes(
  tx: Transaction,
  { monthYear, tree, level }: Tree & { level: number },
  hashes: readonly string[],
): Promise<void> {
  for (let from = 0; from < hashes.length; from += BATCH_SIZE) {
    const batch = sql.param(hashes.slice(from, from + BATCH_SIZE));
    await tx.execute(sql`
      INSERT INTO month_nodes (month_year, tree, level, position, hash)
      SELECT ${monthYear}, ${tree}, ${level}::int, ${from}::int + number - 1, hash
      FROM unnest(${batch}::text[]) WITH ORDINALITY AS node (hash, number)
      ON CONFLICT DO NOTHING`);
  }
}
