import { type ComponentProps, useState } from "react";
import { getMonthYear } from "#features/points/points.rules.ts";
import type { User } from "#features/users/users.schema.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { useNow } from "#web/lib/use-now.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { LAST_PAID_RANK, LEADERBOARD_SIZE } from "../leaderboard.rules.ts";
import type { RankedEntry } from "../leaderboard.schema.ts";
import { ExplanationCards } from "./explanation-cards.tsx";
import { useLeaderboard, useStats } from "./leaderboard.api.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import { MonthStepper } from "./month-stepper.tsx";
import { PointValues } from "./point-values.tsx";
import { Ranking } from "./ranking.tsx";
import { AwaitedRankingTable, RankingTable } from "./ranking-table.tsx";
import { InvitationCard, StatsCard } from "./stats-card.tsx";
import "./leaderboard-page.css";
import "./pro-tips.css";

/** How to earn more, and what each thing is worth. */
function ProTips() {
  const t = useMessages(leaderboardMessages);
  const tips = [t("tipShare"), t("tipDaily"), t("tipOnce"), t("tipTies")];
  return (
    <section className="leaderboard-tips">
      <h2 className="display t4 w-75">{t("tipsTitle")}</h2>
      <ol>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
      <h2 className="display t4 w-75">{t("pointValues")}</h2>
      <PointValues />
    </section>
  );
}

/** What search engines and link previews say of it. */
export const leaderboardDescription =
  "Earn points, climb the month, take the prize: the {name} leaderboard resets on the 1st at midnight US Eastern.";

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
    <div className="paper">
      <div className="wrap leaderboard-sheet">
        <FitTitle as="h1" title={t.title("title")} />
        <MonthStepper now={now} monthYear={monthYear} onChange={handleMonthChange} />
        <ExplanationCards />
        <div className="leaderboard-columns">
          <div className="leaderboard-stats-column">
            {user === null || monthYear === undefined ? (
              <InvitationCard />
            ) : (
              <StatsCard user={user} monthYear={monthYear} now={isOpenMonth ? now : undefined} board={board} />
            )}
          </div>
          <div className="leaderboard-ledger">
            <Ranking
              query={query}
              isOpenMonth={isOpenMonth}
              awaited={<AwaitedRankingTable placeCount={LEADERBOARD_SIZE} />}
            >
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
