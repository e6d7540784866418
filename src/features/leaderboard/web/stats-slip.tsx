import type { ReactNode } from "react";
import type { User } from "#features/auth/auth.schema.ts";
import { openAuthDialog } from "#features/auth/web/auth-dialog-store.ts";
import { pack } from "#shared/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ReceiptLine, ReceiptList } from "#web/ui/receipt.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { Zip } from "#web/ui/zip.tsx";
import { countLeftToday, getPrize } from "../leaderboard.rules.ts";
import type { RankedEntry, Stats } from "../leaderboard.schema.ts";
import { useStats } from "./leaderboard.api.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import "./stats-slip.css";
import { useNumberFormat } from "./use-formats.ts";
import { useStanding } from "./use-standing.ts";

function Slip({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  const t = useMessages(leaderboardMessages);
  return (
    <section className="leaderboard-slip gold-block">
      <header>
        <h2 className="cap">{t("slipTitle")}</h2>
        {badge}
      </header>
      {children}
      <Zip className="leaderboard-slip-zip" />
    </section>
  );
}

interface StatsSlipProps {
  user: User;
  monthYear: string;
  /** The present, for the current month; a closed month has nothing left to do. */
  now: Date | undefined;
  /** The board of the same month, from which the distance to the next rank is read. */
  board: RankedEntry[];
}

/** The member's own month: total, rank, what it is made of, and what to do next. */
export function StatsSlip({ user, monthYear, now, board }: StatsSlipProps) {
  const t = useMessages(leaderboardMessages);
  const { data, isError, refetch } = useStats(user.id, monthYear);
  const badge = <Tag>{t("you")}</Tag>;
  if (data) {
    return (
      <Slip badge={badge}>
        <SlipFigures stats={data.stats} isStaff={user.isAdmin} board={board} isOpen={now !== undefined} />
        {now && <NextMove stats={data.stats} now={now} />}
      </Slip>
    );
  }
  if (!isError) {
    return (
      <Slip badge={badge}>
        <Skeleton shape="block" label={t("slipLoading")} />
      </Slip>
    );
  }
  return (
    <Slip badge={badge}>
      <p>{t("slipError")}</p>
      <Button variant="line" size="medium" icon="refresh" onClick={() => void refetch()}>
        {t("tryAgain")}
      </Button>
    </Slip>
  );
}

interface SlipFiguresProps {
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

function SlipFigures({ stats, isStaff, board, isOpen }: SlipFiguresProps) {
  const t = useMessages(leaderboardMessages);
  const writeNumber = useNumberFormat();
  const standing = useStanding(stats, { isStaff, board });
  const prize = stats.rank === null ? 0 : getPrize(stats.rank);
  return (
    <>
      <p className="leaderboard-slip-total display w-50">
        {writeNumber(stats.totalPoints)}
        <span className="visually-hidden"> {t("slipPoints", { count: stats.totalPoints })}</span>
      </p>
      <p className="cap">{standing.join(" · ")}</p>
      <ReceiptList>
        {stats.byAction.map(({ actionType, count, points }) => {
          const action = KNOWN_ACTIONS.find((known) => known === actionType) ?? "other";
          return <ReceiptLine key={actionType} label={t(`did_${action}`, { count })} value={writeNumber(points)} />;
        })}
      </ReceiptList>
      {prize > 0 && (
        <ReceiptList>
          <ReceiptLine label={isOpen ? t("slipPrizeNow") : t("slipPrize")} value={t("tokens", { tokens: prize })} />
        </ReceiptList>
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

/** In the slip's place for a visitor without an account. */
export function InvitationSlip() {
  const t = useMessages(leaderboardMessages);
  return (
    <Slip>
      <p className="leaderboard-slip-invite display w-62">{t("inviteTitle")}</p>
      <p>{t("inviteText")}</p>
      <div className="row">
        <Button size="medium" onClick={() => openAuthDialog("register")}>
          {t("inviteJoin")}
        </Button>
        <Button size="medium" variant="line" icon={null} onClick={() => openAuthDialog("login")}>
          {t("inviteLogin")}
        </Button>
      </div>
    </Slip>
  );
}
