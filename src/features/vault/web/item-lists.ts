/** The member's content as the browser keeps it: one list per filter, all changed together. */
import type { InfiniteData } from "@tanstack/react-query";
import { type ItemFilter, itemKinds } from "../item-kinds.catalog.ts";
import type { Collection, ItemList, VaultItem } from "../vault.schema.ts";

export type ItemPages = InfiniteData<ItemList, string | null>;

function matchesFilter(item: VaultItem, filter: ItemFilter): boolean {
  if (filter === "favorites") return item.isFavorite;
  return filter === "all" || item.contentType === filter;
}

function isNewer(item: VaultItem, other: VaultItem): boolean {
  if (item.createdAt !== other.createdAt) return item.createdAt > other.createdAt;
  return item.id > other.id;
}

function mapPages(pages: ItemPages, change: (content: VaultItem[]) => VaultItem[]): ItemPages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, content: change(page.content) })) };
}

export function removeFromPages(pages: ItemPages, contentId: string): ItemPages {
  return mapPages(pages, (content) => content.filter(({ id }) => id !== contentId));
}

/** Puts a thing where its age places it. What is older than everything loaded comes with the page it stands on. */
function insertIntoPages(pages: ItemPages, item: VaultItem): ItemPages {
  const lastPage = pages.pages.at(-1);
  const target =
    pages.pages.find((page) => page.content.some((other) => isNewer(item, other))) ??
    (lastPage?.nextCursor === null ? lastPage : undefined);
  const insert = (content: VaultItem[]) => {
    const older = content.findIndex((other) => isNewer(item, other));
    return older === -1 ? [...content, item] : content.toSpliced(older, 0, item);
  };
  return {
    ...pages,
    pages: pages.pages.map((page) => (page === target ? { ...page, content: insert(page.content) } : page)),
  };
}

/** The list after a thing in it has changed, come or gone. */
export function putIntoPages(pages: ItemPages, filter: ItemFilter, item: VaultItem): ItemPages {
  if (!matchesFilter(item, filter)) return removeFromPages(pages, item.id);
  const isListed = pages.pages.some((page) => page.content.some(({ id }) => id === item.id));
  if (!isListed) return insertIntoPages(pages, item);
  return mapPages(pages, (content) => content.map((other) => (other.id === item.id ? item : other)));
}

/** How many things of the collection a list has. */
export function countItems(collection: Collection, filter: ItemFilter): number {
  if (filter === "all") return collection.total;
  return collection[filter === "favorites" ? "favorites" : itemKinds[filter].counted];
}

/** The counts after one thing more (1) or less (-1). */
export function countIntoCollection(collection: Collection, item: VaultItem, change: 1 | -1): Collection {
  const kind = itemKinds[item.contentType].counted;
  return {
    ...collection,
    total: collection.total + change,
    [kind]: collection[kind] + change,
    favorites: collection.favorites + (item.isFavorite ? change : 0),
  };
}
