import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useUser } from "#features/auth/web/user-context.tsx";
import { getMonthYear, LAST_PAID_RANK } from "#features/leaderboard/leaderboard.rules.ts";
import type { UserStats } from "#features/leaderboard/leaderboard.schema.ts";
import { memeTemplates, pfps, tracks } from "#shared/pack-media.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import type { ToastOptions } from "#web/ui/toast.ts";
import { type Arrivals, countArrivals, findRankNews, type RankNews, type Standing } from "../news.rules.ts";
import type { Preferences } from "../preferences.schema.ts";
import { newsMessages } from "./news.messages.ts";
import { usePreferences } from "./preferences.api.ts";
import { readRemembered, remember } from "./remembered.ts";
import { toastInTurn } from "./toast-in-turn.ts";

const STANDING_KEY = "bagz-standing";
const HOUSE_KEY = "bagz-house";

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
export function NewsKeeper() {
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
    const arrivals = countArrivals(readRemembered<Partial<Arrivals<Kind>>>(HOUSE_KEY) ?? {}, here);
    remember(HOUSE_KEY, here);
    const message = latest.current.describeArrivals(arrivals);
    if (message) toastInTurn(message);
  }, [isLoaded]);

  useEffect(() => {
    if (!isLoaded || userId === undefined) return;
    return watchStats(queryClient, userId, ({ monthYear, stats: { rank } }) => {
      if (monthYear !== getMonthYear(new Date())) return;
      const standing: Standing = { userId, monthYear, rank };
      const moved = findRankNews(readRemembered<Standing>(STANDING_KEY), standing, LAST_PAID_RANK);
      remember(STANDING_KEY, standing);
      const message = moved && latest.current.describeRank(moved);
      if (message) toastInTurn(message);
    });
  }, [isLoaded, userId, queryClient]);

  return null;
}
