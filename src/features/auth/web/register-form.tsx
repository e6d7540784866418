import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { describeError } from "#web/lib/api-errors.ts";
import { track } from "#web/lib/track.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { findRegistrationProblem, PASSWORD_MIN, type RegistrationValues, toHandle } from "../auth.rules.ts";
import { authMessages } from "./auth.messages.ts";
import type { AuthFormProps } from "./login-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { useCheckedForm } from "./use-checked-form.ts";
import { useUser } from "./user-context.tsx";
import { UsernameField } from "./username-field.tsx";

/** Leaves out what was not given: the optional fields are absent, not empty. */
function toPayload({ username, password, ...optional }: RegistrationValues) {
  const xUsername = toHandle(optional.xUsername);
  const telegramUsername = toHandle(optional.telegramUsername);
  const solanaWallet = optional.solanaWallet.trim();
  return {
    username: username.trim(),
    password,
    ...(xUsername && { xUsername }),
    ...(telegramUsername && { telegramUsername }),
    ...(solanaWallet && { solanaWallet }),
  };
}

export function RegisterForm({ values, onChange, onDone }: AuthFormProps) {
  const { register } = useUser();
  const t = useMessages(authMessages);

  async function submit(checked: RegistrationValues) {
    try {
      await register(toPayload(checked));
      track("registered");
    } catch (error) {
      const description = describeError(error, t("registrationFailedText"));
      toast({ title: t("registrationFailed"), description, variant: "destructive" });
      const isTaken = error instanceof ApiError && error.status === 409;
      return isTaken ? { field: "username" as const, message: description } : undefined;
    }
    onDone();
    toast({ title: t("welcomeTitle"), description: t("welcomeText"), variant: "success" });
  }

  const form = useCheckedForm({
    values,
    onChange,
    findProblem: (given) => findRegistrationProblem({ ...given, username: given.username.trim() }),
    onSubmit: submit,
  });
  return (
    <form ref={form.formRef} className="auth-form" noValidate onSubmit={form.handleSubmit}>
      <UsernameField {...form.bind("username")} />
      <PasswordField
        label={t("password")}
        aside={t("passwordMin", { count: PASSWORD_MIN })}
        autoComplete="new-password"
        {...form.bind("password")}
      />
      <ProfileFields bind={form.bind} />
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t("createAccount")}
      </Button>
    </form>
  );
}
