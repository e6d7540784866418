import { Portrait } from "#features/users/web/portrait.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { TierBadge } from "#web/ui/tier-badge.tsx";
import { getPrize, getTier } from "../leaderboard.rules.ts";
import type { RankedEntry } from "../leaderboard.schema.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import { useNumberFormat } from "./use-formats.ts";

const FIRST_PORTRAIT_PX = 136;
const TOP_PORTRAIT_PX = 60;
const PORTRAIT_PX = 40;
const TOP_RANK = 3;

function choosePortraitSize(rank: number): number {
  if (rank === 1) return FIRST_PORTRAIT_PX;
  return rank <= TOP_RANK ? TOP_PORTRAIT_PX : PORTRAIT_PX;
}

function rowClass(rank: number, ...names: (string | false)[]): string {
  return classNames(rank === 1 && "leaderboard-first", rank <= TOP_RANK && "leaderboard-top", ...names);
}

interface RankingRowProps {
  entry: RankedEntry;
  isOwn: boolean;
  isTied: boolean;
  hasPrize: boolean;
}

export function RankingRow({ entry, isOwn, isTied, hasPrize }: RankingRowProps) {
  const t = useMessages(leaderboardMessages);
  const writeNumber = useNumberFormat();
  const { rank, totalPoints, user } = entry;
  const prize = hasPrize ? getPrize(rank) : 0;
  const tier = getTier(totalPoints);
  const badge = <TierBadge lit={tier} label={t("tierLabel", { count: tier })} />;
  return (
    <tr className={rowClass(rank, isOwn && "leaderboard-own gold-block")} aria-current={isOwn || undefined}>
      <RankCell rank={rank} />
      <td className="leaderboard-portrait">
        <Portrait userId={user.id} size={choosePortraitSize(rank)} />
      </td>
      <th scope="row" className="leaderboard-name">
        <span className="leaderboard-handle">@{user.username}</span>
        {isOwn && <Tag>{t("you")}</Tag>}
        {isTied && (
          <Tag variant="outline">
            <span title={t("tieReason")}>{t("tie")}</span>
          </Tag>
        )}
        <span className="leaderboard-narrow cap" aria-hidden="true">
          {badge}
          {prize > 0 && t("tokens", { tokens: prize })}
        </span>
      </th>
      {hasPrize && <PrizeCell prize={prize} />}
      <td className="leaderboard-tier">
        <span className="leaderboard-wide">{badge}</span>
      </td>
      <td className={`leaderboard-points leaderboard-points-${tier}`}>
        <span>{writeNumber(totalPoints)}</span>
      </td>
    </tr>
  );
}

interface VacantRowProps {
  rank: number;
  hasPrize: boolean;
  /** Who holds the place is still being asked. */
  isAwaited?: boolean;
}

/** A place without a holder, with what it pays. */
export function VacantRow({ rank, hasPrize, isAwaited = false }: VacantRowProps) {
  const t = useMessages(leaderboardMessages);
  const prize = hasPrize ? getPrize(rank) : 0;
  // What has no words heads no row.
  const Name = isAwaited ? "td" : "th";
  return (
    <tr className={rowClass(rank, "leaderboard-vacant")}>
      <RankCell rank={rank} />
      <td className="leaderboard-portrait">
        <span className="leaderboard-frame" />
      </td>
      <Name className="leaderboard-name" {...(!isAwaited && { scope: "row" })}>
        {isAwaited ? <Skeleton shape="line" /> : t("vacant")}
        {prize > 0 && (
          <span className="leaderboard-narrow cap" aria-hidden="true">
            {t("tokens", { tokens: prize })}
          </span>
        )}
      </Name>
      {hasPrize && <PrizeCell prize={prize} />}
      <td className="leaderboard-tier" />
      <td className="leaderboard-points" />
    </tr>
  );
}

function RankCell({ rank }: { rank: number }) {
  const writeNumber = useNumberFormat();
  return (
    <td className="leaderboard-rank">
      <span>{writeNumber(rank)}</span>
    </td>
  );
}

function PrizeCell({ prize }: { prize: number }) {
  const t = useMessages(leaderboardMessages);
  const writeNumber = useNumberFormat();
  return (
    <td className="leaderboard-prize">
      <span className="leaderboard-wide">
        <span aria-hidden="true">{prize > 0 && writeNumber(prize)}</span>
        <span className="visually-hidden">{prize > 0 ? t("tokens", { tokens: prize }) : t("noPrize")}</span>
      </span>
    </td>
  );
}
