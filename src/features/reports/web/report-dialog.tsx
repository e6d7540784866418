import { countCodePoints } from "#shared/text.ts";
import { FormNotes } from "#web/forms/form-notes.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { REPORT_REASON_MAX } from "../report.rules.ts";
import type { ReportInput } from "../report.schema.ts";
import "./report-dialog.css";
import { useReportInput } from "./reports.api.ts";
import { reportsMessages } from "./reports.messages.ts";

/** What is reported, as it reads on the page. */
export interface ReportSubject extends Pick<ReportInput, "type" | "refId"> {
  title: string;
  /** Who posted it, where the page knows; the name can be reported too where it knows the id. */
  owner?: { id?: string; username: string };
  words: {
    /** Title of the dialog. */
    report: string;
    /** What such a thing is called, and whoever posts it. */
    subject: string;
    owner: string;
  };
}

interface ReportDialogProps {
  subject: ReportSubject;
  onClose: () => void;
}

/** Asks for a reason. What was typed is there again when the same thing is reported next. */
export function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const { type, refId, title, owner, words } = subject;
  const t = useMessages(reportsMessages);
  const { values, onChange, draft } = useFormValues({ reason: "", isName: false }, { name: `report:${type}:${refId}` });
  const createReport = useReportInput();
  const form = useForm({
    values,
    onChange,
    draft,
    onSubmit: async ({ reason, isName }) => {
      const thing = isName && owner?.id ? { type: "member", refId: owner.id } : { type, refId };
      await createReport.mutateAsync({ ...thing, reason: reason.trim() });
      onClose();
      const text = type === "listing" || type === "meetup" ? (`sentText_${type}` as const) : "sentText";
      toast({ title: t("sentTitle"), description: t(text), variant: "success" });
    },
    failureText: t("failedText"),
    onFailure: (_message, error) => showFailure(error, { description: t("failedText") }),
    findBlamed: () => "reason",
  });
  return (
    <Dialog isOpen onClose={onClose} label={words.report} className="report">
      <form {...form.props} className="report-form">
        <h2 className="report-title display w-62">{words.report}</h2>
        <FactList className="report-facts">
          <FactLine label={words.subject} value={title} />
          {owner && <FactLine label={words.owner} value={`@${owner.username}`} />}
        </FactList>
        {owner?.id && (
          <fieldset className="report-choice">
            <legend className="cap">{t("what")}</legend>
            <Chip isPressed={!values.isName} onClick={() => form.change({ isName: false })}>
              {words.subject}
            </Chip>
            <Chip isPressed={values.isName} onClick={() => form.change({ isName: true })}>
              {t("name", { name: owner.username })}
            </Chip>
          </fieldset>
        )}
        <TextAreaField
          {...form.bind("reason", REPORT_REASON_MAX)}
          label={t("reason")}
          aside={t("reasonCount", { count: countCodePoints(values.reason), max: REPORT_REASON_MAX })}
          required
        />
        <FormNotes draft={form.draft} />
        <div className="row">
          <Button
            type="submit"
            variant="danger"
            icon="flag"
            isBusy={form.isBusy}
            disabled={values.reason.trim() === ""}
          >
            {t("send")}
          </Button>
          <Button variant="line" icon={null} onClick={onClose}>
            {t("cancel")}
          </Button>
        </div>
        <p className="cap muted">{t("promise")}</p>
      </form>
    </Dialog>
  );
}
