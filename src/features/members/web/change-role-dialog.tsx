import type { Role } from "#features/users/users.rules.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { useChangeRole } from "./members.api.ts";
import { membersMessages } from "./members.messages.ts";

interface ChangeRoleDialogProps {
  username: string;
  role: Role;
  onClose: () => void;
}

/** Asks once more before a role is given or taken. */
export function ChangeRoleDialog({ username, role, onClose }: ChangeRoleDialogProps) {
  const t = useMessages(membersMessages);
  const change = useChangeRole(username);
  const question = t(`roleQuestion_${role}`, { name: username });

  async function handleConfirm() {
    try {
      const { username: name } = await change.mutateAsync({ role });
      toast({ title: t("roleChangedTitle"), description: t(`roleChanged_${role}`, { name }), variant: "success" });
    } catch (error) {
      showFailure(error, { description: describeError(error, t("roleFailed")) });
    }
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} label={question}>
      <div className="stack">
        <h2 className="display t4 w-75">
          <bdi className="written">{question}</bdi>
        </h2>
        <p>{t(`roleConsequence_${role}`)}</p>
        <div className="row">
          <Button variant="danger" icon="check" isBusy={change.isPending} onClick={() => void handleConfirm()}>
            {t(`make_${role}`)}
          </Button>
          <Button data-autofocus variant="line" icon={null} onClick={onClose}>
            {t("roleKeep")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
