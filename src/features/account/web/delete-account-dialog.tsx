import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "#features/auth/auth.schema.ts";
import { focusMain } from "#features/auth/web/focus-main.ts";
import { PasswordField } from "#features/auth/web/password-field.tsx";
import { useCheckedForm } from "#features/auth/web/use-checked-form.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { callApi } from "#web/lib/api-client.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import type { DeleteAccount } from "../account-end.schema.ts";
import { accountMessages } from "./account.messages.ts";
import "./delete-account-dialog.css";
import { isPasswordProblem } from "./password-problem.ts";
import { settingsMessages } from "./settings.messages.ts";

interface DeleteAccountDialogProps {
  user: User;
  onClose: () => void;
}

/** Says what goes and what stays, and asks for name and password before it does it. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const t = useMessages(settingsMessages);
  const account = useMessages(accountMessages);
  const { logout } = useUser();
  const [values, setValues] = useState({ username: "", password: "" });
  const remove = useMutation({
    mutationFn: (body: DeleteAccount) => callApi(`/api/users/${user.id}`, { method: "DELETE", body }),
  });

  async function submit({ username, password }: typeof values) {
    if (username.trim().replace(/^@/, "") !== user.username) {
      const message = t("deleteNameText", { name: user.username });
      toast({ title: t("deleteNameTitle"), description: message, variant: "destructive" });
      return { field: "username" as const, message };
    }
    try {
      await remove.mutateAsync({ username: user.username, ...(password !== "" && { password }) });
    } catch (error) {
      const message = describeError(error, t("deleteFailedText"));
      showFailure(error, { title: t("deleteFailedTitle"), description: message });
      return isPasswordProblem(error) ? { field: "password" as const, message } : undefined;
    }
    onClose();
    // The session is gone already; this tells the page.
    await logout();
    focusMain();
    toast({ title: t("deletedTitle"), description: t("deletedText"), variant: "neutral" });
  }

  const form = useCheckedForm({ values, onChange: setValues, findProblem: () => undefined, onSubmit: submit });
  const { onValue: onUsername, ...username } = form.bind("username");
  return (
    <Dialog isOpen onClose={onClose} label={t("deleteTitle")}>
      <form ref={form.formRef} className="delete-account" noValidate onSubmit={form.handleSubmit}>
        <h2 className="display t3 w-75">{t("deleteTitle")}</h2>
        <dl className="delete-account-terms">
          <dt className="cap">{t("deleteGoes")}</dt>
          <dd>{t("deleteGoesText")}</dd>
          <dt className="cap">{t("deleteStays")}</dt>
          <dd>{t("deleteStaysText")}</dd>
        </dl>
        <TextField
          {...username}
          label={t("deleteUsername")}
          hint={t("deleteUsernameHint", { name: user.username })}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          onChange={(event) => onUsername(event.target.value)}
        />
        <PasswordField
          {...form.bind("password")}
          label={account("currentPassword")}
          aside={account("passwordAside")}
          autoComplete="current-password"
          isRequired={false}
        />
        <div className="row">
          <Button type="submit" variant="danger" icon="trash" isBusy={form.isBusy}>
            {t("deleteConfirm")}
          </Button>
          <Button variant="line" icon={null} onClick={onClose}>
            {t("deleteKeep")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
