import { useState } from "react";
import { ROLES, type Role } from "#features/users/users.rules.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import type { MemberPage, ResetLink } from "../members.schema.ts";
import { BanForm } from "./ban-form.tsx";
import { MemberSection } from "./member-section.tsx";
import { getMemberPath, useMakeResetLink, useSignOut } from "./members.api.ts";
import { membersMessages } from "./members.messages.ts";

const ChangeRoleDialog = lazyDialog(async () => (await import("./change-role-dialog.tsx")).ChangeRoleDialog);
const EraseMemberDialog = lazyDialog(async () => (await import("./erase-member-dialog.tsx")).EraseMemberDialog);
const ResetLinkDialog = lazyDialog(async () => (await import("./reset-link-dialog.tsx")).ResetLinkDialog);

type Account = MemberPage["account"];

/** What an administrator can do to an account; what takes one away is not offered for administrators. */
export function MemberActions({ account }: { account: Account }) {
  const t = useMessages(membersMessages);
  const isAdmin = account.role === "administrator";
  return (
    <>
      {isAdmin ? <p className="muted">{t("administrator")}</p> : <BanForm account={account} />}
      <RoleChoice account={account} />
      <WayIn account={account} />
      <OnRequest account={account} />
    </>
  );
}

function RoleChoice({ account }: { account: Account }) {
  const t = useMessages(membersMessages);
  const { user } = useUser();
  const [asked, setAsked] = useState<Role>();
  const choices = ROLES.filter((role) => role !== account.role && !(account.isBanned && role !== "member"));
  return (
    <MemberSection title={t("role")} empty={user?.username === account.username && t("ownRole")}>
      <p className="muted">{t("roleLead")}</p>
      <div className="row">
        {choices.map((role) => (
          <Button
            key={role}
            variant="line"
            size="medium"
            icon={role === "member" ? "close" : "check"}
            onClick={() => setAsked(role)}
          >
            {t(`make_${role}`)}
          </Button>
        ))}
      </div>
      {asked && <ChangeRoleDialog username={account.username} role={asked} onClose={() => setAsked(undefined)} />}
    </MemberSection>
  );
}

function WayIn({ account: { username, role, isBanned } }: { account: Account }) {
  const t = useMessages(membersMessages);
  const [link, setLink] = useState<ResetLink>();
  const signOut = useSignOut(username);
  const makeLink = useMakeResetLink(username);

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      showFailure(error, { description: describeError(error, t("actionFailed")) });
    }
  }

  async function endSessions() {
    await signOut.mutateAsync(undefined);
    toast({ title: t("signedOutTitle"), description: t("signedOutText", { name: username }), variant: "success" });
  }

  return (
    <MemberSection title={t("access")}>
      <div className="row">
        <Button
          variant="line"
          size="medium"
          icon="logout"
          isBusy={signOut.isPending}
          onClick={() => void attempt(endSessions)}
        >
          {t("signOut")}
        </Button>
        {role !== "administrator" && !isBanned && (
          <Button
            variant="line"
            size="medium"
            icon="edit"
            isBusy={makeLink.isPending}
            onClick={() => void attempt(async () => setLink(await makeLink.mutateAsync(undefined)))}
          >
            {t("makeLink")}
          </Button>
        )}
      </div>
      {link && <ResetLinkDialog username={username} link={link} onClose={() => setLink(undefined)} />}
    </MemberSection>
  );
}

function OnRequest({ account: { username, role } }: { account: Account }) {
  const t = useMessages(membersMessages);
  const [isErasing, setIsErasing] = useState(false);
  return (
    <MemberSection title={t("data")}>
      <p className="muted">{t("dataLead")}</p>
      <div className="row">
        <ButtonLink variant="line" size="medium" icon="download" href={`${getMemberPath(username)}/export`} download>
          {t("exportData")}
        </ButtonLink>
        {role !== "administrator" && (
          <Button variant="danger" size="medium" icon="trash" onClick={() => setIsErasing(true)}>
            {t("erase")}
          </Button>
        )}
      </div>
      {isErasing && <EraseMemberDialog username={username} onClose={() => setIsErasing(false)} />}
    </MemberSection>
  );
}
