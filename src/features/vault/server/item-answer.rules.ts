import { getMediaUrl } from "#server/media-url.ts";
import { getPicturePath, getSharePath } from "../vault.rules.ts";
import type { VaultItem } from "../vault.schema.ts";
import { findItemPicture } from "./prepare-item.usecase.ts";
import type { ItemRow } from "./vault.tables.ts";

function toContent(row: ItemRow): string {
  const file = findItemPicture(row)?.file;
  if (file === undefined) return row.text ?? "";
  return "mediaFile" in file ? getMediaUrl(file.mediaFile) : getPicturePath(row, "picture");
}

/** A row as its owner sees it. */
export function toVaultItem(row: ItemRow): VaultItem {
  return {
    id: row.id,
    contentType: row.contentType,
    title: row.title,
    content: toContent(row),
    metadata: row.metadata,
    sourceUrl: row.sourceHash === null ? null : getPicturePath(row, "source"),
    isFavorite: row.isFavorite,
    ...(row.receiptId !== null && { receiptId: row.receiptId }),
    sharePath: row.shareToken === null ? null : getSharePath(row.shareToken),
    createdAt: row.createdAt.toISOString(),
  };
}
