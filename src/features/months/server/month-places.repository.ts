import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { StandingsRow } from "../months.schema.ts";
import {
  monthDecisionsTable,
  monthMembersTable,
  monthPaymentsTable,
  monthPlacesTable,
  monthStandingsTable,
} from "./months.tables.ts";

const standings = monthStandingsTable;

/** A row of another table about the same member in the same month. */
function isSameMember(table: typeof monthMembersTable | typeof monthPlacesTable | typeof monthPaymentsTable): SQL {
  return sql`${table.monthYear} = ${standings.monthYear} AND ${table.pseudonym} = ${standings.pseudonym}`;
}

const isDecided = sql`${monthDecisionsTable.monthYear} = ${standings.monthYear}
  AND ${monthDecisionsTable.pseudonym} = ${standings.pseudonym} AND ${monthDecisionsTable.takenBackAt} IS NULL`;

function selectPlaces(db: Queries) {
  return db
    .select({
      place: standings,
      rank: monthPlacesTable.rank,
      prize: monthPlacesTable.prize,
      user: usersTable,
      signature: monthPaymentsTable.signature,
      decision: monthDecisionsTable,
    })
    .from(standings)
    .innerJoin(monthMembersTable, isSameMember(monthMembersTable))
    .innerJoin(usersTable, eq(usersTable.id, monthMembersTable.userId))
    .leftJoin(monthPlacesTable, isSameMember(monthPlacesTable))
    .leftJoin(monthPaymentsTable, isSameMember(monthPaymentsTable))
    .leftJoin(monthDecisionsTable, isDecided);
}
export type FoundPlace = Awaited<ReturnType<typeof selectPlaces>>[number];

/** The ranked ones as frozen, behind a position. */
export function listFrozenPlaces(
  db: Queries,
  { monthYear, after = 0, limit }: { monthYear: string; after?: number; limit: number },
): Promise<FoundPlace[]> {
  return selectPlaces(db)
    .where(and(eq(standings.monthYear, monthYear), isNotNull(standings.frozenRank), gt(standings.position, after)))
    .orderBy(asc(standings.position))
    .limit(limit);
}

export async function countRanked(db: Queries, monthYear: string): Promise<number> {
  return db.$count(standings, and(eq(standings.monthYear, monthYear), isNotNull(standings.frozenRank)));
}

/** The ranked ones as the review left them. */
export function listSettledPlaces(
  db: Queries,
  { monthYear, limit }: { monthYear: string; limit: number },
): Promise<FoundPlace[]> {
  return selectPlaces(db)
    .where(and(eq(standings.monthYear, monthYear), isNotNull(monthPlacesTable.rank)))
    .orderBy(asc(monthPlacesTable.rank))
    .limit(limit);
}

export function listPrizes(db: Queries, monthYear: string): Promise<FoundPlace[]> {
  return selectPlaces(db)
    .where(and(eq(standings.monthYear, monthYear), gt(monthPlacesTable.prize, 0)))
    .orderBy(asc(monthPlacesTable.rank));
}

/** Everybody who kept a place. */
export async function listRankedMembers(db: Queries, monthYear: string): Promise<string[]> {
  const { userId, pseudonym, monthYear: month } = monthMembersTable;
  const isTheirs = and(eq(monthPlacesTable.monthYear, month), eq(monthPlacesTable.pseudonym, pseudonym));
  const rows = await db
    .select({ userId })
    .from(monthMembersTable)
    .innerJoin(monthPlacesTable, isTheirs)
    .where(eq(month, monthYear));
  return rows.map((row) => row.userId);
}

interface CandidateSearch {
  monthYear: string;
  mayWin: SQL | undefined;
  after: number;
  to: number;
  limit: number;
}

