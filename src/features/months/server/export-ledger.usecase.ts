import { and, asc, eq, gt } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import { toCanonicalJson } from "../merkle.rules.ts";
import { CHAIN_START } from "../months.rules.ts";
import type { LedgerHead } from "../months.schema.ts";
import { listStandingsRows } from "./month-places.repository.ts";
import { monthEntriesTable } from "./months.tables.ts";
import { listDecisionLeaves } from "./publish-month.usecase.ts";
import { toLedgerEntry } from "./seal-ledger.repository.ts";

const BATCH_SIZE = 1000;

async function* exportEntries(db: Queries, month: string): AsyncGenerator<string> {
  const { monthYear, seq } = monthEntriesTable;
  let [last, previous] = [0, CHAIN_START];
  for (;;) {
    const rows = await db
      .select()
      .from(monthEntriesTable)
      .where(and(eq(monthYear, month), gt(seq, last)))
      .orderBy(asc(seq))
      .limit(BATCH_SIZE);
    let lines = "";
    for (const row of rows) {
      lines += `${toCanonicalJson(toLedgerEntry(row, previous))}\n`;
      [last, previous] = [row.seq, row.link];
    }
    if (lines !== "") yield lines;
    if (rows.length < BATCH_SIZE) return;
  }
}

async function* exportStandings(db: Queries, monthYear: string, members: number): AsyncGenerator<string> {
  for (let from = 1; from <= members; from += BATCH_SIZE) {
    const positions = Array.from({ length: BATCH_SIZE }, (_, index) => from + index);
    const rows = await listStandingsRows(db, { monthYear, positions });
    yield rows.map((row) => `${toCanonicalJson(row)}\n`).join("");
  }
}

/** A published month in lines, written while it is read: it is never in memory whole. Names nobody. */
export async function* exportLedger(db: Queries, head: LedgerHead): AsyncGenerator<string> {
  const { month, members } = head.record;
  yield `${JSON.stringify(head)}\n`;
  yield* exportEntries(db, month);
  yield* exportStandings(db, month, members);
  for (const leaf of await listDecisionLeaves(db, month)) {
    yield `${toCanonicalJson({ type: "decision-leaf", leaf })}\n`;
  }
}
