import { MemberLink } from "#features/people/web/member-link.tsx";
import { Portrait } from "#features/users/web/portrait.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { Tag } from "#web/ui/tag.tsx";
import { getTier } from "../leaderboard.rules.ts";
import type { RankedEntry } from "../leaderboard.schema.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import { rankingMessages } from "./ranking.messages.ts";
import { NarrowPrize, PrizeCell, RankCell, rowClass, TOP_RANK } from "./ranking-cells.tsx";
import { useNumberFormat } from "./use-formats.ts";
import "./tiers.css";

const FIRST_PORTRAIT_PX = 120;
const TOP_PORTRAIT_PX = 60;
const PORTRAIT_PX = 40;
function choosePortraitSize(rank: number): number {
  if (rank === 1) return FIRST_PORTRAIT_PX;
  return rank <= TOP_RANK ? TOP_PORTRAIT_PX : PORTRAIT_PX;
}

interface RankingRowProps {
  entry: RankedEntry;
  isOwn: boolean;
  isTied: boolean;
  hasPrize: boolean;
}

export function RankingRow({ entry, isOwn, isTied, hasPrize }: RankingRowProps) {
  const t = useMessages(rankingMessages);
  const words = useMessages(leaderboardMessages);
  const writeNumber = useNumberFormat();
  const { rank, totalPoints, provenPoints, user } = entry;
  const prize = hasPrize ? entry.prize : undefined;
  // Whether it could be paid as things are now.
  const status = prize?.status && <span className="leaderboard-prize-status cap">{t(`prize_${prize.status}`)}</span>;
  const unproven = totalPoints - provenPoints;
  return (
    <tr className={rowClass(rank, isOwn && "leaderboard-own gold-block")} aria-current={isOwn || undefined}>
      <RankCell rank={rank} />
      <th scope="row" className="leaderboard-name">
        <span className="leaderboard-who">
          <Portrait userId={user.id} faceId={user.faceId} size={choosePortraitSize(rank)} />
          <span>
            <span className="leaderboard-handle">
              <MemberLink username={user.username} />
            </span>
            {isOwn && <Tag>{words("you")}</Tag>}
            {isTied && (
              <Tag variant="outline">
                <span title={t("tieReason")}>{t("tie")}</span>
              </Tag>
            )}
            {prize && <NarrowPrize tokens={prize.tokens}>{status}</NarrowPrize>}
            {unproven > 0 && (
              <span className="leaderboard-note cap" title={t("unprovenReason")}>
                {t("unproven", { count: unproven })}
              </span>
            )}
          </span>
        </span>
      </th>
      {hasPrize && <PrizeCell tokens={prize?.tokens}>{status}</PrizeCell>}
      <td className={`leaderboard-points leaderboard-points-${getTier(totalPoints)}`}>
        <span>{writeNumber(totalPoints)}</span>
      </td>
    </tr>
  );
}
