import { computePaths, computeRoot, hashLeaf, hashText, toCanonicalJson } from "#features/months/merkle.rules.ts";
import { CHAIN_START, compareRows, hashReason, hashRow, settlePlaces } from "#features/months/months.rules.ts";
import type {
  DecisionRow,
  LedgerEntry,
  LedgerHead,
  MonthProof,
  MonthRecord,
  StandingsRow,
} from "#features/months/months.schema.ts";

export interface PlannedAward {
  /** Number of the member. */
  member: number;
  points: number;
  proven: boolean;
}

const MONTH = "2026-10";
const AT = "2026-10-05T12:00:00.000Z";
const SALT = "5a".repeat(16);

/** A published month made by the rules alone, and the files that its members and its auditors get. */
export function buildClosedMonth(awards: readonly PlannedAward[], disqualified: readonly number[] = []) {
  const toPseudonym = (member: number) => member.toString(16).padStart(32, "0");
  let previous = CHAIN_START;
  const entries = awards.map(({ member, points, proven }, index): LedgerEntry => {
    const facts = { type: "entry", month: MONTH, action: "meme_generated", at: AT, points, proven, previous } as const;
    const entry = { ...facts, seq: index + 1, pseudonym: toPseudonym(member) };
    previous = hashRow(entry);
    return entry;
  });
  const totals = [...new Set(awards.map(({ member }) => member))].map((member) => {
    const theirs = awards.filter((award) => award.member === member);
    const sum = (list: readonly PlannedAward[]) => list.reduce((total, { points }) => total + points, 0);
    const [points, provenPoints] = [sum(theirs), sum(theirs.filter(({ proven }) => proven))];
    const isDisqualified = disqualified.includes(member);
    return { member, points, provenPoints, judgedBy: 0, reachedAt: AT, isDisqualified, isPayable: true };
  });
  const rows = settlePlaces(totals.sort(compareRows), [5000, 3000, 2000]).map(
    ({ row: { member, isDisqualified, isPayable, ...row }, rank, prize }, index): StandingsRow => ({
      ...row,
      type: "place",
      month: MONTH,
      pseudonym: toPseudonym(member),
      frozenRank: index + 1,
      rank,
      prize,
    }),
  );
  const reason = "One hand, five accounts";
  const decisions = rows
    .filter(({ rank }) => rank === null)
    .map(({ pseudonym }): DecisionRow => {
      const facts = { type: "decision", month: MONTH, category: "several-accounts", decidedAt: AT } as const;
      return { ...facts, pseudonym, reasonHash: hashReason(SALT, reason) };
    });
  const toLeaf = (row: object) => hashLeaf(hashText(toCanonicalJson(row as StandingsRow)));
  const leaves = { entries: entries.map(toLeaf), rows: rows.map(toLeaf), decisions: decisions.map(toLeaf) };
  const record: MonthRecord = {
    type: "month",
    version: 1,
    month: MONTH,
    frozenAt: "2026-11-01T04:00:05.000Z",
    publishedAt: "2026-11-03T12:00:00.000Z",
    entries: entries.length,
    chain: previous,
    ledger: computeRoot(leaves.entries),
    members: rows.length,
    standings: computeRoot(leaves.rows),
    decisionCount: decisions.length,
    decisions: computeRoot(leaves.decisions),
    prizes: rows.reduce((sum, { prize }) => sum + prize, 0),
    previous: null,
  };
  const root = hashText(toCanonicalJson(record));

  function buildProof(member: number): MonthProof {
    const pseudonym = toPseudonym(member);
    const index = rows.findIndex((row) => row.pseudonym === pseudonym);
    const own = entries.filter((entry) => entry.pseudonym === pseudonym);
    const paths = computePaths(
      leaves.entries,
      own.map(({ seq }) => seq - 1),
    );
    const decided = decisions.findIndex((row) => row.pseudonym === pseudonym);
    const pathOf = (list: string[], at: number) => computePaths(list, [at])[0] ?? [];
    return {
      format: "month-proof/1",
      root,
      record,
      place: { row: rows[index] as StandingsRow, index, path: pathOf(leaves.rows, index) },
      entries: own.map((entry, position) => ({ entry, path: paths[position] ?? [] })),
      decision:
        decided < 0
          ? null
          : {
              row: decisions[decided] as DecisionRow,
              reason,
              salt: SALT,
              index: decided,
              path: pathOf(leaves.decisions, decided),
            },
    };
  }

  const head: LedgerHead = { format: "month-ledger/1", root, record };
  const lines = [
    JSON.stringify(head),
    ...entries.map((row) => toCanonicalJson(row)),
    ...rows.map((row) => toCanonicalJson(row)),
    ...leaves.decisions.map((leaf) => toCanonicalJson({ type: "decision-leaf", leaf })),
  ];
  return { root, record, entries, rows, lines, buildProof };
}
