import { useState } from "react";
import { openAuthDialog } from "#features/auth/web/auth-dialog-store.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { toast } from "#web/ui/toast.ts";
import { interestLoadMessages } from "./interest-load.messages.ts";
import type { Wish } from "./raise-hand.ts";

/** Stores a member's wish to take part; a visitor is asked to log in first. The code for it comes with the first wish. */
export function useRaiseHand() {
  const t = useMessages(interestLoadMessages);
  const { user } = useUser();
  const [isBusy, setIsBusy] = useState(false);

  async function handleWish(wish: Wish) {
    if (user === null) {
      openAuthDialog("login");
      return;
    }
    setIsBusy(true);
    try {
      const { raiseHand } = await import("./raise-hand.ts");
      await raiseHand(wish);
    } catch {
      toast({ title: t("failed"), variant: "destructive" });
    } finally {
      setIsBusy(false);
    }
  }

  return { raiseHand: handleWish, isBusy };
}
