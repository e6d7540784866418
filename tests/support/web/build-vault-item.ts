import { type ItemType, itemKinds, mapCounts } from "#features/vault/item-kinds.catalog.ts";
import type { Collection, VaultItem } from "#features/vault/vault.schema.ts";

/** A picture that the test server really has. */
const PICTURE = "/packs/bagz/media/plates/one-eye-light.webp";

/** A saved thing; the number makes its id, and the higher the newer. */
export function buildVaultItem(number: number, values: Partial<VaultItem> = {}): VaultItem {
  const contentType: ItemType = values.contentType ?? "meme";
  const digits = String(number).padStart(2, "0");
  return {
    id: `019a0000-0000-7000-8000-0000000000${digits}`,
    title: `Thing ${number}`,
    content: itemKinds[contentType].shownAs === "text" ? `Tweet ${number}` : PICTURE,
    metadata: contentType === "pfp" ? { id: `BAGZ-0${digits}`, rarity: "common" } : {},
    sourceUrl: null,
    isFavorite: false,
    sharePath: null,
    createdAt: `2026-11-20T09:${digits}:00.000Z`,
    ...values,
    contentType,
  };
}

export function buildCollection(items: readonly VaultItem[]): Collection {
  const count = (contentType: ItemType) => items.filter((item) => item.contentType === contentType).length;
  return {
    total: items.length,
    ...mapCounts(count),
    favorites: items.filter(({ isFavorite }) => isFavorite).length,
    pfpIds: items.flatMap(({ metadata }) => metadata.id ?? []),
    usedBytes: 12_400_000,
    quotaBytes: 200_000_000,
  };
}
