import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { MemberActions } from "./member-actions.tsx";
import { MemberFacts } from "./member-facts.tsx";
import { MemberNotes } from "./member-notes.tsx";
import { MemberRecords } from "./member-records.tsx";
import { MemberTags } from "./member-tags.tsx";
import { useMember } from "./members.api.ts";
import { membersMessages } from "./members.messages.ts";
import "./member-view.css";
import { Written } from "#web/ui/written.tsx";

/** All that the site knows of one member, and what an administrator can do. */
export function MemberView({ username }: { username: string }) {
  const t = useMessages(membersMessages);
  const { data: page, error, refetch } = useMember(username);
  return (
    <div className="member">
      <Anchor className="member-back text-link" href="/admin?tab=members">
        <Icon name="arrow-left" /> {t("back")}
      </Anchor>
      {page && (
        <>
          <header className="member-head">
            <h2 className="display t4 w-75">
              <Written>{`@${page.account.username}`}</Written>
            </h2>
            <MemberTags member={page.account} />
          </header>
          <div className="grid-12">
            <div className="member-main">
              <MemberFacts page={page} />
              <MemberRecords page={page} />
            </div>
            <div className="member-side">
              <MemberNotes page={page} />
              <MemberActions account={page.account} />
            </div>
          </div>
        </>
      )}
      {!page && !error && <Skeleton shape="block" label={t("pageLoading")} />}
      {!page && error && <Failed error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useMessages(membersMessages);
  const isMissing = error instanceof ApiError && error.status === 404;
  return isMissing ? <p role="alert">{t("missing")}</p> : <LoadFailed text={t("pageFailed")} onRetry={onRetry} />;
}
