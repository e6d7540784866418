import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { NOTE_MAX } from "../months.catalog.ts";
import type { PlaceDialogProps } from "./disqualify-dialog.tsx";
import { monthsPanelMessages } from "./months-panel.messages.ts";
import "./review-dialogs.css";
import { useReviewStep } from "./review.api.ts";

/** What administrators tell each other about a member; an empty note goes. */
export function NoteDialog({ row, name, monthYear, onClose }: PlaceDialogProps) {
  const t = useMessages(monthsPanelMessages);
  const step = useReviewStep(monthYear);
  const { values, onChange, draft } = useFormValues({ note: row.note ?? "" }, { name: `month-note:${row.pseudonym}` });
  const form = useForm({
    values,
    onChange,
    draft,
    onSubmit: async ({ note }) => {
      await step.mutateAsync({ step: "note", pseudonym: row.pseudonym, note });
      onClose();
      toast({ title: t("notedToast"), description: t("notedText"), variant: "success" });
    },
    failureText: t("stepFailed"),
    onFailure: (description, error) => showFailure(error, { title: t("noteFailed"), description }),
  });
  return (
    <Dialog isOpen onClose={onClose} label={t("noteOf", { name })} className="months-dialog">
      <form {...form.props} className="stack">
        <h2 className="months-dialog-title display w-62">{t("note")}</h2>
        <TextAreaField {...form.bind("note", NOTE_MAX)} label={t("noteOf", { name })} hint={t("noteHint")} />
        <div className="row">
          <Button type="submit" icon="check" isBusy={form.isBusy}>
            {t("saveNote")}
          </Button>
          <Button variant="line" icon={null} onClick={onClose}>
            {t("cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
