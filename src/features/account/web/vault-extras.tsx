import { WearButton } from "#features/tools/pfp/web/wear-button.tsx";
import { itemKinds } from "#features/vault/item-kinds.catalog.ts";
import type { VaultItem } from "#features/vault/vault.schema.ts";
import { PutOnWallButton } from "#features/wall/web/put-on-wall-button.tsx";

/** What else can be done with a kept thing. */
export function VaultExtras({ item }: { item: VaultItem }) {
  const faceId = itemKinds[item.contentType].isWearable && item.metadata.id;
  return (
    <>
      {faceId && <WearButton faceId={faceId} title={item.title} />}
      <PutOnWallButton item={item} />
    </>
  );
}
