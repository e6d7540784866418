import { useState } from "react";
import { pack } from "#pack/pack.ts";
import { stripIsolates } from "#shared/isolates.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Button } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import { MonthSteps } from "./month-steps.tsx";
import { monthsPanelMessages } from "./months-panel.messages.ts";
import { PayList } from "./pay-list.tsx";
import { useReview } from "./review.api.ts";
import { ReviewStandings } from "./review-standings.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { useMonthNames } from "./use-month-names.ts";

/** One closed month, from its freeze to its last payment. */
export function MonthReview({ monthYear }: { monthYear: string }) {
  const t = useMessages(monthsPanelMessages);
  const nameMonth = useMonthNames();
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useReview(monthYear, page);
  if (data === undefined) {
    if (!isError) return <Skeleton shape="block" label={t("reviewLoading")} />;
    return <LoadFailed text={t("reviewFailed")} onRetry={() => void refetch()} />;
  }
  const { review } = data;
  const isPublished = review.publishedAt !== null;
  return (
    <>
      <header className="months-head">
        <h2 className="display t4 w-75">{nameMonth(monthYear)}</h2>
        <p className="row">
          <Anchor className="text-link" href={`/leaderboard?month=${monthYear}`}>
            {t("publicPage")}
          </Anchor>
          <a className="text-link" href="/api/months/feed.xml">
            {t("feed")}
          </a>
        </p>
      </header>
      <MonthSteps review={review} />
      <ReviewSummary review={review} />
      {review.root !== null && <RootLine monthYear={monthYear} root={review.root} />}
      {isPublished && <PayList monthYear={monthYear} />}
      <ReviewStandings review={review} page={page} isBusy={isPlaceholderData} onPage={setPage} />
    </>
  );
}

/** What is posted where nobody here can change it later. */
function RootLine({ monthYear, root }: { monthYear: string; root: string }) {
  const t = useMessages(monthsPanelMessages);
  const { isCopied, copy } = useCopy();
  const line = t("rootLine", { site: pack.name, month: monthYear, root });
  return (
    <section className="months-root" aria-label={t("rootTitle")}>
      <h3 className="display t5 w-84">{t("rootTitle")}</h3>
      <p className="muted">{t("rootLead")}</p>
      <code className="data" dir="auto">
        {line}
      </code>
      <div className="row">
        <Button
          variant="line"
          size="medium"
          icon={isCopied ? "check" : "copy"}
          onClick={() => void copy(stripIsolates(line))}
        >
          {isCopied ? t("copied") : t("copyLine")}
        </Button>
      </div>
    </section>
  );
}
