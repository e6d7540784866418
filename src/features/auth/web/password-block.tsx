import { useMutation, useQueryClient } from "@tanstack/react-query";
import { PASSWORD_MIN } from "#features/passwords/passwords.rules.ts";
import { expectPassword, useConfirmation } from "#features/passwords/web/confirmation.api.ts";
import { LoginAgain } from "#features/passwords/web/login-again.tsx";
import { PasswordField } from "#features/passwords/web/password-field.tsx";
import { passwordsMessages } from "#features/passwords/web/passwords.messages.ts";
import { refreshSessions } from "#features/sessions/web/sessions.api.ts";
import { SettingsBlock } from "#features/settings/web/settings-block.tsx";
import type { User } from "#features/users/users.schema.ts";
import { useProblemTexts } from "#features/users/web/use-problem-texts.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { callApi } from "#web/lib/api-client.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { findChangePasswordProblem } from "../auth.rules.ts";
import { passwordBlockMessages } from "./password-block.messages.ts";
import "./password-block.css";

const ANCHOR = "password";
const EMPTY = { password: "", newPassword: "" };

export function PasswordBlock({ user }: { user: User }) {
  const t = useMessages(passwordBlockMessages);
  const needs = useConfirmation(user.id);
  const hasPassword = needs === "password";
  return (
    <SettingsBlock anchor={ANCHOR} title={t("title")} lead={t(hasPassword ? "lead" : "firstLead")}>
      {needs === "login" ? <LoginAgain anchor={ANCHOR} /> : <PasswordForm user={user} hasPassword={hasPassword} />}
    </SettingsBlock>
  );
}

function PasswordForm({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const t = useMessages(passwordBlockMessages);
  const password = useMessages(passwordsMessages);
  const toProblems = useProblemTexts();
  const change = useChangePassword(user.id);
  const { values, onChange } = useFormValues(EMPTY);
  // Keeps no draft: passwords.
  const form = useForm({
    values,
    onChange,
    findProblems: (given) => toProblems(findChangePasswordProblem(given, hasPassword)),
    onSubmit: async ({ password: old, newPassword }) => {
      await change.mutateAsync({ newPassword, ...(hasPassword && { password: old }) });
      onChange(EMPTY);
      toast({ title: t("changedTitle"), description: t("changedText"), variant: "success" });
    },
    failureText: t("failedText"),
    onFailure: (description, error) => showFailure(error, { title: t("failedTitle"), description }),
  });
  return (
    <form {...form.props} className="password-form">
      {/* Password managers file the new password under the name they find in the same form. */}
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={user.username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {hasPassword && (
        <PasswordField {...form.bind("password")} label={password("currentPassword")} autoComplete="current-password" />
      )}
      <PasswordField
        {...form.bind("newPassword")}
        label={t("newPassword")}
        aside={password("passwordMin", { count: PASSWORD_MIN })}
        autoComplete="new-password"
      />
      <Button type="submit" variant="line" isBusy={form.isBusy}>
        {t(hasPassword ? "change" : "set")}
      </Button>
    </form>
  );
}

interface ChangePassword {
  /** The old one, of members who have one. */
  password?: string;
  newPassword: string;
}

function useChangePassword(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePassword) => callApi(`/api/users/${userId}/password`, { method: "PUT", body }),
    onSuccess: () => {
      expectPassword(queryClient, userId);
      // All others have ended, and this browser has a new one.
      return refreshSessions(queryClient, userId);
    },
  });
}
