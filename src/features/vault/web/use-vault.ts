import { type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { ApiError, callApi } from "#web/lib/api-client.ts";
import type { ItemFilter } from "../item-kinds.catalog.ts";
import type { Collection, ItemList, VaultItem } from "../vault.schema.ts";
import { countIntoCollection, type ItemPages, putIntoPages, removeFromPages } from "./item-lists.ts";
import { type CollectionAnswer, getCollectionKey, getListsKey, type ItemAnswer } from "./vault.api.ts";

/** One list of the vault, newest first, page by page. */
export function useItemList(userId: string, filter: ItemFilter) {
  return useInfiniteQuery({
    queryKey: [...getListsKey(userId), filter],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ filter, ...(pageParam !== null && { cursor: pageParam }) });
      return callApi<ItemList>(`/api/users/${userId}/content?${query}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: 1,
    meta: { isKept: true },
  });
}

/** What can be done to a saved thing. The first two show at once and take it back when the server refuses. */
interface Vault {
  setFavorite(item: VaultItem, isFavorite: boolean): Promise<void>;
  remove(item: VaultItem): Promise<void>;
  restore(item: VaultItem): Promise<void>;
  share(item: VaultItem): Promise<void>;
  unshare(item: VaultItem): Promise<void>;
}

/** Every list and the counts, as this browser shows them. */
function createShownVault(queryClient: QueryClient, userId: string) {
  const listsKey = getListsKey(userId);
  function changeLists(change: (pages: ItemPages, filter: ItemFilter) => ItemPages) {
    for (const [key, pages] of queryClient.getQueriesData<ItemPages>({ queryKey: listsKey })) {
      const filter = key[listsKey.length] as ItemFilter;
      if (pages) queryClient.setQueryData(key, change(pages, filter));
    }
  }
  return {
    put: (item: VaultItem) => changeLists((pages, filter) => putIntoPages(pages, filter, item)),
    take: (item: VaultItem) => changeLists((pages) => removeFromPages(pages, item.id)),
    changeCounts: (change: (collection: Collection) => Collection) =>
      queryClient.setQueryData<CollectionAnswer>(
        getCollectionKey(userId),
        (answer) => answer && { collection: change(answer.collection) },
      ),
    /** The room that is left is the server's to say. */
    readCounts: () => void queryClient.invalidateQueries({ queryKey: getCollectionKey(userId) }),
    /** An answer from before the change must not arrive after it. */
    settle: () => queryClient.cancelQueries({ queryKey: listsKey }),
  };
}

function createVault(queryClient: QueryClient, userId: string): Vault {
  const shown = createShownVault(queryClient, userId);
  const getPath = ({ id }: VaultItem) => `/api/users/${userId}/content/${id}`;

  function showFavorite(item: VaultItem, isFavorite: boolean) {
    shown.put({ ...item, isFavorite });
    shown.changeCounts((counts) => ({ ...counts, favorites: counts.favorites + (isFavorite ? 1 : -1) }));
  }

  function showGone(item: VaultItem) {
    shown.take(item);
    shown.changeCounts((counts) => countIntoCollection(counts, item, -1));
  }

  function showBack(item: VaultItem) {
    shown.put(item);
    shown.changeCounts((counts) => countIntoCollection(counts, item, 1));
  }

  async function change(path: string, method: "POST" | "PUT" | "DELETE"): Promise<VaultItem> {
    return (await callApi<ItemAnswer>(path, { method })).content;
  }

  return {
    async setFavorite(item, isFavorite) {
      await shown.settle();
      showFavorite(item, isFavorite);
      try {
        await callApi(`${getPath(item)}/favorite`, { method: "PATCH", body: { isFavorite } });
      } catch (error) {
        showFavorite({ ...item, isFavorite }, !isFavorite);
        throw error;
      }
    },
    async remove(item) {
      await shown.settle();
      showGone(item);
      try {
        await callApi(getPath(item), { method: "DELETE" });
      } catch (error) {
        const isGoneAlready = error instanceof ApiError && error.status === 404;
        if (!isGoneAlready) {
          showBack(item);
          throw error;
        }
      }
      shown.readCounts();
    },
    async restore(item) {
      const content = await change(`${getPath(item)}/restore`, "POST");
      showBack(content);
      shown.readCounts();
    },
    share: async (item) => shown.put(await change(`${getPath(item)}/share`, "PUT")),
    unshare: async (item) => shown.put(await change(`${getPath(item)}/share`, "DELETE")),
  };
}

export function useVault(userId: string): Vault {
  const queryClient = useQueryClient();
  return useMemo(() => createVault(queryClient, userId), [queryClient, userId]);
}
