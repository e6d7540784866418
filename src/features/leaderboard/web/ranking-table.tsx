import { Fragment } from "react";
import { useSearchParams } from "wouter";
import { MEMBER_PARAM } from "#features/people/people.rules.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";
import { isEqualScore, LAST_PAID_RANK } from "../leaderboard.rules.ts";
import type { RankedEntry } from "../leaderboard.schema.ts";
import { listVacantRanks, PrizesEndRow, RankingHead } from "./awaited-table.tsx";
import { rankingMessages } from "./ranking.messages.ts";
import { VacantRow } from "./ranking-cells.tsx";
import "./own-row.css";
import { useMonthName } from "./use-formats.ts";

/** Come when there is somebody to show, or when the address names somebody. */
const rowsPart = lazyPart(() => import("./named-rows.tsx"));

interface RankingTableProps {
  entries: RankedEntry[];
  monthYear: string;
  /** The member whose row is gold. */
  userId: string | undefined;
  /** The member's own row when it is too far down for the list. */
  ownEntry?: RankedEntry | undefined;
  hasPrizes?: boolean;
  /** Places down to this rank are drawn even if nobody holds them. */
  placeCount?: number;
}

function isTied(entry: RankedEntry, ...neighbours: (RankedEntry | undefined)[]): boolean {
  return neighbours.some((other) => other !== undefined && isEqualScore(entry, other));
}

export function RankingTable(props: RankingTableProps) {
  const { entries, monthYear, userId, ownEntry, hasPrizes = false, placeCount = 0 } = props;
  const t = useMessages(rankingMessages);
  const nameMonth = useMonthName();
  const [params] = useSearchParams();
  const rows = useLazyPart(rowsPart, {
    isWanted: entries.length > 0 || params.has(MEMBER_PARAM),
    onFailure: (error) => reportError(error, "Loading rows of members"),
  });
  // A prize that nobody before could be paid was passed on, beyond the ladder.
  const lastPaid = Math.max(LAST_PAID_RANK, ...entries.map(({ rank, prize }) => (prize ? rank : 0)));
  return (
    <>
      <table className="leaderboard-table">
        <caption className="visually-hidden">{t("rankingCaption", { month: nameMonth(monthYear) })}</caption>
        <RankingHead hasPrizes={hasPrizes} />
        <tbody>
          {entries.map((entry, index) => (
            <Fragment key={entry.user.id}>
              {hasPrizes && entry.rank === lastPaid + 1 && <PrizesEndRow />}
              {rows ? (
                <rows.RankingRow
                  entry={entry}
                  isOwn={entry.user.id === userId}
                  isTied={isTied(entry, entries[index - 1], entries[index + 1])}
                  hasPrize={hasPrizes}
                />
              ) : (
                <VacantRow rank={entry.rank} hasPrize={hasPrizes} isAwaited />
              )}
            </Fragment>
          ))}
          {listVacantRanks(entries.length, placeCount).map((rank) => (
            <VacantRow key={rank} rank={rank} hasPrize={hasPrizes} />
          ))}
        </tbody>
        {rows && ownEntry && (
          <tbody className="leaderboard-own-place">
            <rows.RankingRow entry={ownEntry} isOwn isTied={false} hasPrize={hasPrizes} />
          </tbody>
        )}
      </table>
      {rows && <rows.MemberSlot />}
    </>
  );
}
