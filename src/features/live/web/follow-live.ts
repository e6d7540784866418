import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { LiveTopicName } from "../live.schema.ts";

/** After a line was refused for good; until then the page asks by itself, as it always does. */
const TRY_AGAIN_MS = 60_000;

const FIRST_PARTS: readonly [start: string, topic: LiveTopicName][] = [
  ["/api/leaderboard?", "leaderboard"],
  ["/api/trading-data", "prices"],
];

function findTopic([first]: QueryKey): LiveTopicName | undefined {
  return FIRST_PARTS.find(([start]) => String(first).startsWith(start))?.[1];
}

/** A board is one month's; prices are everybody's. */
function isAbout(key: QueryKey, data: { monthYear?: string }): boolean {
  return data.monthYear === undefined || String(key[0]).includes(`month=${data.monthYear}&`);
}

/** Keeps what the page shows up to date while somebody looks at it. A tab in the background holds no line. */
export function followLive(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  let source: EventSource | undefined;
  let openTopics = "";

  const listShown = () => cache.getAll().filter((query) => query.isActive() && findTopic(query.queryKey) !== undefined);

  function handleMessage({ type, data }: MessageEvent<string>): void {
    const answer = JSON.parse(data) as { monthYear?: string };
    for (const { queryKey } of listShown())
      if (findTopic(queryKey) === type && isAbout(queryKey, answer)) queryClient.setQueryData(queryKey, answer);
  }

  function open(topics: string): void {
    const line = new EventSource(`/api/live?topics=${topics}`);
    source = line;
    let isFirst = true;
    line.onopen = () => {
      // What changed while there was no line is asked for.
      if (!isFirst) for (const query of listShown()) void query.fetch();
      isFirst = false;
    };
    line.onerror = () => {
      if (line.readyState === EventSource.CLOSED) setTimeout(update, TRY_AGAIN_MS, true);
    };
    for (const topic of topics.split(",")) line.addEventListener(topic, handleMessage);
  }

  function update(isAgain = false): void {
    const topics = document.hidden
      ? ""
      : [...new Set(listShown().map(({ queryKey }) => findTopic(queryKey)))].sort().join(",");
    if (topics === openTopics && !isAgain) return;
    source?.close();
    openTopics = topics;
    if (topics !== "") open(topics);
  }

  cache.subscribe(({ type }) => {
    if (type === "observerAdded" || type === "observerRemoved") update();
  });
  document.addEventListener("visibilitychange", () => update());
  update();
}
