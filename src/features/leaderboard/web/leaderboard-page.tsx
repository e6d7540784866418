import type { ComponentProps } from "react";
import type { User } from "#features/users/users.schema.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { WallSides } from "#features/wall/web/wall-sides.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { useNow } from "#web/lib/use-now.ts";
import { LazySection, type LazySource, prepareSection } from "#web/page-engine/lazy-section.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { LAST_PAID_RANK, LEADERBOARD_SIZE } from "../leaderboard.rules.ts";
import type { RankedEntry } from "../leaderboard.schema.ts";
import { ExplanationCards } from "./explanation-cards.tsx";
import { useLeaderboard, useStats } from "./leaderboard.api.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import type { MonthResultProps } from "./month-result.tsx";
import { MonthStepper } from "./month-stepper.tsx";
import { Ranking } from "./ranking.tsx";
import { AwaitedRankingTable, RankingTable } from "./ranking-table.tsx";
import type { StatsCardProps } from "./stats-card.tsx";
import { AwaitedStats, InvitationCard } from "./stats-frame.tsx";
import { TierLegend } from "./tier-legend.tsx";
import { useMonth } from "./use-month.ts";
import "./leaderboard-page.css";

let pointsGuide: LazySource;
let terms: LazySource;
let archive: LazySource;

/** What the route awaits before it shows the page. */
export async function prepareLeaderboardPage(): Promise<void> {
  [pointsGuide, terms, archive] = await Promise.all([
    prepareSection("points", async () => (await import("./points-guide.tsx")).PointsGuide),
    prepareSection("terms", async () => (await import("./points-terms.tsx")).PointsTerms),
    prepareSection("months", async () => (await import("./month-archive.tsx")).MonthArchive),
  ]);
}

const statsCard = lazyPart(async () => (await import("./stats-card.tsx")).StatsCard);
const monthResult = lazyPart(async () => (await import("./month-result.tsx")).MonthResult);

/** What search engines and link previews say of it. */
export const leaderboardDescription =
  "Earn points, climb the month, take the prize: the {name} leaderboard resets on the 1st at midnight US Eastern.";

/** The board and, behind it, the wall. */
export function LeaderboardPage() {
  return <WallSides board={<Board />} />;
}

function Board() {
  const t = useMessages(leaderboardMessages);
  const { user } = useUser();
  const now = useNow();
  const { current, shown: monthYear, choose } = useMonth(now);
  const isOpenMonth = monthYear === current;
  const query = useLeaderboard(monthYear);
  const board = query.data?.leaderboard ?? [];

  return (
    <div className="paper">
      <div className="wrap leaderboard-sheet">
        <FitTitle as="h1" title={t.title("title")} />
        <MonthStepper now={now} monthYear={monthYear} onChange={choose} />
        <ExplanationCards />
        <div className="leaderboard-columns">
          <div className="leaderboard-stats-column">
            {user === null || monthYear === undefined ? (
              <InvitationCard />
            ) : (
              <OwnStats user={user} monthYear={monthYear} now={isOpenMonth ? now : undefined} board={board} />
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
          <div className="leaderboard-guide-column">
            {monthYear !== undefined && !isOpenMonth && <ClosedMonth monthYear={monthYear} user={user} />}
            {/* Nobody who has only come for the board loads it: seen, it reads at once, and only then it lives. */}
            <LazySection source={pointsGuide} className="leaderboard-guide-place" margin="0px" />
          </div>
        </div>
        <LazySection source={terms} className="leaderboard-terms-place" margin="0px" />
        <LazySection source={archive} className="leaderboard-archive-place" />
      </div>
    </div>
  );
}

function ClosedMonth(props: MonthResultProps) {
  const MonthResult = useLazyPart(monthResult);
  return MonthResult && <MonthResult {...props} />;
}

function OwnStats(props: StatsCardProps) {
  const StatsCard = useLazyPart(statsCard);
  return StatsCard === undefined ? <AwaitedStats /> : <StatsCard {...props} />;
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
  const table = { entries, monthYear, placeCount, hasPrizes: true, isOpenMonth };
  return (
    <>
      {user === null ? <RankingTable {...table} userId={undefined} /> : <OwnRankingTable {...table} user={user} />}
      <p className="cap muted leaderboard-foot">
        {emptyCount > 0 ? t("paidPlacesOpen", { count: emptyCount }) : t("shown", { count: LEADERBOARD_SIZE })}
      </p>
      <TierLegend />
    </>
  );
}

type OwnRankingTableProps = Omit<ComponentProps<typeof RankingTable>, "userId" | "ownEntry"> & { user: User };

/** The ledger of a member, with their own row below it when they rank too low for the list. */
function OwnRankingTable({ user, ...table }: OwnRankingTableProps) {
  const { data } = useStats(user.id, table.monthYear);
  const rank = data?.stats.rank ?? null;
  const isListed = rank === null || table.entries.some((entry) => entry.user.id === user.id);
  const { totalPoints = 0, provenPoints = 0 } = data?.stats ?? {};
  const ownEntry = isListed ? undefined : { rank, totalPoints, provenPoints, user };
  return <RankingTable {...table} userId={user.id} ownEntry={ownEntry} />;
}
