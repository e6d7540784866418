import { getToasts, subscribeToToasts, type ToastOptions, toast } from "#web/ui/toast.ts";

function isQuiet(): boolean {
  return getToasts().every((item) => !item.isOpen);
}

/** Shows news when no other message is on the screen: there is only ever one, and what someone has just done comes first. */
export function toastInTurn(options: ToastOptions): void {
  if (isQuiet()) {
    toast(options);
    return;
  }
  const unsubscribe = subscribeToToasts(() => {
    if (!isQuiet()) return;
    unsubscribe();
    // The queue is still telling its other listeners.
    setTimeout(() => toastInTurn(options), 0);
  });
}
