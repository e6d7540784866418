import { getMediaUrl } from "#shared/media-url.ts";
import { getPicturePath, getSharePath } from "../content.rules.ts";
import type { ContentItem } from "../content.schema.ts";
import type { contentItemsTable } from "./content.tables.ts";

export type ContentRow = typeof contentItemsTable.$inferSelect;

/** Path of a profile picture inside the pack's media. */
export function toPfpFile(pfpId: string): string {
  return `pfps/${pfpId}-1024.webp`;
}

function toContent(row: ContentRow): string {
  if (row.contentType === "tweet") return row.text ?? "";
  return row.contentType === "pfp" ? getMediaUrl(toPfpFile(row.metadata.id ?? "")) : getPicturePath(row, "picture");
}

/** A row as its owner sees it. */
export function toContentItem(row: ContentRow): ContentItem {
  return {
    id: row.id,
    contentType: row.contentType,
    title: row.title,
    content: toContent(row),
    metadata: row.metadata,
    sourceUrl: row.sourceHash === null ? null : getPicturePath(row, "source"),
    isFavorite: row.isFavorite,
    sharePath: row.shareToken === null ? null : getSharePath(row.shareToken),
    createdAt: row.createdAt.toISOString(),
  };
}
