import { useSyncExternalStore } from "react";
import type { VaultItem } from "#features/vault/vault.schema.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";

const hangButton = lazyPart(async () => (await import("#features/wall/web/hang-button.tsx")).HangButton);

function listenToLine(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

interface HangPartProps {
  thing: unknown;
  disabled?: boolean;
  onKeep: () => Promise<VaultItem | undefined>;
}

/** The way to the wall, which comes with the first thing that is made; where it does not come, it is left out. */
export function HangPart(props: HangPartProps) {
  const isOnline = useSyncExternalStore(listenToLine, () => navigator.onLine);
  const HangButton = useLazyPart(hangButton, {
    // Without a line nothing reaches the wall; with the line comes the way.
    isWanted: isOnline,
    onFailure: (error) => reportError(error, "Loading the way to the wall"),
  });
  return HangButton && <HangButton {...props} />;
}
