import type { InfiniteData, Query, QueryClient } from "@tanstack/react-query";
import { formatAge } from "../i18n/format-age.ts";
import { getLocale } from "../i18n/locale.ts";
import { createTranslate } from "../i18n/messages.ts";
import { dismissToast, toast } from "../ui/toast.ts";
import { readSeen, writeSeen } from "./last-seen.ts";
import { seenListsMessages } from "./offline-toasts.messages.ts";

/** A list that goes on is kept as far as its first page. */
function trim(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as Partial<InfiniteData<unknown>>;
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data;
}

/**
 * Keeps what lists show, as far as their queries say so by `meta`. Where no answer comes it brings back what was seen last,
 * and says how old that is until an answer comes.
 */
export function watchSeenLists(queryClient: QueryClient): () => void {
  const restored = new Map<Query, number>();
  let toastId: number | undefined;

  function tell(at: number): void {
    const t = createTranslate(seenListsMessages, getLocale());
    const age = formatAge(new Date(at), { now: new Date(), locale: getLocale() });
    toastId = toast({
      title: t("title"),
      description: t("text", { age }),
      action: { label: t("tryAgain"), onAct: askAgain },
      isLasting: true,
    });
  }

  /** What does not come this time either is as old as before, and says so again. */
  function askAgain(): void {
    for (const [query, at] of restored) void query.fetch().catch(() => restored.has(query) && tell(at));
  }

  function restore(query: Query): void {
    const seen = readSeen(query.queryKey);
    if (seen === undefined) return;
    restored.set(query, seen.at);
    query.setData(seen.data, { updatedAt: seen.at, manual: true });
    tell(seen.at);
  }

  function look(query: Query): void {
    if (query.meta?.isKept !== true) return;
    const { data, dataUpdatedAt, fetchFailureCount, error } = query.state;
    if (data === undefined) {
      if (fetchFailureCount > 0 || error !== null) restore(query);
      return;
    }
    if (dataUpdatedAt === restored.get(query)) return;
    if (restored.delete(query) && restored.size === 0 && toastId !== undefined) dismissToast(toastId);
    writeSeen(query.queryKey, { at: dataUpdatedAt, data: trim(data) });
  }

  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) look(query);
  return cache.subscribe((event) => {
    if (event.type === "updated") look(event.query);
  });
}