/** Who could win a prize and has what `mayWin` asks for, in the board's order, behind a position and up to another. */
export function listCandidates(
  db: Queries,
  { monthYear, mayWin, after, to, limit }: CandidateSearch,
): Promise<FoundPlace[]> {
  const isCandidate = and(
    isNotNull(standings.frozenRank),
    gt(standings.provenPoints, 0),
    isNull(monthDecisionsTable.id),
    isNull(usersTable.disabledAt),
    mayWin,
  );
  return selectPlaces(db)
    .where(
      and(eq(standings.monthYear, monthYear), isCandidate, gt(standings.position, after), lte(standings.position, to)),
    )
    .orderBy(asc(standings.position))
    .limit(limit);
}

export async function findPlace(db: Queries, monthYear: string, pseudonym: string): Promise<FoundPlace | undefined> {
  const [place] = await selectPlaces(db).where(
    and(eq(standings.monthYear, monthYear), eq(standings.pseudonym, pseudonym)),
  );
  return place;
}

export async function findPseudonym(db: Queries, monthYear: string, userId: string): Promise<string | undefined> {
  const { pseudonym, monthYear: month, userId: member } = monthMembersTable;
  const [row] = await db
    .select({ pseudonym })
    .from(monthMembersTable)
    .where(and(eq(month, monthYear), eq(member, userId)));
  return row?.pseudonym;
}

/** Gives everybody who is ranked and not disqualified their place, and the winners their prizes. */
export async function createPlaces(
  tx: Transaction,
  monthYear: string,
  prizes: readonly { pseudonym: string; prize: number }[],
): Promise<void> {
  const winners = prizes.map(({ pseudonym }) => pseudonym);
  const amounts = prizes.map(({ prize }) => prize);
  await tx.execute(sql`
    INSERT INTO month_places (month_year, pseudonym, rank, prize)
    SELECT s.month_year, s.pseudonym, row_number() OVER (ORDER BY s.position), coalesce(won.prize, 0)
    FROM month_standings AS s
    LEFT JOIN unnest(${sql.param(winners)}::text[], ${sql.param(amounts)}::int[]) AS won (pseudonym, prize)
      ON won.pseudonym = s.pseudonym
    WHERE s.month_year = ${monthYear} AND s.frozen_rank IS NOT NULL AND NOT EXISTS (
      SELECT FROM month_decisions AS d
      WHERE d.month_year = s.month_year AND d.pseudonym = s.pseudonym AND d.taken_back_at IS NULL
    )`);
}

export async function deletePlaces(tx: Transaction, monthYear: string): Promise<void> {
  await tx.delete(monthPlacesTable).where(eq(monthPlacesTable.monthYear, monthYear));
}

type StoredPlace = Pick<FoundPlace, "place" | "rank" | "prize">;

/** The row as files and hashes have it. */
export function toStandingsRow({ place, rank, prize }: StoredPlace): StandingsRow {
  return {
    type: "place",
    month: place.monthYear,
    pseudonym: place.pseudonym,
    frozenRank: place.frozenRank,
    rank,
    points: place.points,
    provenPoints: place.provenPoints,
    judgedBy: place.judgedBy,
    reachedAt: place.reachedAt.toISOString(),
    prize: prize ?? 0,
  };
}

/** Rows of the month's file by their positions, which count from 1. */
export async function listStandingsRows(
  db: Queries,
  { monthYear, positions }: { monthYear: string; positions: readonly number[] },
): Promise<StandingsRow[]> {
  const rows = await db
    .select({ place: standings, rank: monthPlacesTable.rank, prize: monthPlacesTable.prize })
    .from(standings)
    .leftJoin(monthPlacesTable, isSameMember(monthPlacesTable))
    .where(and(eq(standings.monthYear, monthYear), sql`${standings.position} = ANY(${sql.param(positions)}::int[])`))
    .orderBy(asc(standings.position));
  return rows.map(toStandingsRow);
}

/** Positions of the disqualified. */
export async function listDecidedPositions(db: Queries, monthYear: string): Promise<number[]> {
  const rows = await db
    .select({ position: standings.position })
    .from(standings)
    .innerJoin(monthDecisionsTable, isDecided)
    .where(eq(standings.monthYear, monthYear));
  return rows.map(({ position }) => position);
}
