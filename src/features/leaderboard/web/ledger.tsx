import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import type { User } from "#features/users/users.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";
import { LAST_PAID_RANK, LEADERBOARD_SIZE, TIERS } from "../leaderboard.rules.ts";
import type { Leaderboard, RankedEntry } from "../leaderboard.schema.ts";
import { AwaitedRankingTable } from "./awaited-table.tsx";
import { useStats } from "./leaderboard.api.ts";
import { rankingMessages } from "./ranking.messages.ts";
import { Ranking } from "./ranking.tsx";
import { RankingTable } from "./ranking-table.tsx";
import "./tiers.css";

interface LedgerProps {
  query: UseQueryResult<Leaderboard>;
  user: User | null;
  isOpenMonth: boolean;
}

/** Who stands where in the month. */
export function Ledger({ query, ...props }: LedgerProps) {
  return (
    <Ranking
      query={query}
      isOpenMonth={props.isOpenMonth}
      awaited={<AwaitedRankingTable placeCount={LEADERBOARD_SIZE} />}
    >
      {(entries, monthYear) => <Entries entries={entries} monthYear={monthYear} {...props} />}
    </Ranking>
  );
}

/** Comes when there is a name to report. */
const reportName = lazyPart(async () => (await import("./report-name.tsx")).ReportName);

interface EntriesProps extends Omit<LedgerProps, "query"> {
  entries: RankedEntry[];
  monthYear: string;
}

function Entries({ entries, monthYear, user, isOpenMonth }: EntriesProps) {
  const t = useMessages(rankingMessages);
  const ReportName = useLazyPart(reportName, {
    isWanted: entries.length > 0,
    onFailure: (error) => reportError(error, "Loading reports of names"),
  });
  const placeCount = isOpenMonth ? LAST_PAID_RANK : 0;
  const emptyCount = placeCount - entries.length;
  const table = { entries, monthYear, placeCount, hasPrizes: true };
  return (
    <>
      {user === null ? <RankingTable {...table} userId={undefined} /> : <OwnRankingTable {...table} user={user} />}
      <p className="cap muted leaderboard-foot">
        {emptyCount > 0 ? t("paidPlacesOpen", { count: emptyCount }) : t("shown", { count: LEADERBOARD_SIZE })}
      </p>
      <TierLegend />
      {ReportName && <ReportName entries={entries} userId={user?.id} />}
    </>
  );
}

type OwnRankingTableProps = Omit<ComponentProps<typeof RankingTable>, "userId" | "ownEntry"> & { user: User };

/** The ledger of a member, with their own row below it when they rank too low for the list. */
function OwnRankingTable({ user, ...table }: OwnRankingTableProps) {
  const { data } = useStats(user.id, table.monthYear);
  const rank = data?.stats.rank ?? null;
  const isListed = rank === null || table.entries.some((entry) => entry.user.id === user.id);
  const { totalPoints = 0, provenPoints = 0 } = data?.stats ?? {};
  const ownEntry = isListed ? undefined : { rank, totalPoints, provenPoints, user };
  return <RankingTable {...table} userId={user.id} ownEntry={ownEntry} />;
}

/** What the colours of the points say. */
function TierLegend() {
  const t = useMessages(rankingMessages);
  return (
    <p className="leaderboard-legend cap">
      {t("tierColors")}{" "}
      {TIERS.toReversed().map((tier) => (
        <span key={tier} className={`leaderboard-points-${tier}`}>
          {t("tierReached", { count: tier })}{" "}
        </span>
      ))}
    </p>
  );
}
