import type { VaultItem } from "#features/vault/vault.schema.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";

const hangButton = lazyPart(async () => (await import("#features/wall/web/hang-button.tsx")).HangButton);

interface HangPartProps {
  thing: unknown;
  disabled?: boolean;
  onKeep: () => Promise<VaultItem | undefined>;
}

/** The way to the wall, which comes with the first thing that is made; where it does not come, it is left out. */
export function HangPart(props: HangPartProps) {
  const HangButton = useLazyPart(hangButton, {
    onFailure: (error) => reportError(error, "Loading the way to the wall"),
  });
  return HangButton && <HangButton {...props} />;
}
