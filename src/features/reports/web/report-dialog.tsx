import { type FormEvent, useState } from "react";
import { limitText } from "#features/boards/web/limited-text.ts";
import { countCodePoints } from "#shared/text.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { ReceiptLine, ReceiptList } from "#web/ui/receipt.tsx";
import { toast } from "#web/ui/toast.ts";
import { REPORT_REASON_MAX } from "../report.rules.ts";
import type { ReportInput } from "../report.schema.ts";
import "./report-dialog.css";
import { useReportInput } from "./reports.api.ts";
import { reportsMessages } from "./reports.messages.ts";

/** What is reported, as it reads on the page. */
export interface ReportSubject extends Pick<ReportInput, "type" | "refId"> {
  title: string;
  /** Name of the member who posted it. */
  owner: string;
}

interface ReportDialogProps {
  subject: ReportSubject;
  onClose: () => void;
}

/** Asks for a reason. It lives only while it is open, so what was typed goes with it. */
export function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const { type, refId, title, owner } = subject;
  const t = useMessages(reportsMessages);
  const [reason, setReason] = useState("");
  const createReport = useReportInput();
  const trimmed = reason.trim();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (trimmed === "" || createReport.isPending) return;
    try {
      await createReport.mutateAsync({ type, refId, reason: trimmed });
    } catch (error) {
      showFailure(error, { description: t("failedText") });
      return;
    }
    onClose();
    toast({ title: t("sentTitle"), description: t("sentText"), variant: "success" });
  }

  const problem = createReport.error && describeError(createReport.error, t("failedText"));
  return (
    <Dialog isOpen onClose={onClose} label={t(`title_${type}`)} className="report">
      <form className="report-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <h2 className="report-title display w-62">{t(`title_${type}`)}</h2>
        <ReceiptList className="report-facts">
          <ReceiptLine label={t(`subject_${type}`)} value={title} />
          <ReceiptLine label={t(`owner_${type}`)} value={`@${owner}`} />
        </ReceiptList>
        <TextAreaField
          label={t("reason")}
          aside={t("reasonCount", { count: countCodePoints(reason), max: REPORT_REASON_MAX })}
          error={problem}
          name="reason"
          value={reason}
          required
          onChange={(event) => setReason(limitText(event.target.value, REPORT_REASON_MAX))}
        />
        <div className="row">
          <Button type="submit" variant="danger" icon="flag" isBusy={createReport.isPending} disabled={trimmed === ""}>
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
