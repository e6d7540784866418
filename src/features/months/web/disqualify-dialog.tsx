import { countCodePoints } from "#shared/text.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField, TextAreaField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { DECISION_CATEGORIES, type DecisionCategory, REASON_MAX } from "../months.catalog.ts";
import type { ReviewRow } from "../review.schema.ts";
import { monthsPanelMessages } from "./months-panel.messages.ts";
import "./review-dialogs.css";
import { useReviewStep } from "./review.api.ts";

export interface PlaceDialogProps {
  row: ReviewRow;
  name: string;
  monthYear: string;
  onClose: () => void;
}

/** Takes a member out of the month, or back in. */
export function DisqualifyDialog(props: PlaceDialogProps) {
  const t = useMessages(monthsPanelMessages);
  const isOut = props.row.decision !== null;
  const title = t(isOut ? "takeBackOf" : "disqualifyTitle", { name: props.name });
  return (
    <Dialog isOpen onClose={props.onClose} label={title} className="months-dialog">
      <h2 className="months-dialog-title display w-62">{t(isOut ? "takeBack" : "disqualify")}</h2>
      {isOut ? <TakeBack {...props} /> : <DecisionForm {...props} />}
    </Dialog>
  );
}

function TakeBack({ row, name, monthYear, onClose }: PlaceDialogProps) {
  const t = useMessages(monthsPanelMessages);
  const step = useReviewStep(monthYear);

  async function takeBack() {
    try {
      await step.mutateAsync({ step: "requalify", pseudonym: row.pseudonym });
      toast({ title: t("takenBackToast"), description: t("takenBackText", { name }), variant: "success" });
    } catch (error) {
      showFailure(error, { title: t("takeBackFailed"), description: describeError(error, t("stepFailed")) });
    }
    onClose();
  }

  return (
    <div className="stack">
      <p>{t("takeBackOf", { name })}.</p>
      <div className="row">
        <Button icon="undo" isBusy={step.isPending} onClick={() => void takeBack()}>
          {t("takeBack")}
        </Button>
        <Button variant="line" icon={null} data-autofocus onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}

function DecisionForm({ row, name, monthYear, onClose }: PlaceDialogProps) {
  const t = useMessages(monthsPanelMessages);
  const step = useReviewStep(monthYear);
  const { values, onChange, draft } = useFormValues<{ category: DecisionCategory; reason: string }>(
    { category: "several-accounts", reason: "" },
    { name: `disqualify:${row.pseudonym}` },
  );
  const form = useForm({
    values,
    onChange,
    draft,
    findProblems: ({ reason }) =>
      reason.trim() === "" ? [{ field: "reason" as const, message: t("reasonMissing") }] : [],
    onSubmit: async ({ category, reason }) => {
      await step.mutateAsync({ step: "disqualify", pseudonym: row.pseudonym, category, reason: reason.trim() });
      onClose();
      toast({ title: t("disqualifiedToast"), description: t("disqualifiedText", { name }), variant: "success" });
    },
    failureText: t("stepFailed"),
    onFailure: (description, error) => showFailure(error, { title: t("disqualifyFailed"), description }),
  });
  return (
    <form {...form.props} className="stack">
      <p>{t("disqualifyLead", { name })}</p>
      <SelectField
        name="category"
        label={t("category")}
        value={values.category}
        onChange={({ target }) => form.change({ category: target.value as DecisionCategory })}
        options={DECISION_CATEGORIES.map((value) => ({ value, label: t(`category_${value}`) }))}
      />
      <TextAreaField
        {...form.bind("reason", REASON_MAX)}
        label={t("reason")}
        aside={t("reasonCount", { count: countCodePoints(values.reason), max: REASON_MAX })}
        required
      />
      <div className="row">
        <Button type="submit" variant="danger" icon="flag" isBusy={form.isBusy}>
          {t("disqualify")}
        </Button>
        <Button variant="line" icon={null} onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
