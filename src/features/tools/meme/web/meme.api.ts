import type { ContentItem } from "#features/account/content.schema.ts";
import { callApi } from "#web/lib/api-client.ts";

interface ContentAnswer {
  content: ContentItem;
}

export async function getSavedMeme(userId: string, id: string, signal: AbortSignal): Promise<ContentItem> {
  const path = `/api/users/${userId}/content/${encodeURIComponent(id)}`;
  return (await callApi<ContentAnswer>(path, { signal })).content;
}

/** Opens a share page for a saved meme and answers its address; the same one however often it is asked. */
export async function openSharePage(userId: string, id: string): Promise<string> {
  const { content } = await callApi<ContentAnswer>(`/api/users/${userId}/content/${id}/share`, { method: "PUT" });
  if (content.sharePath === null) throw new Error("The share page has no address");
  return new URL(content.sharePath, window.location.href).href;
}
