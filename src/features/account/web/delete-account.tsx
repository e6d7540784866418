import { useState } from "react";
import type { User } from "#features/auth/auth.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useLoadedPart } from "#web/lib/use-loaded-part.ts";
import { Button } from "#web/ui/button.tsx";
import { settingsMessages } from "./settings.messages.ts";
import { SettingsBlock } from "./settings-block.tsx";

export function DeleteAccount({ user }: { user: User }) {
  const t = useMessages(settingsMessages);
  const [isOpen, setIsOpen] = useState(false);
  const Dialog = useLoadedPart({
    isWanted: isOpen,
    load: async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
    onFailure: () => setIsOpen(false),
  });
  return (
    <SettingsBlock title={t("delete")} lead={t("deleteLead")}>
      <div>
        <Button variant="danger" icon="trash" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t("deleteOpen")}
        </Button>
      </div>
      {Dialog && <Dialog user={user} onClose={() => setIsOpen(false)} />}
    </SettingsBlock>
  );
}
