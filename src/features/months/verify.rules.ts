import { followPath, hashLeaf, hashText, toCanonicalJson } from "./merkle.rules.ts";
import { hashReason } from "./months.rules.ts";
import type { MonthProof, MonthRecord } from "./months.schema.ts";

/** What can be wrong with a file; the page and the command word it. */
export type VerifyProblem =
  | "unreadable"
  | "other-root"
  | "record"
  | "place"
  | "entry"
  | "chain"
  | "count"
  | "sum"
  | "rank"
  | "prizes"
  | "decision";

export interface VerifiedMonth {
  month: string;
  root: string;
  /** Rows of the ledger that were checked. */
  entries: number;
}

export type Verdict =
  | { isValid: true; verified: VerifiedMonth }
  /** `at` names the part of the file: `record`, `entries[3]`, `line 17`. */
  | { isValid: false; problem: VerifyProblem; at: string };

/** Ends a check at the first thing that is wrong. */
class VerifyFailure extends Error {
  readonly problem: VerifyProblem;
  readonly at: string;

  constructor(problem: VerifyProblem, at: string) {
    super(`${problem} at ${at}`);
    this.problem = problem;
    this.at = at;
  }
}

export function demand(isTrue: boolean, problem: VerifyProblem, at: string): void {
  if (!isTrue) throw new VerifyFailure(problem, at);
}

/** Whatever a changed file makes our code stumble over is a failed check, and never an accident. */
export function toVerdict(check: () => VerifiedMonth): Verdict {
  try {
    return { isValid: true, verified: check() };
  } catch (error) {
    if (error instanceof VerifyFailure) return { isValid: false, problem: error.problem, at: error.at };
    return { isValid: false, problem: "unreadable", at: "file" };
  }
}

/** A root that is known from elsewhere (the feed, the header, a post) must be the file's own. */
export function checkRecord(root: string, record: MonthRecord, knownRoot: string | undefined): void {
  demand(hashText(toCanonicalJson(record)) === root, "record", "record");
  demand(knownRoot === undefined || knownRoot.toLowerCase() === root, "other-root", "root");
}

function isLeafOf(root: string, row: { month: string }, place: { index: number; count: number }, path: string[]) {
  return followPath(hashLeaf(hashText(toCanonicalJson(row))), place, path) === root;
}

function checkPlace({ record, place: { row, index, path } }: MonthProof): void {
  const isListed = row.month === record.month && row.type === "place";
  demand(isListed && isLeafOf(record.standings, row, { index, count: record.members }, path), "place", "place");
}

function checkEntries({ record, place: { row }, entries }: MonthProof): void {
  let [points, provenPoints, lastSeq] = [0, 0, 0];
  entries.forEach(({ entry, path }, position) => {
    const at = `entries[${position}]`;
    const isTheirs = entry.type === "entry" && entry.month === record.month && entry.pseudonym === row.pseudonym;
    // A row that stands there twice would make a missing one good.
    demand(isTheirs && entry.seq > lastSeq, "entry", at);
    demand(isLeafOf(record.ledger, entry, { index: entry.seq - 1, count: record.entries }, path), "entry", at);
    lastSeq = entry.seq;
    points += entry.points;
    provenPoints += entry.proven ? entry.points : 0;
  });
  // Points are positive, so that a sum that adds up also says that no row was left out.
  demand(points === row.points && provenPoints === row.provenPoints, "sum", "entries");
}

function checkDecision({ record, place: { row }, decision }: MonthProof): void {
  const isDecidedUpon = row.frozenRank !== null && row.rank === null;
  demand(isDecidedUpon === (decision !== null), "decision", "decision");
  if (decision === null) return;
  const { row: decided, index, path, reason, salt } = decision;
  const isTheirs = decided.type === "decision" && decided.month === record.month && decided.pseudonym === row.pseudonym;
  const place = { index, count: record.decisionCount };
  demand(isTheirs && isLeafOf(record.decisions, decided, place, path), "decision", "decision");
  demand(hashReason(salt, reason) === decided.reasonHash, "decision", "decision.reason");
}

/** Checks a member's proof without the server. A root that is known from elsewhere makes it worth more. */
export function verifyProof(file: unknown, knownRoot?: string): Verdict {
  return toVerdict(() => {
    const proof = file as MonthProof;
    demand(proof.format === "month-proof/1", "unreadable", "format");
    checkRecord(proof.root, proof.record, knownRoot);
    checkPlace(proof);
    checkEntries(proof);
    checkDecision(proof);
    return { month: proof.record.month, root: proof.root, entries: proof.entries.length };
  });
}
