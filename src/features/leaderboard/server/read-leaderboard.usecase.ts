import { getAwardCount } from "#features/points/server/award-points.repository.ts";
import type { AppDeps } from "#server/deps.ts";
import { createEtag } from "#server/etag.ts";
import type { Leaderboard } from "../leaderboard.schema.ts";
import { listRanking } from "./ranking.repository.ts";

/** How long a board may hide what another process, or an administrator, changed. */
const BOARD_FRESH_MS = 5000;
/** Months kept; a caller who walks through all there are must not fill the memory. */
const BOARDS_MAX = 48;

/** A month's board as it goes over the wire, so that a cached answer costs no more than a file. */
export interface Board {
  json: string;
  etag: string;
}

interface CachedBoard {
  board: Promise<Board>;
  awardCount: number;
  loadedAtMs: number;
}

type Deps = Pick<AppDeps, "db" | "clock">;

async function loadBoard({ db }: Deps, monthYear: string): Promise<Board> {
  const leaderboard: Leaderboard = { leaderboard: await listRanking(db, monthYear), monthYear, filter: "all" };
  const json = JSON.stringify(leaderboard);
  return { json, etag: createEtag(json) };
}

/** Reads boards through a cache: callers at the same time share one query, and an award of this process ends it. */
export function createLeaderboardReader(deps: Deps): (monthYear: string) => Promise<Board> {
  const boards = new Map<string, CachedBoard>();

  function load(monthYear: string, nowMs: number): Promise<Board> {
    const board = loadBoard(deps, monthYear);
    if (boards.size >= BOARDS_MAX) boards.clear();
    boards.set(monthYear, { board, awardCount: getAwardCount(), loadedAtMs: nowMs });
    board.catch(() => {
      if (boards.get(monthYear)?.board === board) boards.delete(monthYear);
    });
    return board;
  }

  return (monthYear) => {
    const nowMs = deps.clock.now().getTime();
    const cached = boards.get(monthYear);
    const ageMs = nowMs - (cached?.loadedAtMs ?? 0);
    const isFresh = cached?.awardCount === getAwardCount() && ageMs >= 0 && ageMs < BOARD_FRESH_MS;
    return cached && isFresh ? cached.board : load(monthYear, nowMs);
  };
}
