import { Fragment } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Divider } from "#web/ui/divider.tsx";
import { isEqualScore, LAST_PAID_RANK } from "../leaderboard.rules.ts";
import type { RankedEntry } from "../leaderboard.schema.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import { RankingRow, VacantRow } from "./ranking-row.tsx";
import "./ranking-table.css";
import "./own-row.css";
import { useMonthName } from "./use-formats.ts";

interface RankingTableProps {
  entries: RankedEntry[];
  monthYear: string;
  /** The member whose row is gold. */
  userId: string | undefined;
  /** The member's own row when it is too far down for the list. */
  ownEntry?: RankedEntry | undefined;
  hasPrizes?: boolean;
  /** The month still runs, so that what a prize lacks can be brought. */
  isOpenMonth?: boolean;
  /** Places down to this rank are drawn even if nobody holds them. */
  placeCount?: number;
}

function listVacantRanks(takenCount: number, placeCount: number): number[] {
  return Array.from({ length: Math.max(0, placeCount - takenCount) }, (_, index) => takenCount + index + 1);
}

function isTied(entry: RankedEntry, ...neighbours: (RankedEntry | undefined)[]): boolean {
  return neighbours.some((other) => other !== undefined && isEqualScore(entry, other));
}

export function RankingTable(props: RankingTableProps) {
  const { entries, monthYear, userId, ownEntry, hasPrizes = false, isOpenMonth = false, placeCount = 0 } = props;
  const t = useMessages(leaderboardMessages);
  const nameMonth = useMonthName();
  return (
    <table className="leaderboard-table">
      <caption className="visually-hidden">{t("rankingCaption", { month: nameMonth(monthYear) })}</caption>
      <RankingHead hasPrizes={hasPrizes} />
      <tbody>
        {entries.map((entry, index) => (
          <Fragment key={entry.user.id}>
            {hasPrizes && entry.rank === LAST_PAID_RANK + 1 && <PrizesEndRow />}
            <RankingRow
              entry={entry}
              isOwn={entry.user.id === userId}
              isTied={isTied(entry, entries[index - 1], entries[index + 1])}
              hasPrize={hasPrizes}
              isOpen={isOpenMonth}
            />
          </Fragment>
        ))}
        {listVacantRanks(entries.length, placeCount).map((rank) => (
          <VacantRow key={rank} rank={rank} hasPrize={hasPrizes} />
        ))}
      </tbody>
      {ownEntry && (
        <tbody className="leaderboard-own-place">
          <RankingRow entry={ownEntry} isOwn isTied={false} hasPrize={hasPrizes} isOpen={isOpenMonth} />
        </tbody>
      )}
    </table>
  );
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

function RankingHead({ hasPrizes }: { hasPrizes: boolean }) {
  const t = useMessages(leaderboardMessages);
  return (
    <thead className="cap">
      <tr>
        <th scope="col">{t("rank")}</th>
        <th scope="col">{t("villain")}</th>
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

function PrizesEndRow() {
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
