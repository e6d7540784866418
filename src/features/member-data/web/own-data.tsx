import { useState } from "react";
import { settingsMessages } from "#features/settings/web/settings.messages.ts";
import { SettingsBlock } from "#features/settings/web/settings-block.tsx";
import type { User } from "#features/users/users.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { useLoadedPart } from "#web/lib/use-loaded-part.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";

const deleteDialog = lazyPart(async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog);

export function DeleteAccount({ user }: { user: User }) {
  const t = useMessages(settingsMessages);
  const [isOpen, setIsOpen] = useState(false);
  const Dialog = useLoadedPart(deleteDialog, isOpen, () => setIsOpen(false));
  return (
    <SettingsBlock anchor="delete" title={t("delete")} lead={t("deleteLead")}>
      <div>
        <Button variant="danger" icon="trash" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t("deleteOpen")}
        </Button>
      </div>
      {Dialog && <Dialog user={user} onClose={() => setIsOpen(false)} />}
    </SettingsBlock>
  );
}

/** A plain link: the browser itself receives the file, however large, piece by piece. */
export function ExportAccount({ userId }: { userId: string }) {
  const t = useMessages(settingsMessages);
  return (
    <SettingsBlock title={t("data")} lead={t("dataLead")}>
      <div>
        <ButtonLink variant="line" icon="arrow-down" href={`/api/users/${userId}/export`} download>
          {t("dataDownload")}
        </ButtonLink>
      </div>
    </SettingsBlock>
  );
}
