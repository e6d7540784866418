import { useEffect } from "react";
import { closeAuthDialog, openAuthDialog, useAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { useLoadedPart } from "#web/lib/use-loaded-part.ts";

const authDialog = lazyPart(async () => (await import("./auth-dialog.tsx")).AuthDialog);

/** Fetches the dialog ahead of its opening; a failure shows when it is really opened. */
export function preloadAuthDialog(): void {
  authDialog.load().catch(() => undefined);
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

  useEffect(openFromAddress, []);
  useLoadedPart(authDialog, isOpen, closeAuthDialog);

  // It stays when it is closed: what was typed outlives that.
  return authDialog.loaded && <authDialog.loaded isOpen={isOpen} tab={tab} />;
}
