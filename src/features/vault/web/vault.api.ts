import { type QueryClient, useQuery } from "@tanstack/react-query";
import { stripIsolates } from "#shared/isolates.ts";
import { ANSWER_WITHIN_MS, callApi } from "#web/lib/api-client.ts";
import type { Collection, NewItem, VaultItem } from "../vault.schema.ts";

export interface ItemAnswer {
  content: VaultItem;
}

export interface CollectionAnswer {
  collection: Collection;
}

/** The member's lists, one per filter, begin with this key. */
export function getListsKey(userId: string) {
  return ["/api/users", userId, "content", "lists"] as const;
}

export function getCollectionKey(userId: string) {
  return ["/api/users", userId, "collection"] as const;
}

/** What a member has kept, counted; asked only for a member. */
export function useCollection(userId: string | undefined) {
  return useQuery<CollectionAnswer, Error, Collection>({
    queryKey: getCollectionKey(userId ?? ""),
    enabled: userId !== undefined,
    select: ({ collection }) => collection,
    retry: 1,
  });
}

/** From so many letters on it is a picture, for which a phone's line may take longer than an answer. */
const LONG_FROM = 50_000;

export async function createItem(userId: string, content: NewItem): Promise<VaultItem> {
  const path = `/api/users/${userId}/content`;
  const json = stripIsolates(JSON.stringify(content));
  if (json.length < LONG_FROM) return (await callApi<ItemAnswer>(path, { method: "POST", body: content })).content;
  const { sendForm } = await import("#web/lib/send-form.ts");
  const form = new Blob([json], { type: "application/json" });
  return (await sendForm<ItemAnswer>(path, { form, onState: () => undefined, giveUpMs: ANSWER_WITHIN_MS })).content;
}

/** The lists and counts are read anew where they are shown next. */
export function refreshVault(queryClient: QueryClient, userId: string): void {
  void queryClient.invalidateQueries({ queryKey: getListsKey(userId) });
  void queryClient.invalidateQueries({ queryKey: getCollectionKey(userId) });
}
