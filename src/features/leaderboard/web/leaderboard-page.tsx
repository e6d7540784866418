import { memo, useDeferredValue } from "react";
import { useUser } from "#features/users/web/user-context.tsx";
import { WallSides } from "#features/wall/web/wall-sides.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { useNow } from "#web/lib/use-now.ts";
import { LazySection, type LazySource, prepareSection } from "#web/page-engine/lazy-section.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { LEADERBOARD_SIZE } from "../leaderboard.rules.ts";
import { AwaitedRankingTable } from "./awaited-table.tsx";
import { ExplanationCards } from "./explanation-cards.tsx";
import { useLeaderboard } from "./leaderboard.api.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import type { MonthResultProps } from "./month-result.tsx";
import { MonthStepper } from "./month-stepper.tsx";
import type { StatsCardProps } from "./stats-card.tsx";
import { AwaitedStats, InvitationCard } from "./stats-frame.tsx";
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

/** Comes while the entries are asked for, without which there is nothing to show by it. */
const ledger = lazyPart(async () => (await import("./ledger.tsx")).Ledger);
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
  const now = useNow();
  const { current, shown, choose } = useMonth(now);
  // On a slow phone the month is named first, and its board follows.
  const monthYear = useDeferredValue(shown);
  return (
    <div className="paper">
      <div className="wrap leaderboard-sheet">
        <FitTitle as="h1" title={t.title("title")} />
        <MonthStepper now={now} monthYear={shown} onChange={choose} />
        <MonthBoard now={now} monthYear={monthYear} isOpenMonth={monthYear === current} />
      </div>
    </div>
  );
}

interface MonthBoardProps {
  now: Date | undefined;
  monthYear: string | undefined;
  isOpenMonth: boolean;
}

const MonthBoard = memo(({ now, monthYear, isOpenMonth }: MonthBoardProps) => {
  const { user } = useUser();
  const query = useLeaderboard(monthYear);
  const Ledger = useLazyPart(ledger);
  const board = query.data?.leaderboard ?? [];
  return (
    <>
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
          {Ledger === undefined ? (
            <AwaitedRankingTable placeCount={LEADERBOARD_SIZE} />
          ) : (
            <Ledger query={query} user={user} isOpenMonth={isOpenMonth} />
          )}
        </div>
        <div className="leaderboard-guide-column">
          {monthYear !== undefined && !isOpenMonth && <ClosedMonth monthYear={monthYear} user={user} />}
          {/* Nobody who has only come for the board loads it: seen, it reads at once, and only then it lives. */}
          <LazySection source={pointsGuide} className="leaderboard-guide-place" margin="0px" />
        </div>
      </div>
      <LazySection source={terms} className="leaderboard-terms-place" margin="0px" />
      <LazySection source={archive} className="leaderboard-archive-place" />
    </>
  );
});

function ClosedMonth(props: MonthResultProps) {
  const MonthResult = useLazyPart(monthResult);
  return MonthResult && <MonthResult {...props} />;
}

function OwnStats(props: StatsCardProps) {
  const StatsCard = useLazyPart(statsCard);
  return StatsCard === undefined ? <AwaitedStats /> : <StatsCard {...props} />;
}
