import { useMessages } from "#web/i18n/messages.ts";
import { countPointsTo, LEADERBOARD_SIZE } from "../leaderboard.rules.ts";
import type { RankedEntry, Stats } from "../leaderboard.schema.ts";
import { statsMessages } from "./stats.messages.ts";

export interface RankSummaryOptions {
  isStaff: boolean;
  isOpenMonth: boolean;
  board: RankedEntry[];
}

/** What stands under the member's total: the unit, the rank, and how far it is to the next one. */
export function useRankSummary(stats: Stats, { isStaff, isOpenMonth, board }: RankSummaryOptions): string[] {
  const t = useMessages(statsMessages);
  const { totalPoints, rank } = stats;
  const unit = t("points", { count: totalPoints });
  if (isStaff) return [unit, t("staff")];
  if (rank === null) return [unit, t(isOpenMonth ? "unranked" : "unrankedThen")];
  const summary = [unit, t("rank", { rank })];

  if (rank === 1) {
    const second = board[1];
    if (second === undefined) return summary;
    const lead = countPointsTo(second, stats) - 1;
    return lead > 0 ? [...summary, t("lead", { count: lead, rank: 2 })] : summary;
  }
  const isOnBoard = rank <= LEADERBOARD_SIZE + 1;
  const target = isOnBoard ? board[rank - 2] : board[LEADERBOARD_SIZE - 1];
  const count = target === undefined ? 0 : countPointsTo(stats, target);
  // A board that is some seconds older or newer than the stats can say nothing of use.
  if (count <= 0) return summary;
  return [
    ...summary,
    isOnBoard ? t("gap", { count, rank: rank - 1 }) : t("gapToBoard", { count, last: LEADERBOARD_SIZE }),
  ];
}
