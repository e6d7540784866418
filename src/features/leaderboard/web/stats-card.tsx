import type { ReactNode } from "react";
import { countLeftToday } from "#features/points/points.rules.ts";
import type { User } from "#features/users/users.schema.ts";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Divider } from "#web/ui/divider.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { getPrize } from "../leaderboard.rules.ts";
import type { RankedEntry, Stats } from "../leaderboard.schema.ts";
import { useStats } from "./leaderboard.api.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import "./stats-card.css";
import { useNumberFormat } from "./use-formats.ts";
import { useRankSummary } from "./use-rank-summary.ts";

function CardFrame({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  const t = useMessages(leaderboardMessages);
  return (
    <section className="leaderboard-stats gold-block">
      <header>
        <h2 className="cap">{t("statsTitle")}</h2>
        {badge}
      </header>
      {children}
      <Divider className="leaderboard-stats-divider" />
    </section>
  );
}

interface StatsCardProps {
  user: User;
  monthYear: string;
  /** The present, for the current month; a closed month has nothing left to do. */
  now: Date | undefined;
  /** The board of the same month, from which the distance to the next rank is read. */
  board: RankedEntry[];
}

/** The member's own month: total, rank, what it is made of, and what to do next. */
export function StatsCard({ user, monthYear, now, board }: StatsCardProps) {
  const t = useMessages(leaderboardMessages);
  const { data, isError, refetch } = useStats(user.id, monthYear);
  const badge = <Tag>{t("you")}</Tag>;
  if (data) {
    return (
      <CardFrame badge={badge}>
        <StatsFigures stats={data.stats} isStaff={user.isAdmin} board={board} isOpen={now !== undefined} />
        {now && <NextMove stats={data.stats} now={now} />}
      </CardFrame>
    );
  }
  if (!isError) {
    return (
      <CardFrame badge={badge}>
        <Skeleton shape="block" label={t("statsLoading")} />
      </CardFrame>
    );
  }
  return (
    <CardFrame badge={badge}>
      <p>{t("statsError")}</p>
      <Button variant="line" size="medium" icon="refresh" onClick={() => void refetch()}>
        {t("tryAgain")}
      </Button>
    </CardFrame>
  );
}

interface StatsFiguresProps {
  stats: Stats;
  isStaff: boolean;
  board: RankedEntry[];
  isOpen: boolean;
}

const KNOWN_ACTIONS = [
  "tweet",
  "tweet_generated",
  "meme_generated",
  "pfp_generated",
  "meme_shared",
  "community_engagement",
] as const;

function StatsFigures({ stats, isStaff, board, isOpen }: StatsFiguresProps) {
  const t = useMessages(leaderboardMessages);
  const writeNumber = useNumberFormat();
  const summary = useRankSummary(stats, { isStaff, board });
  const prize = stats.rank === null ? 0 : getPrize(stats.rank);
  return (
    <>
      <p className="leaderboard-stats-total display w-50">
        {writeNumber(stats.totalPoints)}
        <span className="visually-hidden"> {t("statsPoints", { count: stats.totalPoints })}</span>
      </p>
      <p className="cap">{summary.join(" · ")}</p>
      <FactList>
        {stats.byAction.map(({ actionType, count, points }) => {
          const action = KNOWN_ACTIONS.find((known) => known === actionType) ?? "other";
          return <FactLine key={actionType} label={t(`did_${action}`, { count })} value={writeNumber(points)} />;
        })}
      </FactList>
      {prize > 0 && (
        <FactList>
          <FactLine label={isOpen ? t("statsPrizeNow") : t("statsPrize")} value={t("tokens", { tokens: prize })} />
        </FactList>
      )}
    </>
  );
}

function NextMove({ stats, now }: { stats: Stats; now: Date }) {
  const t = useMessages(leaderboardMessages);
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

/** In the card's place for a visitor without an account. */
export function InvitationCard() {
  const t = useMessages(leaderboardMessages);
  return (
    <CardFrame>
      <p className="leaderboard-stats-invite display w-62">{t("inviteTitle")}</p>
      <p>{t("inviteText")}</p>
      <div className="row">
        <Button size="medium" onClick={() => openAuthDialog("register")}>
          {t("inviteJoin")}
        </Button>
        <Button size="medium" variant="line" icon={null} onClick={() => openAuthDialog("login")}>
          {t("inviteLogin")}
        </Button>
      </div>
    </CardFrame>
  );
}
