/** The member's content as the browser keeps it: one list per filter, all changed together. */
import type { InfiniteData } from "@tanstack/react-query";
import type { Collection, ContentItem, ContentList, ContentType } from "../content.schema.ts";

export type ContentFilter = "all" | ContentType | "favorites";
export type ContentPages = InfiniteData<ContentList, string | null>;

function matchesFilter(item: ContentItem, filter: ContentFilter): boolean {
  if (filter === "favorites") return item.isFavorite;
  return filter === "all" || item.contentType === filter;
}

function isNewer(item: ContentItem, other: ContentItem): boolean {
  if (item.createdAt !== other.createdAt) return item.createdAt > other.createdAt;
  return item.id > other.id;
}

function mapPages(pages: ContentPages, change: (content: ContentItem[]) => ContentItem[]): ContentPages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, content: change(page.content) })) };
}

export function removeFromPages(pages: ContentPages, contentId: string): ContentPages {
  return mapPages(pages, (content) => content.filter(({ id }) => id !== contentId));
}

/** Puts a thing where its age places it. What is older than everything loaded comes with the page it stands on. */
function insertIntoPages(pages: ContentPages, item: ContentItem): ContentPages {
  const lastPage = pages.pages.at(-1);
  const target =
    pages.pages.find((page) => page.content.some((other) => isNewer(item, other))) ??
    (lastPage?.nextCursor === null ? lastPage : undefined);
  const insert = (content: ContentItem[]) => {
    const older = content.findIndex((other) => isNewer(item, other));
    return older === -1 ? [...content, item] : content.toSpliced(older, 0, item);
  };
  return {
    ...pages,
    pages: pages.pages.map((page) => (page === target ? { ...page, content: insert(page.content) } : page)),
  };
}

/** The list after a thing in it has changed, come or gone. */
export function putIntoPages(pages: ContentPages, filter: ContentFilter, item: ContentItem): ContentPages {
  if (!matchesFilter(item, filter)) return removeFromPages(pages, item.id);
  const isListed = pages.pages.some((page) => page.content.some(({ id }) => id === item.id));
  if (!isListed) return insertIntoPages(pages, item);
  return mapPages(pages, (content) => content.map((other) => (other.id === item.id ? item : other)));
}

const COUNTED = { tweet: "tweets", meme: "memes", pfp: "pfps" } as const;

/** The counts after one thing more (1) or less (-1). */
export function countIntoCollection(collection: Collection, item: ContentItem, change: 1 | -1): Collection {
  const kind = COUNTED[item.contentType];
  return {
    ...collection,
    total: collection.total + change,
    [kind]: collection[kind] + change,
    favorites: collection.favorites + (item.isFavorite ? change : 0),
  };
}
