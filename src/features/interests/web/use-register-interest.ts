import { useState } from "react";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { toast } from "#web/ui/toast.ts";
import { interestLoadMessages } from "./interest-load.messages.ts";
import type { Interest } from "./register-interest.ts";

/** Stores a member's interest; a visitor is asked to log in first. The code for it comes with the first use. */
export function useRegisterInterest() {
  const t = useMessages(interestLoadMessages);
  const { user } = useUser();
  const [isBusy, setIsBusy] = useState(false);

  async function handleInterest(interest: Interest) {
    if (user === null) {
      openAuthDialog("login");
      return;
    }
    setIsBusy(true);
    try {
      const { registerInterest } = await import("./register-interest.ts");
      await registerInterest(interest);
    } catch {
      toast({ title: t("failed"), variant: "destructive" });
    } finally {
      setIsBusy(false);
    }
  }

  return { registerInterest: handleInterest, isBusy };
}
