import { useState } from "react";
import { useMemberGate } from "#features/boards/web/use-member-gate.ts";
import type { VaultItem } from "#features/vault/vault.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { putOnWallMessages } from "./put-on-wall.messages.ts";
import { usePutOnWall } from "./use-put-on-wall.ts";

interface HangButtonProps {
  /** What tells the thing from the next one that the tool makes. */
  thing: unknown;
  disabled?: boolean;
  /** Keeps it in the vault, from which it is hung; undefined when that failed, which was said. */
  onKeep: () => Promise<VaultItem | undefined>;
}

/** Hangs what a tool has just made on the wall; visitors are led to join. Once it hangs the button stays and says so. */
export function HangButton({ thing, disabled = false, onKeep }: HangButtonProps) {
  const t = useMessages(putOnWallMessages);
  const isMember = useMemberGate();
  const { isBusy, put } = usePutOnWall();
  const [hung, setHung] = useState<{ thing: unknown }>();
  const isHung = hung !== undefined && hung.thing === thing;

  async function hang() {
    if (isHung || !isMember(t("needsLogin"))) return;
    if (await put(onKeep)) setHung({ thing });
  }

  return (
    <Button
      variant="line"
      size="medium"
      icon={isHung ? "check" : "upload"}
      isBusy={isBusy}
      disabled={disabled}
      aria-disabled={isHung || undefined}
      onClick={() => void hang()}
    >
      {t(isHung ? "done" : "hang")}
    </Button>
  );
}
