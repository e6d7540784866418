import { useEffect, useRef, useState } from "react";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { toast } from "#web/ui/toast.ts";
import type { Review } from "../review.schema.ts";
import { monthsPanelMessages } from "./months-panel.messages.ts";
import { useReviewStep } from "./review.api.ts";

const PublishDialog = lazyDialog(async () => (await import("./publish-dialog.tsx")).PublishDialog);

/** What comes of the month as things are, and the step that is due. */
export function ReviewSummary({ review }: { review: Review }) {
  const t = useMessages(monthsPanelMessages);
  const format = new Intl.NumberFormat(useLocale());
  const { count, total, passedOn, withoutWinner } = review.prizes;
  const isSettled = review.settledAt !== null;
  const isPublished = review.publishedAt !== null;
  const state = isPublished ? "done" : isSettled ? "settled" : "now";
  const title = t(`${state}Title`);
  const ref = useRef<HTMLElement>(null);
  const lastState = useRef(state);
  // A step that is done takes its button away: whoever stood there goes on at what has come of it.
  useEffect(() => {
    if (lastState.current !== state && document.activeElement === document.body) ref.current?.focus();
    lastState.current = state;
  }, [state]);
  return (
    <section ref={ref} tabIndex={-1} className="months-summary" aria-label={title}>
      <h3 className="display t5 w-84">{title}</h3>
      <FactList>
        <FactLine label={t("prizes")} value={t("prizesOf", { count, max: count + withoutWinner })} />
        <FactLine label={t("total")} value={format.format(total)} />
        <FactLine label={t("passedOn")} value={format.format(passedOn)} />
        <FactLine label={t("disqualified")} value={format.format(review.decisionCount)} />
      </FactList>
      {!isPublished && count === 0 && <p className="money">{t("noPrizes")}</p>}
      {!isSettled && <SettleStep review={review} />}
      {isSettled && !isPublished && <PublishStep review={review} />}
    </section>
  );
}

function SettleStep({ review: { monthYear, prizes } }: { review: Review }) {
  const t = useMessages(monthsPanelMessages);
  const step = useReviewStep(monthYear);
  const [refusal, setRefusal] = useState<string>();

  async function settle(acceptUnknown: boolean) {
    setRefusal(undefined);
    try {
      await step.mutateAsync({ step: "settle", acceptUnknown });
      toast({ title: t("settledToast"), description: t("settledText"), variant: "success" });
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === "months.holdings_unknown";
      if (isUnknown) setRefusal(describeError(error, t("stepFailed")));
      else showFailure(error, { title: t("settleFailed"), description: describeError(error, t("stepFailed")) });
    }
  }

  return (
    <>
      {prizes.unknown > 0 && refusal === undefined && (
        <p className="money">{t("unknown", { count: prizes.unknown })}</p>
      )}
      {refusal === undefined ? (
        <>
          <p className="muted">{t("settleHint")}</p>
          <div className="row">
            <Button size="medium" icon="check" isBusy={step.isPending} onClick={() => void settle(false)}>
              {t("settle")}
            </Button>
          </div>
        </>
      ) : (
        <div className="months-refusal stack" role="alert">
          <p>
            <b className="loss">{t("settleFailed")}</b> {refusal}
          </p>
          <p className="muted">{t("settleAnywayHint")}</p>
          <div className="row">
            <Button size="medium" icon="refresh" isBusy={step.isPending} onClick={() => void settle(false)}>
              {t("tryAgain")}
            </Button>
            <Button
              variant="danger"
              size="medium"
              icon="warning"
              isBusy={step.isPending}
              onClick={() => void settle(true)}
            >
              {t("settleAnyway")}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

function PublishStep({ review }: { review: Review }) {
  const t = useMessages(monthsPanelMessages);
  const step = useReviewStep(review.monthYear);
  const [isAsking, setIsAsking] = useState(false);

  async function reopen() {
    try {
      await step.mutateAsync({ step: "reopen" });
      toast({ title: t("reopenedToast"), description: t("reopenedText"), variant: "success" });
    } catch (error) {
      showFailure(error, { title: t("reopenFailed"), description: describeError(error, t("stepFailed")) });
    }
  }

  return (
    <div className="row">
      <Button size="medium" icon="upload" onClick={() => setIsAsking(true)}>
        {t("publish")}
      </Button>
      <Button variant="line" size="medium" icon="undo" isBusy={step.isPending} onClick={() => void reopen()}>
        {t("reopen")}
      </Button>
      {isAsking && <PublishDialog review={review} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
