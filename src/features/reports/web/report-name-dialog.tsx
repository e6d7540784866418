import { countCodePoints } from "#shared/text.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField, TextAreaField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { REPORT_REASON_MAX } from "../report.rules.ts";
import { useReportInput } from "./reports.api.ts";
import { reportsMessages } from "./reports.messages.ts";
import "./report-dialog.css";

interface ReportNameDialogProps {
  /** Among whom to choose. */
  members: readonly { id: string; username: string }[];
  onClose: () => void;
}

/** Asks which name, and what is wrong with it. */
export function ReportNameDialog({ members, onClose }: ReportNameDialogProps) {
  const t = useMessages(reportsMessages);
  const { values, onChange, draft } = useFormValues({ refId: "", reason: "" }, { name: "report-name" });
  const createReport = useReportInput();
  const form = useForm({
    values,
    onChange,
    draft,
    findProblems: ({ refId }) => (refId === "" ? [{ field: "refId", message: t("whichMissing") }] : []),
    onSubmit: async ({ refId, reason }) => {
      await createReport.mutateAsync({ type: "member", refId, reason: reason.trim() });
      onClose();
      toast({ title: t("sentTitle"), description: t("sentText"), variant: "success" });
    },
    failureText: t("failedText"),
    onFailure: (_message, error) => showFailure(error, { description: t("failedText") }),
    findBlamed: () => "reason",
  });
  const names = [...members].sort((one, other) => one.username.localeCompare(other.username, "en"));
  return (
    <Dialog isOpen onClose={onClose} label={t("nameTitle")} className="report">
      <form {...form.props} className="report-form">
        <h2 className="report-title display w-62">{t("nameTitle")}</h2>
        <SelectField
          {...form.bind("refId")}
          label={t("which")}
          options={[
            { value: "", label: t("choose") },
            ...names.map(({ id, username }) => ({ value: id, label: `@${username}` })),
          ]}
          required
        />
        <TextAreaField
          {...form.bind("reason", REPORT_REASON_MAX)}
          label={t("reason")}
          aside={t("reasonCount", { count: countCodePoints(values.reason), max: REPORT_REASON_MAX })}
          required
        />
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
