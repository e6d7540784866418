import { CannedQueries } from "#features/console/web/canned-queries.tsx";
import { useConsole } from "#features/console/web/console-context.tsx";
import { AwaitedOutcome } from "#features/console/web/result-table.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { BAN_REASON_MAX } from "../members.rules.ts";
import { useBanMember } from "./members.api.ts";
import "./members-panel.css";
import { membersMessages } from "./members.messages.ts";
import { RoleForm } from "./role-form.tsx";

/** Who is here, by queries of one press, and a ban for who should not be. */
export function MembersPanel() {
  const t = useMessages(membersMessages);
  const { run } = useConsole();
  return (
    <div className="grid-12">
      <div className="members-side stack">
        <p className="muted">{t("membersLead")}</p>
        <CannedQueries onPick={run} />
        <RoleForm />
        <BanForm />
      </div>
      <div className="members-main">
        <AwaitedOutcome />
      </div>
    </div>
  );
}

const NOBODY = { username: "", reason: "" };

function BanForm() {
  const t = useMessages(membersMessages);
  const { values, onChange } = useFormValues(NOBODY);
  const ban = useBanMember();
  const isComplete = values.username.trim() !== "" && values.reason.trim() !== "";
  const form = useForm({
    values,
    onChange,
    onSubmit: async (given, intent) => {
      const isLocked = intent === "lock";
      const { username: name } = await ban.mutateAsync({ ...given, isLocked });
      const outcome = isLocked ? "locked" : "unlocked";
      toast({ title: t(`${outcome}Title`), description: t(`${outcome}Text`, { name }), variant: "success" });
      onChange(NOBODY);
    },
    failureText: t("lockFailedText"),
    onFailure: (description, error) => showFailure(error, { title: t("lockFailedTitle"), description }),
  });

  return (
    <section className="members-ban">
      <h2 className="display t5 w-84">{t("lock")}</h2>
      <p className="muted">{t("lockLead")}</p>
      <form {...form.props} className="stack">
        <TextField {...form.bind("username")} label={t("username")} autoComplete="off" />
        <TextField {...form.bind("reason")} label={t("reason")} maxLength={BAN_REASON_MAX} />
        <div className="row">
          <Button
            type="submit"
            value="lock"
            variant="danger"
            size="medium"
            icon="close"
            disabled={!isComplete}
            isBusy={form.isBusy}
          >
            {t("lockMember")}
          </Button>
          <Button
            type="submit"
            value="unlock"
            variant="line"
            size="medium"
            icon="check"
            disabled={!isComplete}
            isBusy={form.isBusy}
          >
            {t("unlockMember")}
          </Button>
        </div>
      </form>
    </section>
  );
}
