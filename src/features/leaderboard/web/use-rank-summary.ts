import { useMessages } from "#web/i18n/messages.ts";
import { LEADERBOARD_SIZE } from "../leaderboard.rules.ts";
import type { RankedEntry, Stats } from "../leaderboard.schema.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import { useOrdinal } from "./use-formats.ts";

interface RankSummaryOptions {
  isStaff: boolean;
  board: RankedEntry[];
}

/** What stands under the member's total: the unit, the rank, and how far it is to the next one. */
export function useRankSummary({ totalPoints, rank }: Stats, { isStaff, board }: RankSummaryOptions): string[] {
  const t = useMessages(leaderboardMessages);
  const writePlace = useOrdinal();
  const unit = t("statsPoints", { count: totalPoints });
  if (isStaff) return [unit, t("statsStaff")];
  if (rank === null) return [unit, t("statsUnranked")];
  const summary = [unit, t("statsRank", { rank })];

  if (rank === 1) {
    const second = board[1];
    if (second === undefined) return summary;
    return [...summary, t("statsLead", { count: totalPoints - second.totalPoints, place: writePlace(2) })];
  }
  const isOnBoard = rank <= LEADERBOARD_SIZE + 1;
  const target = isOnBoard ? board[rank - 2] : board[LEADERBOARD_SIZE - 1];
  // A board that is some seconds older or newer than the stats can say nothing of use.
  if (target === undefined || target.totalPoints < totalPoints) return summary;
  // An equal total ranks behind whoever had it first, so it takes one point more.
  const points = target.totalPoints - totalPoints + 1;
  return [
    ...summary,
    isOnBoard
      ? t("statsGap", { points, place: writePlace(rank - 1) })
      : t("statsGapToBoard", { points, count: LEADERBOARD_SIZE }),
  ];
}
