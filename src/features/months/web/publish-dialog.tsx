import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { toast } from "#web/ui/toast.ts";
import type { Review } from "../review.schema.ts";
import { monthsPanelMessages } from "./months-panel.messages.ts";
import "./review-dialogs.css";
import { useReviewStep } from "./review.api.ts";
import { useMonthNames } from "./use-month-names.ts";

/** The last question before a month is everybody's: it says what is about to be published. */
export function PublishDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useMessages(monthsPanelMessages);
  const format = new Intl.NumberFormat(useLocale());
  const step = useReviewStep(review.monthYear);
  const { count, total, passedOn } = review.prizes;
  const title = t("publishTitle", { month: useMonthNames()(review.monthYear) });

  async function publish() {
    try {
      await step.mutateAsync({ step: "publish", count, total });
      toast({ title: t("publishedToast"), description: t("publishedText"), variant: "success" });
    } catch (error) {
      showFailure(error, { title: t("publishFailed"), description: describeError(error, t("stepFailed")) });
    }
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} label={title} className="months-dialog">
      <div className="stack">
        <h2 className="months-dialog-title display w-62">{title}</h2>
        <p>{t("publishLead")}</p>
        <FactList>
          <FactLine label={t("prizes")} value={format.format(count)} />
          <FactLine label={t("total")} value={format.format(total)} />
          <FactLine label={t("passedOn")} value={format.format(passedOn)} />
          <FactLine label={t("disqualified")} value={format.format(review.decisionCount)} />
        </FactList>
        <div className="row">
          <Button icon="upload" isBusy={step.isPending} onClick={() => void publish()}>
            {t("publishNow", { count, total })}
          </Button>
          <Button variant="line" icon={null} data-autofocus onClick={onClose}>
            {t("cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
