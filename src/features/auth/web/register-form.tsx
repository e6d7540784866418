import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { describeError } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import {
  findRegistrationProblem,
  PASSWORD_MIN,
  type RegistrationValues,
  SOLANA_WALLET_MAX,
  SOLANA_WALLET_MIN,
  TELEGRAM_HANDLE_INPUT_MAX,
  toHandle,
  X_HANDLE_INPUT_MAX,
} from "../auth.rules.ts";
import { authMessages } from "./auth.messages.ts";
import { HandleField } from "./handle-field.tsx";
import type { AuthFormProps } from "./login-form.tsx";
import { PasswordField } from "./password-field.tsx";
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
  const { onValue: onWallet, ...wallet } = form.bind("solanaWallet");
  return (
    <form ref={form.formRef} className="auth-form" noValidate onSubmit={form.handleSubmit}>
      <UsernameField {...form.bind("username")} />
      <PasswordField
        label={t("password")}
        aside={t("passwordMin", { count: PASSWORD_MIN })}
        autoComplete="new-password"
        {...form.bind("password")}
      />
      <div className="two-columns">
        <HandleField
          label={t("xUsername")}
          aside={t("optional")}
          maxLength={X_HANDLE_INPUT_MAX}
          {...form.bind("xUsername")}
        />
        <HandleField
          label={t("telegramUsername")}
          aside={t("optional")}
          maxLength={TELEGRAM_HANDLE_INPUT_MAX}
          {...form.bind("telegramUsername")}
        />
      </div>
      <TextField
        {...wallet}
        label={t("solanaWallet")}
        aside={t("optional")}
        isData
        placeholder={t("walletPlaceholder", { min: SOLANA_WALLET_MIN, max: SOLANA_WALLET_MAX })}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onWallet(event.target.value)}
      />
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t("createAccount")}
      </Button>
    </form>
  );
}
