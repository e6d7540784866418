import { Fragment } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Divider } from "#web/ui/divider.tsx";
import { LAST_PAID_RANK } from "../leaderboard.rules.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import { VacantRow } from "./ranking-cells.tsx";
import "./ranking-table.css";

export function listVacantRanks(takenCount: number, placeCount: number): number[] {
  return Array.from({ length: Math.max(0, placeCount - takenCount) }, (_, index) => takenCount + index + 1);
}

/** The ladder before anybody has said who stands on it: so much a page knows without asking. */
export function AwaitedRankingTable({ placeCount }: { placeCount: number }) {
  const t = useMessages(leaderboardMessages);
  return (
    <>
      <p className="visually-hidden" role="status">
        {t("loading")}
      </p>
      <table className="leaderboard-table leaderboard-awaited">
        <caption className="visually-hidden">{t("prizesInTokens")}</caption>
        <RankingHead hasPrizes />
        <tbody>
          {listVacantRanks(0, placeCount).map((rank) => (
            <Fragment key={rank}>
              {rank === LAST_PAID_RANK + 1 && <PrizesEndRow />}
              <VacantRow rank={rank} hasPrize isAwaited />
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function RankingHead({ hasPrizes }: { hasPrizes: boolean }) {
  const t = useMessages(leaderboardMessages);
  return (
    <thead className="cap">
      <tr>
        <th scope="col">{t("rank")}</th>
        <th scope="col">{t("member")}</th>
        {hasPrizes && (
          <th scope="col">
            <span className="leaderboard-wide">{t("prize")}</span>
          </th>
        )}
        <th scope="col" className="leaderboard-end">
          {t("points")}
        </th>
      </tr>
    </thead>
  );
}

export function PrizesEndRow() {
  const t = useMessages(leaderboardMessages);
  return (
    <tr className="leaderboard-cut">
      <td colSpan={4}>
        <span className="cap">{t("prizesEnd")}</span>
        <Divider />
      </td>
    </tr>
  );
}
