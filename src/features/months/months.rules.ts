import { hashText, toCanonicalJson } from "./merkle.rules.ts";
import type { DecisionRow, LedgerEntry, StandingsRow } from "./months.schema.ts";

/** What the first row of a ledger names as the one before it. */
export const CHAIN_START = "0".repeat(64);

/** The link of a row: the SHA-256 of its canonical JSON, which names the link before it. */
export function hashRow(row: LedgerEntry | StandingsRow | DecisionRow): string {
  return hashText(toCanonicalJson(row));
}

/** Commits to a reason; the salt keeps everybody from trying out what it may have said. */
export function hashReason(salt: string, reason: string): string {
  return hashText(`${salt}\n${reason}`);
}

type Ranked = Pick<StandingsRow, "provenPoints" | "points" | "judgedBy" | "reachedAt">;

/** The order of the board. Of two that are equal in all of it the one that registered first stands first. */
export function compareRows(a: Ranked, b: Ranked): number {
  return (
    b.provenPoints - a.provenPoints ||
    b.points - a.points ||
    b.judgedBy - a.judgedBy ||
    (a.reachedAt < b.reachedAt ? -1 : a.reachedAt > b.reachedAt ? 1 : 0)
  );
}

export interface ReviewedRow {
  provenPoints: number;
  isDisqualified: boolean;
  isPayable: boolean;
}

/**
 * Places and prizes after the review, for the ranked rows in the board's order: the next one moves up where somebody was
 * disqualified, and a prize passes a place that is not payable.
 */
export function settlePlaces<Row extends ReviewedRow>(
  rows: readonly Row[],
  ladder: readonly number[],
): { row: Row; rank: number | null; prize: number }[] {
  let [rank, paid] = [0, 0];
  return rows.map((row) => {
    if (row.isDisqualified) return { row, rank: null, prize: 0 };
    rank += 1;
    const prize = row.isPayable && row.provenPoints > 0 ? (ladder[paid] ?? 0) : 0;
    if (prize > 0) paid += 1;
    return { row, rank, prize };
  });
}
