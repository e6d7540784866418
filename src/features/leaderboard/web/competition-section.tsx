import { getMonthYear } from "#features/points/points.rules.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import "./competition-section.css";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";
import { useNow } from "#web/lib/use-now.ts";
import { competitionMessages } from "./competition.messages.ts";
import { useLeaderboard } from "./leaderboard.api.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import { ResetCountdown } from "./month-stepper.tsx";
import { PointValues, Prizes } from "./point-values.tsx";
import { Ranking } from "./ranking.tsx";
import { RankingTable } from "./ranking-table.tsx";
import { useMonthName } from "./use-formats.ts";

const PREVIEW_SIZE = 8;

const weekWinners = lazyPart(async () => (await import("#features/wall/web/week-winners.tsx")).WeekWinners);

/** The home page's look at the month: what counts, what it pays, and who leads. */
export function CompetitionSection() {
  const t = useMessages(competitionMessages);
  const words = useMessages(leaderboardMessages);
  const { user } = useUser();
  const now = useNow();
  const query = useLeaderboard(now && getMonthYear(now));
  // What is no more than an extra is left out where it does not come.
  const WeekWinners = useLazyPart(weekWinners, { onFailure: reportError });
  return (
    <section id="leaderboard" className="leaderboard-competition paper comb-start" aria-label={t("competitionTitle")}>
      <div className="wrap section">
        <div className="leaderboard-competition-terms">
          <CompetitionMonth now={now} />
          <FitTitle title={[t.title("monthly"), t.title("competition")]} />
          <p className="lead">{t("competitionText")}</p>
          <h3 className="cap">{t("pointValues")}</h3>
          <PointValues />
          <h3 className="cap">{words("prizesInTokens")}</h3>
          <Prizes />
        </div>
        <div className="leaderboard-competition-ranking">
          <Ranking query={query} isOpenMonth awaited={<RankingSkeleton rowCount={PREVIEW_SIZE} />}>
            {(entries, monthYear) => (
              <RankingTable
                entries={entries.slice(0, PREVIEW_SIZE)}
                monthYear={monthYear}
                userId={user?.id}
                placeCount={PREVIEW_SIZE}
              />
            )}
          </Ranking>
          <ButtonLink href="/leaderboard">{t("viewFull")}</ButtonLink>
          {WeekWinners && <WeekWinners hasLink />}
        </div>
      </div>
    </section>
  );
}

function CompetitionMonth({ now }: { now: Date | undefined }) {
  const nameMonth = useMonthName();
  return (
    <p className="leaderboard-competition-month cap">
      {now && (
        <>
          <b>{nameMonth(getMonthYear(now))}</b>
          <span>
            <ResetCountdown now={now} />
          </span>
        </>
      )}
    </p>
  );
}

function RankingSkeleton({ rowCount }: { rowCount: number }) {
  const t = useMessages(leaderboardMessages);
  return (
    <div className="leaderboard-skeleton">
      <Skeleton shape="block" label={t("loading")} />
      {Array.from({ length: rowCount - 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <Skeleton key={index} className={index < 2 ? "leaderboard-skeleton-top" : ""} />
      ))}
    </div>
  );
}
