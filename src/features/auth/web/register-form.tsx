import { PASSWORD_MIN } from "#features/passwords/passwords.rules.ts";
import { PasswordField } from "#features/passwords/web/password-field.tsx";
import { passwordsMessages } from "#features/passwords/web/passwords.messages.ts";
import { normaliseProfileValue } from "#features/profile/profile.rules.ts";
import { ProfileFields } from "#features/profile/web/profile-fields.tsx";
import { profileFields } from "#features/users/profile-fields.catalog.ts";
import { useProblemTexts } from "#features/users/web/use-problem-texts.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import type { NewMember } from "#features/users/web/users.api.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { recordEvent } from "#web/lib/record-event.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { findRegistrationProblem, type RegistrationValues } from "../auth.rules.ts";
import { authMessages } from "./auth.messages.ts";
import type { AuthFormProps } from "./login-form.tsx";
import { UsernameField } from "./username-field.tsx";

/** Leaves out what was not given: the optional fields are absent, not empty. */
function toPayload({ username, password, ...optional }: RegistrationValues): NewMember {
  const given = profileFields.flatMap((field) => {
    const value = normaliseProfileValue(field, optional[field.name]);
    return value === "" ? [] : [[field.name, value]];
  });
  return { username: username.trim(), password, ...Object.fromEntries(given) };
}

export function RegisterForm({ values, onChange, onDone }: AuthFormProps) {
  const { register } = useUser();
  const t = useMessages(authMessages);
  const password = useMessages(passwordsMessages);
  const toProblems = useProblemTexts();
  // Keeps no draft: the dialog around it keeps all but the password.
  const form = useForm({
    values,
    onChange,
    findProblems: (given) => toProblems(findRegistrationProblem({ ...given, username: given.username.trim() })),
    onSubmit: async (checked) => {
      await register(toPayload(checked));
      recordEvent("registered");
      onDone();
      toast({ title: t("welcomeTitle"), description: t("welcomeText"), variant: "success" });
    },
    failureText: t("registrationFailedText"),
    onFailure: (description) => toast({ title: t("registrationFailed"), description, variant: "destructive" }),
  });
  return (
    <form {...form.props} className="auth-form">
      <UsernameField {...form.bind("username")} />
      <PasswordField
        label={t("password")}
        aside={password("passwordMin", { count: PASSWORD_MIN })}
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
