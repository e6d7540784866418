import type { VaultItem } from "#features/vault/vault.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Sign } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { putOnWallMessages } from "./put-on-wall.messages.ts";
import { usePutOnWall } from "./use-put-on-wall.ts";

/** A frame on its nail. */
const FRAME = "M4 9h16v12H4zM5 9l7-6 7 6M8 17l3-3 2 2 3-4";

/** Hangs a thing of the vault on the wall. */
export function PutOnWallButton({ item }: { item: VaultItem }) {
  const t = useMessages(putOnWallMessages);
  const { isBusy, put } = usePutOnWall();
  return (
    <IconButton
      icon={<Sign path={FRAME} />}
      label={t("put", { title: item.title })}
      aria-busy={isBusy || undefined}
      onClick={() => void put(async () => item)}
    />
  );
}
