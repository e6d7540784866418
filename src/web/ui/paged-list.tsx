import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";
import { LoadMore } from "./load-more.tsx";
import { Skeleton } from "./skeleton.tsx";

interface PagedListProps<Page, Item> {
  query: UseInfiniteQueryResult<InfiniteData<Page>>;
  getItems: (page: Page) => readonly Item[];
  words: { loading: string; failed: string; empty: ReactNode };
  /** Draws all that has come. */
  children: (items: Item[]) => ReactNode;
}

/** A list that comes page by page, with what stands there while it loads, when it is empty and when it failed. */
export function PagedList<Page, Item>({ query, getItems, words, children }: PagedListProps<Page, Item>) {
  const { data, isError, isFetchNextPageError, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } = query;
  if (data === undefined) {
    if (!isError) return <Skeleton shape="block" label={words.loading} />;
    return <LoadFailed text={words.failed} onRetry={() => void refetch()} />;
  }
  const items = data.pages.flatMap(getItems);
  if (items.length === 0) return <p className="muted">{words.empty}</p>;
  return (
    <>
      {children(items)}
      {isFetchNextPageError ? (
        <LoadFailed text={words.failed} onRetry={() => void fetchNextPage()} />
      ) : (
        hasNextPage && <LoadMore isBusy={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
      )}
    </>
  );
}
