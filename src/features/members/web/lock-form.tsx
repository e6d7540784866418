import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { BAN_REASON_MAX } from "../members.rules.ts";
import type { MemberPage } from "../members.schema.ts";
import { MemberSection } from "./member-section.tsx";
import { useBanMember } from "./members.api.ts";
import { membersMessages } from "./members.messages.ts";

const EMPTY = { reason: "", days: "0" };
const DAYS = ["0", "1", "7", "30"] as const;

/** Closes the account, or opens it. */
export function LockForm({ account: { username, isLocked } }: { account: MemberPage["account"] }) {
  const t = useMessages(membersMessages);
  const { values, onChange, draft } = useFormValues(EMPTY, { name: `lock:${username}` });
  const ban = useBanMember(username);
  const form = useForm({
    values,
    onChange,
    draft,
    onSubmit: async ({ reason, days }) => {
      const count = isLocked ? 0 : Number(days);
      const { username: name } = await ban.mutateAsync({
        isLocked: !isLocked,
        reason,
        ...(count > 0 && { days: count }),
      });
      const lockedText = count > 0 ? t("lockedDaysText", { name, count }) : t("lockedText", { name });
      const description = isLocked ? t("unlockedText", { name }) : lockedText;
      toast({ title: t(isLocked ? "unlockedTitle" : "lockedTitle"), description, variant: "success" });
      onChange(EMPTY);
    },
    failureText: t("lockFailedText"),
    onFailure: (description, error) => showFailure(error, { title: t("lockFailedTitle"), description }),
  });
  return (
    <MemberSection title={t("door")}>
      <p className="muted">{t("doorLead")}</p>
      <form {...form.props} className="stack">
        <TextField {...form.bind("reason", BAN_REASON_MAX)} label={t("reason")} />
        {!isLocked && (
          <SelectField
            {...form.bind("days")}
            label={t("howLong")}
            options={DAYS.map((days) => ({ value: days, label: t(`days_${days}`) }))}
          />
        )}
        <div className="row">
          <Button
            type="submit"
            variant={isLocked ? "line" : "danger"}
            size="medium"
            icon={isLocked ? "check" : "close"}
            disabled={values.reason.trim() === ""}
            isBusy={form.isBusy}
          >
            {t(isLocked ? "unlockMember" : "lockMember")}
          </Button>
        </div>
      </form>
    </MemberSection>
  );
}
