import { UPLOADED_PICTURES } from "#features/uploads/uploads.rules.ts";
import type { AppDeps } from "#server/deps.ts";
import { getNewsState } from "../news.rules.ts";
import type { News, NewsItem, NewsList } from "../news.schema.ts";
import { type ListedNews, listNews } from "./news.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock">;

function toItem({ item, width, height }: ListedNews, now: Date): NewsItem {
  const { id, kind, file, title, line, alt, link, fromAt, untilAt } = item;
  return {
    ...{ id, kind, file, title, line, alt, link, width, height },
    pictureUrl: `${UPLOADED_PICTURES}${file}`,
    fromAt: fromAt?.toISOString() ?? null,
    untilAt: untilAt?.toISOString() ?? null,
    state: getNewsState({ fromAt, untilAt }, now),
  };
}

/** All of it, for the back office. */
export async function readNewsList({ db, clock }: Deps): Promise<NewsList> {
  const now = clock.now();
  return { items: (await listNews(db)).map((row) => toItem(row, now)) };
}

/** What the home page shows now: the first banner whose time it is, and all such cards. */
export async function readNews(deps: Deps): Promise<News> {
  const shown = (await readNewsList(deps)).items.filter(({ state }) => state === "on");
  const cards = shown.filter(({ kind }) => kind === "card");
  return { banner: shown.find(({ kind }) => kind === "banner") ?? null, cards };
}
