import { useLocation } from "wouter";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { useEraseMember } from "./members.api.ts";
import { membersMessages } from "./members.messages.ts";

/** Says what goes and what stays, and asks for the name before it does it. */
export function EraseMemberDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useMessages(membersMessages);
  const [, navigate] = useLocation();
  const erase = useEraseMember(username);
  // Keeps no draft: what is typed is the confirmation.
  const form = useForm({
    ...useFormValues({ username: "" }),
    onSubmit: async (values) => {
      await erase.mutateAsync(values);
      onClose();
      navigate("/admin?tab=members", { replace: true });
      toast({ title: t("erasedTitle"), description: t("erasedText", { name: username }), variant: "neutral" });
    },
    failureText: t("actionFailed"),
    onFailure: (description, error) => showFailure(error, { description }),
  });
  const title = t("eraseTitle", { name: username });
  return (
    <Dialog isOpen onClose={onClose} label={title}>
      <form {...form.props} className="stack">
        <h2 className="display t4 w-75">
          <bdi className="written">{title}</bdi>
        </h2>
        <p>{t("eraseText")}</p>
        <TextField
          {...form.bind("username")}
          label={t("eraseName")}
          hint={t("eraseNameHint", { name: username })}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="row">
          <Button type="submit" variant="danger" icon="trash" isBusy={form.isBusy}>
            {t("erase")}
          </Button>
          <Button variant="line" icon={null} onClick={onClose}>
            {t("eraseKeep")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
