import { type ReactNode, useState } from "react";
import { useMemberGate } from "#features/boards/web/use-member-gate.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import type { ReportSubject } from "./report-dialog.tsx";
import { reportGateMessages } from "./report-gate.messages.ts";

const ReportDialog = lazyDialog(async () => (await import("./report-dialog.tsx")).ReportDialog);

interface Reporting {
  /** Opens the dialog; a visitor is asked to log in first. */
  report: (subject: ReportSubject) => void;
  /** To be rendered once by the page. */
  dialog: ReactNode;
}

export function useReport(): Reporting {
  const t = useMessages(reportGateMessages);
  const isMember = useMemberGate();
  const [subject, setSubject] = useState<ReportSubject>();

  function report(next: ReportSubject) {
    if (isMember(t("loginText"))) setSubject(next);
  }

  return { report, dialog: subject && <ReportDialog subject={subject} onClose={() => setSubject(undefined)} /> };
}
