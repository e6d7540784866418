import { getMonthYear } from "#features/points/points.rules.ts";
import type { AppDeps } from "#server/deps.ts";
import { createEtag } from "#server/etag.ts";
import { readCursor, writeCursor } from "#server/list-cursor.ts";
import { createSiteEvent } from "#server/site-events.ts";
import type { WallSort } from "../wall.rules.ts";
import type { WallList } from "../wall.schema.ts";
import { toWallThing } from "./thing-answer.rules.ts";
import { listThings, toPosition } from "./wall.repository.ts";

/** How long a first page may hide what this process did not hear of. */
const FRESH_MS = 5000;
/** First pages kept: every sort in a few lengths. */
const PAGES_MAX = 24;

/** An answer as it goes over the wire, so that a cached one costs no more than a file. */
export interface WallAnswer {
  json: string;
  etag: string;
}

interface WallQuery {
  sort: WallSort;
  limit: number;
  cursor?: string | undefined;
}

type Deps = Pick<AppDeps, "db" | "clock">;

const changed = createSiteEvent("wall");
let changeCount = 0;
changed.listen(() => {
  changeCount += 1;
});

/** Says that the wall changed: first pages in memory are old from then on. */
export function noteWallChange(): void {
  changed.tell();
}

async function loadPage({ db, clock }: Deps, { sort, limit, cursor }: WallQuery): Promise<WallAnswer> {
  const after = cursor === undefined ? undefined : readCursor(cursor, { lists: [sort] });
  // One more than asked for tells whether there is another page.
  const rows = await listThings(db, { sort, monthYear: getMonthYear(clock.now()), after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const list: WallList = {
    things: page.map(toWallThing),
    nextCursor: last === undefined ? null : writeCursor(toPosition(sort, last)),
  };
  const json = JSON.stringify(list);
  return { json, etag: createEtag(json) };
}

/** Reads pages, the first of each sort through a cache: callers at the same time share one query. */
export function createWallReader(deps: Deps): (query: WallQuery) => Promise<WallAnswer> {
  const pages = new Map<string, { page: Promise<WallAnswer>; changeCount: number; loadedAtMs: number }>();

  return (query) => {
    if (query.cursor !== undefined) return loadPage(deps, query);
    const key = `${query.sort} ${query.limit}`;
    const nowMs = deps.clock.now().getTime();
    const cached = pages.get(key);
    const ageMs = nowMs - (cached?.loadedAtMs ?? 0);
    if (cached?.changeCount === changeCount && ageMs >= 0 && ageMs < FRESH_MS) return cached.page;
    const page = loadPage(deps, query);
    if (pages.size >= PAGES_MAX) pages.clear();
    pages.set(key, { page, changeCount, loadedAtMs: nowMs });
    page.catch(() => {
      if (pages.get(key)?.page === page) pages.delete(key);
    });
    return page;
  };
}
