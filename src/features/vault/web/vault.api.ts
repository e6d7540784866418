import { type QueryClient, useQuery } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
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

/** Sends what a call would not wait for long enough. */
export type SendItem = (path: string, content: NewItem) => Promise<ItemAnswer>;

export async function createItem(userId: string, content: NewItem, send?: SendItem): Promise<VaultItem> {
  const path = `/api/users/${userId}/content`;
  const sent = send?.(path, content) ?? callApi<ItemAnswer>(path, { method: "POST", body: content });
  return (await sent).content;
}

/** The lists and counts are read anew where they are shown next. */
export function refreshVault(queryClient: QueryClient, userId: string): void {
  void queryClient.invalidateQueries({ queryKey: getListsKey(userId) });
  void queryClient.invalidateQueries({ queryKey: getCollectionKey(userId) });
}
