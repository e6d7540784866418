import { useState } from "react";
import { useMemberGate } from "#features/boards/web/use-member-gate.ts";
import { reportGateMessages } from "#features/reports/web/report-gate.messages.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import type { RankedEntry } from "../leaderboard.schema.ts";
import { rankingMessages } from "./ranking.messages.ts";

const ReportNameDialog = lazyDialog(
  async () => (await import("#features/reports/web/report-name-dialog.tsx")).ReportNameDialog,
);

interface ReportNameProps {
  entries: readonly RankedEntry[];
  /** Whose own name is not offered. */
  userId: string | undefined;
}

/** For names that should not stand here: one button for the whole board, since most of them may. */
export function ReportName({ entries, userId }: ReportNameProps) {
  const t = useMessages(rankingMessages);
  const gate = useMessages(reportGateMessages);
  const isMember = useMemberGate();
  const [isOpen, setIsOpen] = useState(false);
  const others = entries.map(({ user }) => user).filter(({ id }) => id !== userId);
  if (others.length === 0) return null;
  return (
    <>
      <Button variant="quiet" size="medium" icon="flag" onClick={() => setIsOpen(isMember(gate("loginText")))}>
        {t("reportName")}
      </Button>
      {isOpen && <ReportNameDialog members={others} onClose={() => setIsOpen(false)} />}
    </>
  );
}
