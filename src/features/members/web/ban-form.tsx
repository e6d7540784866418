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
export function BanForm({ account: { username, isBanned } }: { account: MemberPage["account"] }) {
  const t = useMessages(membersMessages);
  const { values, onChange, draft } = useFormValues(EMPTY, { name: `ban:${username}` });
  const ban = useBanMember(username);
  const form = useForm({
    values,
    onChange,
    draft,
    onSubmit: async ({ reason, days }) => {
      const count = isBanned ? 0 : Number(days);
      const { username: name } = await ban.mutateAsync({
        isBanned: !isBanned,
        reason,
        ...(count > 0 && { days: count }),
      });
      const bannedText = count > 0 ? t("bannedDaysText", { name, count }) : t("bannedText", { name });
      const description = isBanned ? t("unbannedText", { name }) : bannedText;
      toast({ title: t(isBanned ? "unbannedTitle" : "bannedTitle"), description, variant: "success" });
      onChange(EMPTY);
    },
    failureText: t("banFailedText"),
    onFailure: (description, error) => showFailure(error, { title: t("banFailedTitle"), description }),
  });
  return (
    <MemberSection title={t("door")}>
      <p className="muted">{t("doorLead")}</p>
      <form {...form.props} className="stack">
        <TextField {...form.bind("reason", BAN_REASON_MAX)} label={t("reason")} />
        {!isBanned && (
          <SelectField
            {...form.bind("days")}
            label={t("howLong")}
            options={DAYS.map((days) => ({ value: days, label: t(`days_${days}`) }))}
          />
        )}
        <div className="row">
          <Button
            type="submit"
            variant={isBanned ? "line" : "danger"}
            size="medium"
            icon={isBanned ? "check" : "close"}
            disabled={values.reason.trim() === ""}
            isBusy={form.isBusy}
          >
            {t(isBanned ? "unban" : "ban")}
          </Button>
        </div>
      </form>
    </MemberSection>
  );
}
