import { findLastRoot } from "#features/months/server/publish-month.usecase.ts";
import { readClosedRanking } from "#features/months/server/read-closed-ranking.usecase.ts";
import { getMonthStart, getMonthYear, shiftMonth } from "#features/points/points.rules.ts";
import { getAwardCount } from "#features/points/server/award-points.repository.ts";
import { isPayable } from "#features/prizes/prizes.rules.ts";
import { readPrizeConditions } from "#features/prizes/server/read-prize-conditions.usecase.ts";
import { readSince } from "#server/db/read-replica.ts";
import type { AppDeps } from "#server/deps.ts";
import { createEtag } from "#server/etag.ts";
import { getPrize, LEADERBOARD_SIZE } from "../leaderboard.rules.ts";
import type { Leaderboard, RankedEntry } from "../leaderboard.schema.ts";
import { listRanking } from "./ranking.repository.ts";

/** How long a board may hide what this process did not hear of. */
const BOARD_FRESH_MS = 5000;
/** The same where a standby answers, which may hear of an award after this process has. */
const STANDBY_FRESH_MS = 1000;
/** The longest that the board waits for what the chain says of wallets. */
const CHAIN_WAIT_MS = 800;
/** Months kept; a caller who walks through all there are must not fill the memory. */
const BOARDS_MAX = 48;

/** A month's board as it goes over the wire, encoded once, so that a cached answer costs no more than a file. */
export interface Board {
  json: Buffer;
  etag: string;
  /** Month and root of what was published last, for every answer to carry. */
  lastRoot: string | undefined;
}

interface CachedBoard {
  /** A promise while it is asked for. */
  board: Board | Promise<Board>;
  awardCount: number;
  loadedAtMs: number;
  /** Whatever was written up to here stands on it. */
  position: bigint;
}

type Deps = Pick<AppDeps, "config" | "db" | "replica" | "clock" | "log" | "chain">;

/** Only proven points win a prize, and only who has what a prize needs by the month's close is paid. */
async function addPrizes(deps: Deps, entries: RankedEntry[], monthYear: string): Promise<RankedEntry[]> {
  const winners = entries.filter(({ rank, provenPoints }) => getPrize(rank) > 0 && provenPoints > 0);
  const userIds = winners.map(({ user }) => user.id);
  const closesAt = getMonthStart(shiftMonth(monthYear, 1));
  const conditions = await readPrizeConditions(deps, userIds, closesAt, { maxWaitMs: CHAIN_WAIT_MS });
  return entries.map((entry) => {
    if (!winners.includes(entry)) return entry;
    const own = conditions.get(entry.user.id);
    const status = own !== undefined && isPayable(own) ? "payable" : "to-claim";
    return { ...entry, prize: { tokens: getPrize(entry.rank), status } };
  });
}

/** A month that is over reads what was frozen, and once published with the prizes that it has. */
async function listEntries(deps: Deps, monthYear: string): Promise<RankedEntry[]> {
  const isOver = monthYear < getMonthYear(deps.clock.now());
  const closed = isOver ? await readClosedRanking(deps.db, monthYear, LEADERBOARD_SIZE) : undefined;
  if (closed === undefined) return addPrizes(deps, await listRanking(deps.db, monthYear), monthYear);
  const entries = closed.entries.map(({ prize: tokens, ...entry }): RankedEntry => {
    return tokens > 0 ? { ...entry, prize: { tokens } } : entry;
  });
  return closed.isPublished ? entries : addPrizes(deps, entries, monthYear);
}

async function loadBoard(deps: Deps, monthYear: string): Promise<Board> {
  const entries = await listEntries(deps, monthYear);
  const last = await findLastRoot(deps.db);
  const leaderboard: Leaderboard = { leaderboard: entries, monthYear, filter: "all" };
  const json = Buffer.from(JSON.stringify(leaderboard));
  return { json, etag: createEtag(json), lastRoot: last && `${last.monthYear} ${last.root}` };
}

/**
 * Reads boards through a cache: callers at the same time share one query, and an award ends it. A board that is there comes
 * at once and not as a promise, which would cost a crowd of readers more than all else that is done for them here.
 */
export function createLeaderboardReader(deps: Deps): (monthYear: string, position?: bigint) => Board | Promise<Board> {
  const boards = new Map<string, CachedBoard>();
  const freshMs = deps.replica === undefined ? BOARD_FRESH_MS : STANDBY_FRESH_MS;

  function load(monthYear: string, position: bigint, nowMs: number): Promise<Board> {
    const board = readSince(deps, position, (db) => loadBoard({ ...deps, db }, monthYear));
    if (boards.size >= BOARDS_MAX) boards.clear();
    const cached: CachedBoard = { board, awardCount: getAwardCount(), loadedAtMs: nowMs, position };
    boards.set(monthYear, cached);
    board.then(
      (loaded) => {
        cached.board = loaded;
      },
      () => {
        if (boards.get(monthYear) === cached) boards.delete(monthYear);
      },
    );
    return board;
  }

  return (monthYear, position = 0n) => {
    const nowMs = deps.clock.now().getTime();
    const cached = boards.get(monthYear);
    const ageMs = nowMs - (cached?.loadedAtMs ?? 0);
    const isFresh = cached?.awardCount === getAwardCount() && ageMs >= 0 && ageMs < freshMs;
    return cached && isFresh && cached.position >= position ? cached.board : load(monthYear, position, nowMs);
  };
}
