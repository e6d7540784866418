import { Portrait } from "#features/users/web/portrait.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { getPrize, getTier } from "../leaderboard.rules.ts";
import type { RankedEntry } from "../leaderboard.schema.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import { useNumberFormat } from "./use-formats.ts";
import "./tiers.css";

const FIRST_PORTRAIT_PX = 120;
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
  isOpen: boolean;
}

export function RankingRow({ entry, isOwn, isTied, hasPrize, isOpen }: RankingRowProps) {
  const t = useMessages(leaderboardMessages);
  const writeNumber = useNumberFormat();
  const { rank, totalPoints, provenPoints, user } = entry;
  const prize = hasPrize ? entry.prize : undefined;
  const tier = getTier(totalPoints);
  const unproven = totalPoints - provenPoints;
  return (
    <tr className={rowClass(rank, isOwn && "leaderboard-own gold-block")} aria-current={isOwn || undefined}>
      <RankCell rank={rank} />
      <th scope="row" className="leaderboard-name">
        <span className="leaderboard-who">
          <Portrait userId={user.id} size={choosePortraitSize(rank)} />
          <span>
            <bdi className="leaderboard-handle">@{user.username}</bdi>
            {isOwn && <Tag>{t("you")}</Tag>}
            {isTied && (
              <Tag variant="outline">
                <span title={t("tieReason")}>{t("tie")}</span>
              </Tag>
            )}
            {prize && <NarrowPrize prize={prize} isOpen={isOpen} />}
            {unproven > 0 && (
              <span className="leaderboard-note cap" title={t("unprovenReason")}>
                {t("unproven", { count: unproven })}
              </span>
            )}
          </span>
        </span>
      </th>
      {hasPrize && <PrizeCell prize={prize} isOpen={isOpen} />}
      <td className={`leaderboard-points leaderboard-points-${tier}`}>
        <span>{writeNumber(totalPoints)}</span>
        {tier > 0 && <span className="visually-hidden"> {t("tierReached", { count: tier })}</span>}
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
  const tokens = hasPrize ? getPrize(rank) : 0;
  const prize = tokens > 0 ? { tokens } : undefined;
  // What has no words heads no row.
  const Name = isAwaited ? "td" : "th";
  return (
    <tr className={rowClass(rank, "leaderboard-vacant")}>
      <RankCell rank={rank} />
      <Name className="leaderboard-name" {...(!isAwaited && { scope: "row" })}>
        <span className="leaderboard-who">
          <span className="leaderboard-frame" />
          <span>
            {isAwaited ? <Skeleton shape="line" /> : t("vacant")}
            {prize && <NarrowPrize prize={prize} />}
          </span>
        </span>
      </Name>
      {hasPrize && <PrizeCell prize={prize} />}
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

interface PrizeProps {
  /** A place without a holder has a prize without a status. */
  prize: { tokens: number; status?: "payable" | "to-claim" } | undefined;
  isOpen?: boolean;
}

/** Whether the prize could be paid as things are now. */
function PrizeStatus({ prize, isOpen = false }: PrizeProps) {
  const t = useMessages(leaderboardMessages);
  if (!isOpen || prize?.status === undefined) return null;
  return <span className="leaderboard-prize-status cap">{t(`prize_${prize.status}`)}</span>;
}

/** What the prize's column says, where there is no room for the column. */
function NarrowPrize({ prize, isOpen }: PrizeProps) {
  const t = useMessages(leaderboardMessages);
  return (
    <span className="leaderboard-narrow cap" aria-hidden="true">
      {prize && t("tokens", { tokens: prize.tokens })} <PrizeStatus prize={prize} isOpen={isOpen} />
    </span>
  );
}

function PrizeCell({ prize, isOpen }: PrizeProps) {
  const t = useMessages(leaderboardMessages);
  const writeNumber = useNumberFormat();
  return (
    <td className="leaderboard-prize">
      <span className="leaderboard-wide">
        <span aria-hidden="true">{prize && writeNumber(prize.tokens)}</span>
        <span className="visually-hidden">{prize ? t("tokens", { tokens: prize.tokens }) : t("noPrize")}</span>{" "}
        <PrizeStatus prize={prize} isOpen={isOpen} />
      </span>
    </td>
  );
}
