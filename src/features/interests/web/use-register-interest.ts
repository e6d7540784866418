import { type ReactNode, useState } from "react";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { toast } from "#web/ui/toast.ts";
import { interestLoadMessages } from "./interest-load.messages.ts";
import type { Interest } from "./register-interest.tsx";

/**
 * Stores a member's interest; a visitor is asked to log in first. The code for it comes with the first use. `dialog` is to
 * be rendered once by the page: it asks whether the member wants letters.
 */
export function useRegisterInterest() {
  const t = useMessages(interestLoadMessages);
  const { user } = useUser();
  const [isBusy, setIsBusy] = useState(false);
  const [dialog, setDialog] = useState<ReactNode>();

  async function handleInterest(interest: Interest) {
    if (user === null) {
      openAuthDialog("login");
      return;
    }
    setIsBusy(true);
    try {
      const { registerInterest } = await import("./register-interest.tsx");
      setDialog(await registerInterest(interest, { userId: user.id, onClose: () => setDialog(undefined) }));
    } catch {
      toast({ title: t("failed"), variant: "destructive" });
    } finally {
      setIsBusy(false);
    }
  }

  return { registerInterest: handleInterest, isBusy, dialog };
}
