import { useMessages } from "#web/i18n/messages.ts";
import { describeError } from "#web/lib/api-errors.ts";
import { track } from "#web/lib/track.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { findLoginProblem, type RegistrationValues } from "../auth.rules.ts";
import { authMessages } from "./auth.messages.ts";
import { PasswordField } from "./password-field.tsx";
import { useCheckedForm } from "./use-checked-form.ts";
import { useUser } from "./user-context.tsx";
import { UsernameField } from "./username-field.tsx";

export interface AuthFormProps {
  values: RegistrationValues;
  onChange: (values: RegistrationValues) => void;
  /** The member is logged in. */
  onDone: () => void;
}

export function LoginForm({ values, onChange, onDone, onForgot }: AuthFormProps & { onForgot: () => void }) {
  const { login } = useUser();
  const t = useMessages(authMessages);

  async function submit({ username, password }: RegistrationValues) {
    try {
      await login({ username: username.trim(), password });
      track("logged_in");
    } catch (error) {
      const description = describeError(error, t("loginFailedText"));
      toast({ title: t("loginFailed"), description, variant: "destructive" });
      return;
    }
    onDone();
    toast({ title: t("welcomeBackTitle"), description: t("welcomeBackText"), variant: "success" });
  }

  const form = useCheckedForm({
    values,
    onChange,
    findProblem: ({ username, password }) => findLoginProblem({ username: username.trim(), password }),
    onSubmit: submit,
  });
  return (
    <form ref={form.formRef} className="auth-form" noValidate onSubmit={form.handleSubmit}>
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
