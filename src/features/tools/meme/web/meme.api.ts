import type { ContentItem } from "#features/account/content.schema.ts";
import { callApi } from "#web/lib/api-client.ts";

interface ContentAnswer {
  content: ContentItem;
}

export async function getSavedMeme(userId: string, id: string, signal: AbortSignal): Promise<ContentItem> {
  const path = `/api/users/${userId}/content/${encodeURIComponent(id)}`;
  return (await callApi<ContentAnswer>(path, { signal })).content;
}
