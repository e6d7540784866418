import { toPictureKey } from "#features/pictures/server/encode-picture.usecase.ts";
import { getMonthYear } from "#features/points/points.rules.ts";
import type { SharedItem } from "#features/vault/server/item-share.repository.ts";
import type { Queries } from "#server/db/open-database.ts";
import { readSince } from "#server/db/read-replica.ts";
import type { AppDeps } from "#server/deps.ts";
import { createEtag } from "#server/etag.ts";
import { readCursor, writeCursor } from "#server/list-cursor.ts";
import type { PublicProfileParts } from "#server/public-profile.ts";
import { createSiteEvent } from "#server/site-events.ts";
import type { WallSort } from "../wall.rules.ts";
import type { WallList, Winners } from "../wall.schema.ts";
import { toPicture, toWallThing } from "./thing-answer.rules.ts";
import { getThing, listShownThingsOf, listThings, toPosition } from "./wall.repository.ts";
import type { ThingRow } from "./wall.tables.ts";
import { listWinners } from "./wall-weeks.repository.ts";

/** How long a first page may hide what this process did not hear of. */
const FRESH_MS = 5000;
/** The same where a standby answers, which may hear of a change after this process has. */
const STANDBY_FRESH_MS = 1000;
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

type Deps = Pick<AppDeps, "db" | "replica" | "clock">;

interface CachedPage {
  page: Promise<WallAnswer>;
  changeCount: number;
  loadedAtMs: number;
  /** Whatever was written up to here stands on it. */
  position: bigint;
}

const changed = createSiteEvent("wall");
let changeCount = 0;
changed.listen(() => {
  changeCount += 1;
});

/** Says that the wall changed: first pages in memory are old from then on. */
export function noteWallChange(): void {
  changed.tell();
}

async function loadPage(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { sort, limit, cursor }: WallQuery,
): Promise<WallAnswer> {
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
export function createWallReader(deps: Deps): (query: WallQuery, position?: bigint) => Promise<WallAnswer> {
  const pages = new Map<string, CachedPage>();
  const freshMs = deps.replica === undefined ? FRESH_MS : STANDBY_FRESH_MS;

  return (query, position = 0n) => {
    const load = () => readSince(deps, position, (db) => loadPage({ ...deps, db }, query));
    if (query.cursor !== undefined) return load();
    const key = `${query.sort} ${query.limit}`;
    const nowMs = deps.clock.now().getTime();
    const cached = pages.get(key);
    const ageMs = nowMs - (cached?.loadedAtMs ?? 0);
    const isFresh = cached?.changeCount === changeCount && ageMs >= 0 && ageMs < freshMs;
    if (cached && isFresh && cached.position >= position) return cached.page;
    const page = load();
    if (pages.size >= PAGES_MAX) pages.clear();
    pages.set(key, { page, changeCount, loadedAtMs: nowMs, position });
    page.catch(() => {
      if (pages.get(key)?.page === page) pages.delete(key);
    });
    return page;
  };
}

export async function readWinners({ db }: Pick<AppDeps, "db">): Promise<Winners> {
  const rows = await listWinners(db);
  return {
    week: rows[0]?.week ?? null,
    winners: rows.map(({ points, ...found }) => ({ place: found.place ?? 0, points, thing: toWallThing(found) })),
  };
}

/** Things that a profile shows. */
const SHOWN_MAX = 6;

export async function showOnProfile({ db }: Pick<AppDeps, "db">, userId: string): Promise<PublicProfileParts["wall"]> {
  const found = await listShownThingsOf(db, userId, SHOWN_MAX);
  return found.map(({ thing }) => {
    const picture = toPicture(thing);
    const { id, title, text } = thing;
    const { smallUrl: url, width, height } = picture ?? { smallUrl: "", width: 0, height: 0 };
    return { id, title, text, picture: picture && { url, width, height } };
  });
}

/** What the world may know of a thing on the wall: its picture, or its words. */
export type SharedThing =
  | SharedItem
  | (Pick<SharedItem, "itemId" | "title" | "username" | "faceId"> & { text: string });

function findPicture({ pictureHash, mediaFile }: ThingRow): Pick<SharedItem, "pictureId" | "picture"> | undefined {
  if (mediaFile !== null) return { pictureId: mediaFile, picture: { mediaFile } };
  if (pictureHash === null) return undefined;
  return { pictureId: pictureHash, picture: { storeKey: toPictureKey(pictureHash) } };
}

/** Undefined as soon as it hangs no more. */
export async function findSharedThing(db: Queries, thingId: string): Promise<SharedThing | undefined> {
  const found = await getThing(db, thingId);
  if (found === undefined) return undefined;
  const { thing, author } = found;
  const shown = { itemId: thing.id, title: thing.title, username: author.username, faceId: author.faceId };
  const picture = findPicture(thing);
  if (picture !== undefined) return { ...shown, ...picture };
  return thing.text === null ? undefined : { ...shown, text: thing.text };
}
