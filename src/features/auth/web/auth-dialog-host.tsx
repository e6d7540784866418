import { type ComponentType, useEffect, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { toast } from "#web/ui/toast.ts";
import type { AuthDialogProps } from "./auth-dialog.tsx";
import { closeAuthDialog, openAuthDialog, useAuthDialog } from "./auth-dialog-store.ts";
import { userMenuMessages } from "./user-menu.messages.ts";

async function loadAuthDialog(): Promise<ComponentType<AuthDialogProps>> {
  return (await import("./auth-dialog.tsx")).AuthDialog;
}

/** Fetches the dialog ahead of its opening; a failure shows when it is really opened. */
export function preloadAuthDialog(): void {
  loadAuthDialog().catch(() => undefined);
}

/** Opens the dialog for `?auth=login` or `?auth=register`, and takes that out of the address. */
function openFromAddress(): void {
  const url = new URL(window.location.href);
  const tab = url.searchParams.get("auth");
  if (tab !== "login" && tab !== "register") return;
  url.searchParams.delete("auth");
  window.history.replaceState(window.history.state, "", url);
  openAuthDialog(tab);
}

/** Stands once in the layout; the dialog itself comes as its own chunk when it is first opened. */
export function AuthDialogHost() {
  const { isOpen, tab } = useAuthDialog();
  const t = useMessages(userMenuMessages);
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<AuthDialogProps> }>();
  const failureTitle = t("loadFailedTitle");
  const failureText = t("loadFailedText");

  useEffect(openFromAddress, []);

  useEffect(() => {
    if (!isOpen || loaded) return;
    let isCurrent = true;
    loadAuthDialog().then(
      (Dialog) => isCurrent && setLoaded({ Dialog }),
      () => {
        closeAuthDialog();
        toast({ title: failureTitle, description: failureText, variant: "destructive" });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, loaded, failureTitle, failureText]);

  return loaded && <loaded.Dialog isOpen={isOpen} tab={tab} />;
}
