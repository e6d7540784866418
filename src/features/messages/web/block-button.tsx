import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { messagesMessages } from "./messages.messages.ts";

interface BlockButtonProps {
  isBlocking: boolean;
  onBlock: (isBlocking: boolean) => Promise<void>;
}

/** Takes no messages from the other one any more, or again. */
export function BlockButton({ isBlocking, onBlock }: BlockButtonProps) {
  const t = useMessages(messagesMessages);
  const [isBusy, setIsBusy] = useState(false);

  async function handleClick() {
    setIsBusy(true);
    try {
      await onBlock(!isBlocking);
      const title = t(isBlocking ? "unblockedTitle" : "blockedTitle");
      toast({ title, description: t(isBlocking ? "unblockedText" : "blockedText"), variant: "success" });
    } catch (error) {
      showFailure(error, { description: t("blockFailed") });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <p className="conversation-block">
      {isBlocking && <span className="muted">{t("blockHint")}</span>}
      <Button variant="quiet" size="small" icon={null} isBusy={isBusy} onClick={() => void handleClick()}>
        {t(isBlocking ? "unblock" : "block")}
      </Button>
    </p>
  );
}
