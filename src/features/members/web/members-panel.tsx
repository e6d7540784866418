import { useSearchParams } from "wouter";
import { CannedQueries } from "#features/console/web/canned-queries.tsx";
import { AwaitedOutcome } from "#features/console/web/result-table.tsx";
import { useConsole } from "#features/console/web/use-console.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { MemberList } from "./member-list.tsx";
import { MemberView } from "./member-view.tsx";
import { membersMessages } from "./members.messages.ts";
import "./members-panel.css";

/** Who is here, by name and by queries of one press; and the page of one member, which has an address of its own. */
export function MembersPanel() {
  const [params] = useSearchParams();
  const username = params.get("member");
  return username === null ? <Everybody /> : <MemberView key={username} username={username} />;
}

function Everybody() {
  const t = useMessages(membersMessages);
  const { run, isRunning, outcome } = useConsole();
  return (
    <div className="grid-12">
      <div className="members-main stack">
        {(isRunning || outcome) && <AwaitedOutcome />}
        <MemberList />
      </div>
      <div className="members-side stack">
        <p className="muted">{t("lead")}</p>
        <CannedQueries onPick={run} />
      </div>
    </div>
  );
}
