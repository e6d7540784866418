import type { ContentItem } from "#features/account/content.schema.ts";
import { callApi } from "#web/lib/api-client.ts";

/** Opens the share page of a kept thing and answers its address; the same one however often it is asked. */
export async function openSharePage(userId: string, contentId: string): Promise<string> {
  const path = `/api/users/${userId}/content/${contentId}/share`;
  const { content } = await callApi<{ content: ContentItem }>(path, { method: "PUT" });
  if (content.sharePath === null) throw new Error("The share page has no address");
  return new URL(content.sharePath, window.location.href).href;
}
