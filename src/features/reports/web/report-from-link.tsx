import { useMessages } from "#web/i18n/messages.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { reportsMessages } from "./reports.messages.ts";

interface ReportFromLinkProps {
  type: string;
  refId: string;
  onClose: () => void;
}

/** For members who come from a page that cannot ask by itself. */
export function ReportFromLink({ onClose, ...thing }: ReportFromLinkProps) {
  const t = useMessages(reportsMessages);
  const words = { report: t("sharedReport"), subject: t("sharedSubject"), owner: t("sharedOwner") };
  return <ReportDialog subject={{ ...thing, title: t("sharedTitle"), words }} onClose={onClose} />;
}
