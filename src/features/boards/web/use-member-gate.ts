import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { toast } from "#web/ui/toast.ts";
import { memberGateMessages } from "./member-gate.messages.ts";

/** Asks before anything only members do. True for a member; a visitor is told what a login is for, and gets it. */
export function useMemberGate(): (reason: string) => boolean {
  const t = useMessages(memberGateMessages);
  const { user } = useUser();
  return (reason) => {
    if (user !== null) return true;
    toast({ title: t("title"), description: reason, variant: "destructive" });
    openAuthDialog("login");
    return false;
  };
}
