import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { getPrize } from "../leaderboard.rules.ts";
import type { Leaderboard, RankedEntry } from "../leaderboard.schema.ts";
import { rankingMessages } from "./ranking.messages.ts";
import "./ranking.css";
import { useMonthName } from "./use-formats.ts";

interface RankingProps {
  query: UseQueryResult<Leaderboard>;
  isOpenMonth: boolean;
  /** Shows the entries; for the running month also when there are none yet. */
  children: (entries: RankedEntry[], monthYear: string) => ReactNode;
  /** What stands there until the entries are known. */
  awaited: ReactNode;
}

/** The list of a month in whatever state it is: loading, failed, empty or full. */
export function Ranking({ query, isOpenMonth, children, awaited }: RankingProps) {
  const { data, isError, refetch, isFetching } = query;
  if (data && (isOpenMonth || data.leaderboard.length > 0)) {
    return (
      <>
        {data.leaderboard.length === 0 && <OpenMonthEmpty />}
        {children(data.leaderboard, data.monthYear)}
      </>
    );
  }
  if (data) return <PastMonthEmpty monthYear={data.monthYear} />;
  if (isError) return <RankingError isBusy={isFetching} onRetry={() => void refetch()} />;
  return awaited;
}

function OpenMonthEmpty() {
  const t = useMessages(rankingMessages);
  return (
    <EmptyState
      className="leaderboard-state"
      fact={<FitTitle as="p" title={t.title("nobodyYet")} />}
      action={<ButtonLink href="/tools">{t("emptyAction")}</ButtonLink>}
    >
      {t("emptyText", { tokens: getPrize(1) })}
    </EmptyState>
  );
}

function PastMonthEmpty({ monthYear }: { monthYear: string }) {
  const t = useMessages(rankingMessages);
  const nameMonth = useMonthName();
  return (
    <EmptyState className="leaderboard-state" fact={<FitTitle as="p" title={t.title("quietMonth")} />}>
      {t("emptyPastText", { month: nameMonth(monthYear) })}
    </EmptyState>
  );
}

function RankingError({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const t = useMessages(rankingMessages);
  return (
    <div role="alert">
      <EmptyState
        className="leaderboard-state"
        fact={<FitTitle as="p" title={t.title("ledgerJammed")} />}
        action={
          <Button icon="refresh" isBusy={isBusy} onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        }
      >
        {t("errorText")}
      </EmptyState>
    </div>
  );
}
