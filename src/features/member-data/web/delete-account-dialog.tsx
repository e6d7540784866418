import { useMutation } from "@tanstack/react-query";
import { passwordsErrors } from "#features/passwords/passwords.errors.ts";
import { useConfirmation } from "#features/passwords/web/confirmation.api.ts";
import { LoginAgain } from "#features/passwords/web/login-again.tsx";
import { PasswordField } from "#features/passwords/web/password-field.tsx";
import { passwordsMessages } from "#features/passwords/web/passwords.messages.ts";
import type { User } from "#features/users/users.schema.ts";
import { useProblemTexts } from "#features/users/web/use-problem-texts.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { createProblem } from "#shared/form-problem.ts";
import { type ShownProblem, useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { callApi } from "#web/lib/api-client.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { focusMain } from "#web/lib/focus-main.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import type { DeleteAccount } from "../member-data.schema.ts";
import "./delete-account-dialog.css";
import { settingsMessages } from "#features/settings/web/settings.messages.ts";

interface DeleteAccountDialogProps {
  user: User;
  onClose: () => void;
}

/** Says what goes and what stays, and asks for name and password before it does it. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const t = useMessages(settingsMessages);
  const password = useMessages(passwordsMessages);
  const needs = useConfirmation(user.id);
  const toProblems = useProblemTexts();
  const { logout } = useUser();
  const remove = useMutation({
    mutationFn: (body: DeleteAccount) => callApi(`/api/users/${user.id}`, { method: "DELETE", body }),
  });

  async function submit({ password }: { password: string }) {
    await remove.mutateAsync({ username: user.username, ...(password !== "" && { password }) });
    onClose();
    // The session is gone already; this tells the page.
    await logout();
    focusMain();
    toast({ title: t("deletedTitle"), description: t("deletedText"), variant: "neutral" });
  }

  // Keeps no draft: what is typed is the confirmation.
  const form = useForm({
    ...useFormValues({ username: "", password: "" }),
    findProblems({ username, password: given }): ShownProblem<"username" | "password">[] {
      const isTheirs = username.trim().replace(/^@/, "") === user.username;
      const message = t("deleteNameText", { name: user.username });
      if (!isTheirs) return [{ field: "username", title: t("deleteNameTitle"), message }];
      if (needs !== "password" || given !== "") return [];
      return toProblems(createProblem(passwordsErrors, "auth.password_missing", { field: "password" }));
    },
    onSubmit: submit,
    failureText: t("deleteFailedText"),
    onFailure: (description, error) => showFailure(error, { title: t("deleteFailedTitle"), description }),
  });
  return (
    <Dialog isOpen onClose={onClose} label={t("deleteTitle")}>
      <form {...form.props} className="delete-account">
        <h2 className="display t3 w-75">{t("deleteTitle")}</h2>
        <dl className="delete-account-terms">
          <dt className="cap">{t("deleteGoes")}</dt>
          <dd>{t("deleteGoesText")}</dd>
          <dt className="cap">{t("deleteStays")}</dt>
          <dd>{t("deleteStaysText")}</dd>
        </dl>
        <TextField
          {...form.bind("username")}
          label={t("deleteUsername")}
          hint={t("deleteUsernameHint", { name: user.username })}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
        {needs === "login" && <LoginAgain anchor="delete" />}
        {needs === "password" && (
          <PasswordField
            {...form.bind("password")}
            label={password("currentPassword")}
            autoComplete="current-password"
          />
        )}
        <div className="row">
          {needs !== "login" && (
            <Button type="submit" variant="danger" icon="trash" isBusy={form.isBusy}>
              {t("deleteConfirm")}
            </Button>
          )}
          <Button variant="line" icon={null} onClick={onClose}>
            {t("deleteKeep")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
