import { useOwnDecision } from "#features/months/web/own-decision.api.ts";
import { OwnVerdict } from "#features/months/web/own-verdict.tsx";
import { countLeftToday, getDay } from "#features/points/points.rules.ts";
import type { PrizeChecklistProps } from "#features/prizes/web/prize-checklist.tsx";
import type { User } from "#features/users/users.schema.ts";
import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { getNextTier, getPrize } from "../leaderboard.rules.ts";
import type { RankedEntry, Stats } from "../leaderboard.schema.ts";
import { useStats } from "./leaderboard.api.ts";
import { statsMessages } from "./stats.messages.ts";
import { AwaitedStats, StatsFrame } from "./stats-frame.tsx";
import { useNumberFormat } from "./use-formats.ts";
import { type RankSummaryOptions, useRankSummary } from "./use-rank-summary.ts";

export interface StatsCardProps {
  user: User;
  monthYear: string;
  /** The present, for the current month; a closed month has nothing left to do. */
  now: Date | undefined;
  /** The board of the same month, from which the distance to the next rank is read. */
  board: RankedEntry[];
}

/** The member's own month: total, rank, what it is made of, and what to do next. */
export function StatsCard({ user, monthYear, now, board }: StatsCardProps) {
  const t = useMessages(statsMessages);
  const { data, isError, refetch } = useStats(user.id, monthYear);
  const isOpenMonth = now !== undefined;
  const decision = useOwnDecision(user.id, monthYear, { isClosed: !isOpenMonth }).data?.decision ?? null;
  if (data) {
    // Others see the frozen place until the month is published; who is out of it shall not count on it.
    const stats = decision === null ? data.stats : { ...data.stats, rank: null };
    return (
      <StatsFrame isOwn>
        <StatsTotal stats={stats} isStaff={user.isAdmin} isOpenMonth={isOpenMonth} board={board} />
        {decision && <OwnVerdict decision={decision} />}
        <ActionList stats={stats} />
        <Outlook stats={stats} now={now} />
        {now && <NextMove stats={stats} now={now} />}
        {!user.isAdmin && isPrizeOpen(stats, isOpenMonth) && (
          <PrizeSlot userId={user.id} closedMonth={isOpenMonth ? undefined : monthYear} />
        )}
      </StatsFrame>
    );
  }
  if (!isError) return <AwaitedStats />;
  return (
    <StatsFrame isOwn>
      <p>{t("error")}</p>
      <Button variant="line" size="medium" icon="refresh" onClick={() => void refetch()}>
        {t("tryAgain")}
      </Button>
    </StatsFrame>
  );
}

/** In the running month from the start; of one under review for whoever has proven points in it. */
function isPrizeOpen({ rank, provenPoints, prize }: Stats, isOpenMonth: boolean): boolean {
  return isOpenMonth || (prize === undefined && rank !== null && provenPoints > 0);
}

const prizeChecklist = lazyPart(async () => (await import("#features/prizes/web/prize-checklist.tsx")).PrizeChecklist);

/** What the member's prize still needs, from the first point on: nobody shall learn it too late. */
function PrizeSlot(props: PrizeChecklistProps) {
  const PrizeChecklist = useLazyPart(prizeChecklist);
  return PrizeChecklist && <PrizeChecklist {...props} />;
}

interface StatsTotalProps extends RankSummaryOptions {
  stats: Stats;
}

function StatsTotal({ stats, ...options }: StatsTotalProps) {
  const writeNumber = useNumberFormat();
  const summary = useRankSummary(stats, options);
  return (
    <>
      <p className="leaderboard-stats-total display w-50">{writeNumber(stats.totalPoints)}</p>
      <p className="cap">{summary.join(" · ")}</p>
    </>
  );
}

const KNOWN_ACTIONS = [
  "tweet",
  "tweet_generated",
  "meme_generated",
  "pfp_generated",
  "meme_shared",
  "community_engagement",
] as const;

/** What the month is made of. */
function ActionList({ stats }: { stats: Stats }) {
  const t = useMessages(statsMessages);
  const writeNumber = useNumberFormat();
  const unproven = stats.totalPoints - stats.provenPoints;
  return (
    <FactList>
      {stats.byAction.map(({ actionType, count, points }) => {
        const action = KNOWN_ACTIONS.find((known) => known === actionType) ?? "other";
        return <FactLine key={actionType} label={t(`did_${action}`, { count })} value={writeNumber(points)} />;
      })}
      {unproven > 0 && <FactLine label={t("unproven")} value={writeNumber(unproven)} />}
    </FactList>
  );
}

/** Where the month leads: the days in a row, the next colour, and the prize. */
function Outlook({ stats, now }: { stats: Stats; now: Date | undefined }) {
  const t = useMessages(statsMessages);
  const writeNumber = useNumberFormat();
  // Only proven points win a prize.
  const prizeOfRank = stats.rank === null || stats.provenPoints === 0 ? 0 : getPrize(stats.rank);
  const prize = stats.prize ?? prizeOfRank;
  const prizeLabel = t(now ? "prizeNow" : stats.prize === undefined ? "prizeInReview" : "prize");
  const nextTier = now && getNextTier(stats.totalPoints);
  const lastAt = stats.entries[0]?.createdAt;
  const isTodayEmpty = now && (lastAt === undefined || getDay(new Date(lastAt)) !== getDay(now));
  return (
    <>
      <FactList>
        {now && <FactLine label={t("streak")} value={writeNumber(stats.streak)} />}
        {nextTier !== undefined && (
          <FactLine
            label={t("nextTier", { tier: nextTier })}
            value={t("nextTierPoints", { count: nextTier - stats.totalPoints })}
          />
        )}
        {prize + prizeOfRank > 0 && (
          <FactLine label={prizeLabel} value={prize > 0 ? t("tokens", { tokens: prize }) : t("prizePassedOn")} />
        )}
      </FactList>
      {stats.streak > 0 && isTodayEmpty && <p>{t("streakOpen")}</p>}
    </>
  );
}

function NextMove({ stats, now }: { stats: Stats; now: Date }) {
  const t = useMessages(statsMessages);
  const left = countLeftToday("tweet_generated", stats.entries, now);
  if (left === 0) return <p>{t("nextTomorrow")}</p>;
  const { tweet_generated: generated, tweet: shared } = pack.points;
  return (
    <>
      <p>{t("nextGenerate", { count: left, points: generated.points, more: shared.points })}</p>
      <ButtonLink href="/tools" size="medium">
        {t("nextAction")}
      </ButtonLink>
    </>
  );
}
