import { useState } from "react";
import { PasswordField } from "#features/passwords/web/password-field.tsx";
import { useProblemTexts } from "#features/users/web/use-problem-texts.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { recordEvent } from "#web/lib/record-event.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { findLoginProblem, type RegistrationValues } from "../auth.rules.ts";
import { authMessages } from "./auth.messages.ts";
import { ClosedAccount, type Closing, readClosing } from "./closed-account.tsx";
import { UsernameField } from "./username-field.tsx";

export interface AuthFormProps {
  values: RegistrationValues;
  onChange: (changes: Partial<RegistrationValues>) => void;
  /** The member is logged in. */
  onDone: () => void;
}

interface LoginFormProps extends AuthFormProps {
  onForgot: () => void;
  /** The password was right, and is not enough. */
  onSecondStep: () => void;
}

export function LoginForm({ values, onChange, onDone, onForgot, onSecondStep }: LoginFormProps) {
  const { login } = useUser();
  const t = useMessages(authMessages);
  const toProblems = useProblemTexts();
  const [closing, setClosing] = useState<Closing>();
  // Keeps no draft: the dialog around it keeps all but the password.
  const form = useForm({
    values,
    onChange,
    findProblems: ({ username, password }) => toProblems(findLoginProblem({ username: username.trim(), password })),
    onSubmit: async ({ username, password }) => {
      try {
        await login({ username: username.trim(), password });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "second_factor.needed")) throw error;
        onChange({ password: "" });
        onSecondStep();
        return;
      }
      recordEvent("logged_in");
      onDone();
      toast({ title: t("welcomeBackTitle"), description: t("welcomeBackText"), variant: "success" });
    },
    failureText: t("loginFailedText"),
    onFailure: (description, error) => {
      if (error instanceof ApiError && error.code === "login.closed") setClosing(readClosing(error.details));
      toast({ title: t("loginFailed"), description, variant: "destructive" });
    },
  });
  if (closing) {
    const { username, password } = values;
    return <ClosedAccount login={{ username, password }} closing={closing} onBack={() => setClosing(undefined)} />;
  }
  return (
    <form {...form.props} className="auth-form">
      <UsernameField {...form.bind("username")} />
      <div className="auth-password-row">
        <PasswordField label={t("password")} autoComplete="current-password" {...form.bind("password")} />
        <button type="button" className="auth-forgot" aria-haspopup="dialog" onClick={onForgot}>
          {t("forgotPassword")}
        </button>
      </div>
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t("enter")}
      </Button>
    </form>
  );
}
