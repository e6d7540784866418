import { useConfirmation } from "#features/passwords/web/confirmation.api.ts";
import { LoginAgain } from "#features/passwords/web/login-again.tsx";
import { PasswordField } from "#features/passwords/web/password-field.tsx";
import { passwordsMessages } from "#features/passwords/web/passwords.messages.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { useRemoveFactor } from "./members.api.ts";
import { membersMessages } from "./members.messages.ts";

export interface LostFactor {
  /** "app", or the id of a passkey. */
  id: string;
  name: string;
}

interface RemoveFactorDialogProps {
  username: string;
  factor: LostFactor;
  onClose: () => void;
}

/** Says what follows, and asks for the administrator's own password. */
export function RemoveFactorDialog({ username, factor, onClose }: RemoveFactorDialogProps) {
  const t = useMessages(membersMessages);
  const passwords = useMessages(passwordsMessages);
  const { user } = useUser();
  const needs = useConfirmation(user?.id ?? "");
  const remove = useRemoveFactor(username);
  // Keeps no draft: a password.
  const form = useForm({
    ...useFormValues({ password: "" }),
    onSubmit: async ({ password }) => {
      await remove.mutateAsync({ factor: factor.id, ...(needs === "password" && { password }) });
      onClose();
      toast({ title: t("factorGoneTitle"), description: t("factorGoneText", { name: username }), variant: "success" });
    },
    failureText: t("actionFailed"),
    onFailure: (description, error) => showFailure(error, { description }),
  });
  const title = t("factorQuestion", { name: username });
  return (
    <Dialog isOpen onClose={onClose} label={title}>
      <div className="stack">
        <h2 className="display t4 w-75">
          <bdi className="written">{title}</bdi>
        </h2>
        <p>
          <b>
            <bdi>{factor.name}</bdi>
          </b>
        </p>
        <p>{t("factorConsequence")}</p>
        {needs === "login" ? (
          <LoginAgain page={`/admin?tab=members&member=${username}`} />
        ) : (
          <form {...form.props} className="stack">
            {needs === "password" && (
              <PasswordField
                {...form.bind("password")}
                label={passwords("currentPassword")}
                autoComplete="current-password"
              />
            )}
            <div className="row">
              <Button type="submit" variant="danger" icon="trash" isBusy={form.isBusy}>
                {t("factorRemove")}
              </Button>
              <Button variant="line" icon={null} onClick={onClose}>
                {t("factorKeep")}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Dialog>
  );
}
