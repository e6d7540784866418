import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { LAST_PAID_RANK } from "#features/leaderboard/leaderboard.rules.ts";
import type { UserStats } from "#features/leaderboard/leaderboard.schema.ts";
import { getMonthYear } from "#features/points/points.rules.ts";
import type { Preferences } from "#features/settings/preferences.schema.ts";
import { usePreferences } from "#features/settings/web/preferences.api.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import { tracks } from "#pack/tracks.catalog.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { readRemembered, remember } from "#web/lib/remembered.ts";
import { getToasts, subscribeToToasts, type ToastOptions, toast } from "#web/ui/toast.ts";
import { type Arrivals, countArrivals, findRankNews, type KnownRank, type RankNews } from "../news.rules.ts";
import { newsMessages } from "./news.messages.ts";

function isQuiet(): boolean {
  return getToasts().every((item) => !item.isOpen);
}

/** Shows news when no other message is on the screen: there is only ever one, and what someone has just done comes first. */
function queueToast(options: ToastOptions): void {
  if (isQuiet()) {
    toast(options);
    return;
  }
  const unsubscribe = subscribeToToasts(() => {
    if (!isQuiet()) return;
    unsubscribe();
    // The queue is still telling its other listeners.
    setTimeout(() => queueToast(options), 0);
  });
}

const RANK_KEY = "site-standing";
const ARRIVALS_KEY = "site-house";

type Kind = "pfps" | "templates" | "tracks";

const listIds = (things: readonly { id: string | number }[]) => things.map(({ id }) => String(id));

/** What a member may hear of: which things are new here, and how the own rank has moved. */
function useNews(notifications: Preferences["notifications"]) {
  const t = useMessages(newsMessages);
  const locale = useLocale();

  function describeRank({ move, money, rank }: RankNews): ToastOptions | undefined {
    const variant = move?.kind === "passed" ? "neutral" : "success";
    const told = notifications.rewards ? money : undefined;
    const paid = told && t(told, { rank });
    if (move && notifications.leaderboard) {
      const moved = t(move.kind, { rank, before: move.before });
      return { title: t(`${move.kind}Title`), description: paid ? `${moved} ${paid}` : moved, variant };
    }
    return told && { title: t(`${told}Title`), description: paid, variant };
  }

  function describeArrivals(arrivals: { kind: Kind; count: number }[]): ToastOptions | undefined {
    if (!notifications.newContent || arrivals.length === 0) return undefined;
    const list = new Intl.ListFormat(locale).format(arrivals.map(({ kind, count }) => t(kind, { count })));
    return { title: t("arrivedTitle"), description: t("arrived", { list }), variant: "neutral" };
  }

  return { describeRank, describeArrivals };
}

/** Calls back whenever the site has learnt the member's rank, by whichever of its questions. */
function watchStats(queryClient: QueryClient, userId: string, onStats: (stats: UserStats) => void): () => void {
  const path = `/api/users/${userId}/stats`;
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isStats = type === "updated" && query.queryKey.join("/").startsWith(path);
    if (isStats && query.state.data !== undefined) onStats(query.state.data as UserStats);
  });
}

/** Tells a member what has changed since this browser last looked, as far as the settings allow. Draws nothing. */
export function NewsSync() {
  const { user } = useUser();
  const { preferences, isLoaded } = usePreferences();
  const queryClient = useQueryClient();
  const news = useNews(preferences.notifications);
  const latest = useRef(news);
  latest.current = news;
  const userId = user?.id;

  useEffect(() => {
    if (!isLoaded) return;
    const here: Arrivals<Kind> = { pfps: listIds(pfps), templates: listIds(memeTemplates), tracks: listIds(tracks) };
    const arrivals = countArrivals(readRemembered<Partial<Arrivals<Kind>>>(ARRIVALS_KEY) ?? {}, here);
    remember(ARRIVALS_KEY, here);
    const message = latest.current.describeArrivals(arrivals);
    if (message) queueToast(message);
  }, [isLoaded]);

  useEffect(() => {
    if (!isLoaded || userId === undefined) return;
    return watchStats(queryClient, userId, ({ monthYear, stats: { rank } }) => {
      if (monthYear !== getMonthYear(new Date())) return;
      const known: KnownRank = { userId, monthYear, rank };
      const moved = findRankNews(readRemembered<KnownRank>(RANK_KEY), known, LAST_PAID_RANK);
      remember(RANK_KEY, known);
      const message = moved && latest.current.describeRank(moved);
      if (message) queueToast(message);
    });
  }, [isLoaded, userId, queryClient]);

  return null;
}
