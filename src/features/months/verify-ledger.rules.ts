import { computeRoot, hashLeaf, hashText, toCanonicalJson } from "./merkle.rules.ts";
import { CHAIN_START, compareRows } from "./months.rules.ts";
import type { LedgerEntry, LedgerHead, StandingsRow } from "./months.schema.ts";
import { checkRecord, demand, toVerdict, type Verdict, type VerifiedMonth } from "./verify.rules.ts";

interface Sums {
  points: number;
  provenPoints: number;
}

/** What has been read of the file so far. */
interface Reading {
  head: LedgerHead | undefined;
  lineCount: number;
  chain: string;
  links: string[];
  sums: Map<string, Sums>;
  rows: StandingsRow[];
  rowLeaves: string[];
  decisionLeaves: string[];
}

function takeEntry(reading: Reading, entry: LedgerEntry, link: string, at: string): void {
  demand(entry.month === reading.head?.record.month, "entry", at);
  demand(entry.previous === reading.chain && entry.seq === reading.links.length + 1, "chain", at);
  demand(Number.isInteger(entry.points) && entry.points > 0, "entry", at);
  reading.chain = link;
  reading.links.push(hashLeaf(link));
  const { points, provenPoints } = reading.sums.get(entry.pseudonym) ?? { points: 0, provenPoints: 0 };
  const proven = entry.proven ? entry.points : 0;
  reading.sums.set(entry.pseudonym, { points: points + entry.points, provenPoints: provenPoints + proven });
}

/** Nothing follows from the last row but what the record says of it: it is held against that before any sum is. */
function endLedger({ links, chain }: Reading, { record }: LedgerHead): void {
  demand(links.length === record.entries, "count", "ledger");
  demand(chain === record.chain, "chain", `line ${record.entries + 1}`);
  demand(computeRoot(links) === record.ledger, "chain", "ledger");
}

/** The first rows are the ranked ones as frozen; who is not ranked follows. */
function takePlace(reading: Reading, row: StandingsRow, link: string, at: string): void {
  const { rows, sums, head } = reading;
  if (head !== undefined && rows.length === 0) endLedger(reading, head);
  const sum = sums.get(row.pseudonym);
  demand(sum?.points === row.points && sum.provenPoints === row.provenPoints, "sum", at);
  sums.delete(row.pseudonym);
  demand(row.month === head?.record.month, "place", at);
  const last = rows.at(-1);
  const isRanked = row.frozenRank !== null;
  demand(!isRanked || row.frozenRank === rows.length + 1, "rank", at);
  demand(last === undefined || !isRanked || compareRows(last, row) <= 0, "rank", at);
  const lastRank = rows.findLast(({ rank }) => rank !== null)?.rank ?? 0;
  demand(row.rank === null || (isRanked && row.rank === lastRank + 1), "rank", at);
  demand(row.prize === 0 || (row.prize > 0 && row.rank !== null && row.provenPoints > 0), "prizes", at);
  rows.push(row);
  reading.rowLeaves.push(hashLeaf(link));
}

function takeLine(reading: Reading, line: string, knownRoot: string | undefined): void {
  reading.lineCount += 1;
  const at = `line ${reading.lineCount}`;
  const value = JSON.parse(line);
  if (reading.head === undefined) {
    demand(value.format === "month-ledger/1", "unreadable", at);
    checkRecord(value.root, value.record, knownRoot);
    reading.head = value;
    return;
  }
  demand(toCanonicalJson(value) === line, "unreadable", at);
  demand(["entry", "place", "decision-leaf"].includes(value.type), "unreadable", at);
  if (value.type === "entry") takeEntry(reading, value, hashText(line), at);
  else if (value.type === "place") takePlace(reading, value, hashText(line), at);
  else reading.decisionLeaves.push(value.leaf);
}

function finish(reading: Reading): VerifiedMonth {
  demand(reading.head !== undefined, "unreadable", "line 1");
  const head = reading.head as LedgerHead;
  const { root, record } = head;
  if (reading.rows.length === 0) endLedger(reading, head);
  demand(reading.rows.length === record.members && reading.sums.size === 0, "count", "standings");
  demand(computeRoot(reading.rowLeaves) === record.standings, "place", "standings");
  const total = reading.rows.reduce((sum, { prize }) => sum + prize, 0);
  demand(total === record.prizes, "prizes", "standings");
  const out = reading.rows.filter(({ frozenRank, rank }) => frozenRank !== null && rank === null);
  const { decisionLeaves } = reading;
  demand(decisionLeaves.length === record.decisionCount && out.length === decisionLeaves.length, "count", "decisions");
  demand(computeRoot(decisionLeaves) === record.decisions, "decision", "decisions");
  return { month: record.month, root, entries: record.entries };
}

/** Checks a whole month's file, line by line, however long it is. */
export function createLedgerVerifier(knownRoot?: string): { take(line: string): void; finish(): Verdict } {
  const reading: Reading = {
    head: undefined,
    lineCount: 0,
    chain: CHAIN_START,
    links: [],
    sums: new Map(),
    rows: [],
    rowLeaves: [],
    decisionLeaves: [],
  };
  let failed: Verdict | undefined;
  const run = (check: () => VerifiedMonth): Verdict => {
    const verdict = toVerdict(check);
    return verdict.isValid || verdict.at !== "file" ? verdict : { ...verdict, at: `line ${reading.lineCount}` };
  };

  return {
    take(line) {
      if (failed !== undefined) return;
      const verdict = run(() => {
        takeLine(reading, line, knownRoot);
        return { month: "", root: "", entries: 0 };
      });
      if (!verdict.isValid) failed = verdict;
    },
    finish: () => failed ?? run(() => finish(reading)),
  };
}
