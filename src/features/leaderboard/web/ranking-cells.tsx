import type { ReactNode } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { getPrize } from "../leaderboard.rules.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import { useNumberFormat } from "./use-formats.ts";

/** Ranks up to this one stand larger. */
export const TOP_RANK = 3;

export function rowClass(rank: number, ...names: (string | false)[]): string {
  return classNames(rank === 1 && "leaderboard-first", rank <= TOP_RANK && "leaderboard-top", ...names);
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
  const tokens = (hasPrize && getPrize(rank)) || undefined;
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
            {tokens && <NarrowPrize tokens={tokens} />}
          </span>
        </span>
      </Name>
      {hasPrize && <PrizeCell tokens={tokens} />}
      <td className="leaderboard-points" />
    </tr>
  );
}

export function RankCell({ rank }: { rank: number }) {
  const writeNumber = useNumberFormat();
  return (
    <td className="leaderboard-rank">
      <span>{writeNumber(rank)}</span>
    </td>
  );
}

interface PrizeProps {
  tokens: number | undefined;
  /** What is to be said of it besides. */
  children?: ReactNode;
}

/** What the prize's column says, where there is no room for the column. */
export function NarrowPrize({ tokens, children }: PrizeProps) {
  const t = useMessages(leaderboardMessages);
  return (
    <span className="leaderboard-narrow cap" aria-hidden="true">
      {tokens && t("tokens", { tokens })} {children}
    </span>
  );
}

export function PrizeCell({ tokens, children }: PrizeProps) {
  const t = useMessages(leaderboardMessages);
  const writeNumber = useNumberFormat();
  return (
    <td className="leaderboard-prize">
      <span className="leaderboard-wide">
        <span aria-hidden="true">{tokens && writeNumber(tokens)}</span>
        <span className="visually-hidden">{tokens ? t("tokens", { tokens }) : t("noPrize")}</span> {children}
      </span>
    </td>
  );
}
