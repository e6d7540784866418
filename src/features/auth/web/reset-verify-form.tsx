import { useMessages } from "#web/i18n/messages.ts";
import { describeError } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { findResetVerifyProblem, PASSWORD_MIN } from "../auth.rules.ts";
import { authMessages } from "./auth.messages.ts";
import { PasswordField } from "./password-field.tsx";
import { useVerifyPasswordReset } from "./password-reset.api.ts";
import { useCheckedForm } from "./use-checked-form.ts";
import { useStepFocus } from "./use-step-focus.ts";

type ResetVerifyFormValues = { token: string; newPassword: string; confirmPassword: string };

interface ResetVerifyFormProps {
  username: string;
  values: ResetVerifyFormValues;
  onChange: (values: ResetVerifyFormValues) => void;
  onBack: () => void;
  onVerified: () => void;
}

export function ResetVerifyForm({ username, values, onChange, onBack, onVerified }: ResetVerifyFormProps) {
  const t = useMessages(authMessages);
  const verifyReset = useVerifyPasswordReset();

  async function submit({ token, newPassword }: ResetVerifyFormValues) {
    try {
      await verifyReset.mutateAsync({ token: token.trim(), newPassword });
    } catch (error) {
      const description = describeError(error, t("resetFailedText"));
      toast({ title: t("resetFailed"), description, variant: "destructive" });
      return;
    }
    onVerified();
    toast({ title: t("passwordUpdatedTitle"), description: t("passwordUpdatedText"), variant: "success" });
  }

  const form = useCheckedForm({ values, onChange, findProblem: findResetVerifyProblem, onSubmit: submit });
  const { onValue: onToken, ...token } = form.bind("token");
  useStepFocus(form.formRef);

  return (
    <form ref={form.formRef} className="auth-form" noValidate onSubmit={form.handleSubmit}>
      <p>{t("resetVerifyLead")}</p>
      <TextField
        {...token}
        label={t("token")}
        isData
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        onChange={(event) => onToken(event.target.value)}
      />
      <PasswordField
        label={t("newPassword")}
        aside={t("passwordMin", { count: PASSWORD_MIN })}
        autoComplete="new-password"
        {...form.bind("newPassword")}
      />
      <PasswordField label={t("confirmPassword")} autoComplete="new-password" {...form.bind("confirmPassword")} />
      <div className="reset-buttons">
        <Button variant="line" icon={null} onClick={onBack}>
          {t("back")}
        </Button>
        <Button type="submit" isWide isBusy={form.isBusy}>
          {t("setPassword")}
        </Button>
      </div>
      {/* Password managers file the new password under the name they find in the same form. */}
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
    </form>
  );
}
