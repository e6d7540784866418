import { type ComponentProps, useState } from "react";
import type { User } from "#features/auth/auth.schema.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { getMonthYear, LAST_PAID_RANK, LEADERBOARD_SIZE } from "../leaderboard.rules.ts";
import type { RankedEntry } from "../leaderboard.schema.ts";
import { ExplanationCards } from "./explanation-cards.tsx";
import { useLeaderboard, useStats } from "./leaderboard.api.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import "./leaderboard-page.css";
import { MonthRail } from "./month-rail.tsx";
import { ProTips } from "./pro-tips.tsx";
import { Ranking } from "./ranking.tsx";
import { RankingTable } from "./ranking-table.tsx";
import { InvitationSlip, StatsSlip } from "./stats-slip.tsx";
import { useNow } from "./use-now.ts";

export function LeaderboardPage() {
  const t = useMessages(leaderboardMessages);
  const { user } = useUser();
  const now = useNow();
  const [chosenMonth, setChosenMonth] = useState<string>();
  const currentMonth = now && getMonthYear(now);
  // Without a choice the page follows the clock into the next month.
  const monthYear = chosenMonth ?? currentMonth;
  const isOpenMonth = monthYear === currentMonth;
  const query = useLeaderboard(monthYear);
  const board = query.data?.leaderboard ?? [];

  function handleMonthChange(month: string) {
    setChosenMonth(month === currentMonth ? undefined : month);
  }

  return (
    <div className="leaderboard paper">
      <div className="wrap leaderboard-sheet">
        <FitTitle as="h1" title={t.title("title")} />
        <MonthRail now={now} monthYear={monthYear} onChange={handleMonthChange} />
        <ExplanationCards />
        <div className="leaderboard-columns">
          <div className="leaderboard-slip-column">
            {user === null || monthYear === undefined ? (
              <InvitationSlip />
            ) : (
              <StatsSlip user={user} monthYear={monthYear} now={isOpenMonth ? now : undefined} board={board} />
            )}
          </div>
          <div className="leaderboard-ledger">
            <Ranking query={query} isOpenMonth={isOpenMonth} skeletonRows={LEADERBOARD_SIZE}>
              {(entries, month) => <Ledger entries={entries} monthYear={month} user={user} isOpenMonth={isOpenMonth} />}
            </Ranking>
          </div>
          <ProTips />
        </div>
      </div>
    </div>
  );
}

interface LedgerProps {
  entries: RankedEntry[];
  monthYear: string;
  user: User | null;
  isOpenMonth: boolean;
}

function Ledger({ entries, monthYear, user, isOpenMonth }: LedgerProps) {
  const t = useMessages(leaderboardMessages);
  const placeCount = isOpenMonth ? LAST_PAID_RANK : 0;
  const emptyCount = placeCount - entries.length;
  const table = { entries, monthYear, placeCount, hasPrizes: true };
  return (
    <>
      {user === null ? <RankingTable {...table} userId={undefined} /> : <OwnRankingTable {...table} user={user} />}
      <p className="cap muted leaderboard-foot">
        {emptyCount > 0 ? t("paidPlacesOpen", { count: emptyCount }) : t("shown", { count: LEADERBOARD_SIZE })}
      </p>
    </>
  );
}

type OwnRankingTableProps = Omit<ComponentProps<typeof RankingTable>, "userId" | "ownEntry"> & { user: User };

/** The ledger of a member, with their own row below it when they rank too low for the list. */
function OwnRankingTable({ user, ...table }: OwnRankingTableProps) {
  const { data } = useStats(user.id, table.monthYear);
  const rank = data?.stats.rank ?? null;
  const isListed = rank === null || table.entries.some((entry) => entry.user.id === user.id);
  const ownEntry = isListed ? undefined : { rank, totalPoints: data?.stats.totalPoints ?? 0, user };
  return <RankingTable {...table} userId={user.id} ownEntry={ownEntry} />;
}
