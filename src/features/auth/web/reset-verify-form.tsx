import { PASSWORD_MIN } from "#features/passwords/passwords.rules.ts";
import { PasswordField } from "#features/passwords/web/password-field.tsx";
import { passwordsMessages } from "#features/passwords/web/passwords.messages.ts";
import { useProblemTexts } from "#features/users/web/use-problem-texts.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { findResetVerifyProblem } from "../auth.rules.ts";
import { authMessages } from "./auth.messages.ts";
import { useVerifyPasswordReset } from "./password-reset.api.ts";
import { useStepFocus } from "./use-step-focus.ts";

type ResetVerifyFormValues = { token: string; newPassword: string; confirmPassword: string };

interface ResetVerifyFormProps {
  username: string;
  values: ResetVerifyFormValues;
  onChange: (changes: Partial<ResetVerifyFormValues>) => void;
  onBack: () => void;
  onVerified: () => void;
}

export function ResetVerifyForm({ username, values, onChange, onBack, onVerified }: ResetVerifyFormProps) {
  const t = useMessages(authMessages);
  const password = useMessages(passwordsMessages);
  const verifyReset = useVerifyPasswordReset();
  const toProblems = useProblemTexts();
  // Keeps no draft: a code and passwords.
  const form = useForm({
    values,
    onChange,
    findProblems: (given) => toProblems(findResetVerifyProblem(given)),
    onSubmit: async ({ token, newPassword }) => {
      await verifyReset.mutateAsync({ token: token.trim(), newPassword });
      onVerified();
      toast({ title: t("passwordUpdatedTitle"), description: t("passwordUpdatedText"), variant: "success" });
    },
    failureText: t("resetFailedText"),
    onFailure: (description) => toast({ title: t("resetFailed"), description, variant: "destructive" }),
  });
  useStepFocus(form.props.ref);

  return (
    <form {...form.props} className="auth-form">
      <p>{t("resetVerifyLead")}</p>
      <TextField
        {...form.bind("token")}
        label={t("token")}
        isData
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordField
        label={t("newPassword")}
        aside={password("passwordMin", { count: PASSWORD_MIN })}
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
