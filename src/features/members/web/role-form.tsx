import { type FormEvent, useState } from "react";
import { ROLES, type Role } from "#features/users/users.rules.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { membersMessages } from "./members.messages.ts";

const ChangeRoleDialog = lazyDialog(async () => (await import("./change-role-dialog.tsx")).ChangeRoleDialog);

/** From what gives most to what takes all; nothing happens before the question is answered. */
const CHOICES = ROLES.toReversed();

/** Makes somebody a moderator, an administrator, or a plain member again. */
export function RoleForm() {
  const t = useMessages(membersMessages);
  const [username, setUsername] = useState("");
  const [asked, setAsked] = useState<Role>();
  const name = username.trim().replace(/^@/, "");
  const isNamed = name !== "";

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isNamed) setAsked("moderator");
  }

  return (
    <section className="members-ban">
      <h2 className="display t5 w-84">{t("role")}</h2>
      <p className="muted">{t("roleLead")}</p>
      <form className="stack" onSubmit={handleSubmit}>
        <TextField
          label={t("roleMember")}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          autoComplete="off"
        />
        <div className="row">
          {CHOICES.map((role) => (
            <Button
              key={role}
              type={role === "moderator" ? "submit" : "button"}
              variant={role === "moderator" ? "primary" : "line"}
              size="medium"
              icon={role === "member" ? "close" : "check"}
              disabled={!isNamed}
              onClick={role === "moderator" ? undefined : () => setAsked(role)}
            >
              {t(`make_${role}`)}
            </Button>
          ))}
        </div>
      </form>
      {asked && (
        <ChangeRoleDialog
          username={name}
          role={asked}
          onDone={() => setUsername("")}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
