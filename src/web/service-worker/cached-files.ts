import { registerQuotaErrorCallback } from "workbox-core/registerQuotaErrorCallback.js";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { getPagePath, mayCache } from "./request-rules.ts";
import { VERSION } from "./shell.ts";

/** A page on a bad line may take this long before the kept one is shown, in seconds. */
const PAGE_TIMEOUT_SECONDS = 4;
/** About what fifteen pages with their pictures load; the oldest go first. */
const ASSETS_MAX = 200;

const ASSETS_CACHE = "assets";
const PAGES_PREFIX = "pages-";
/** Pages belong to a version: those of an older one name files that are gone. */
const PAGES_CACHE = `${PAGES_PREFIX}${VERSION}`;

const cacheWholeAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (mayCache(response) ? response : null),
};

const cacheUnderPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => getPagePath(new URL(request.url)),
};

const dropOldest: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const requests = await cache.keys();
    await Promise.all(requests.slice(0, -ASSETS_MAX).map((request) => cache.delete(request)));
  },
};

export const assets = new CacheFirst({ cacheName: ASSETS_CACHE, plugins: [cacheWholeAnswers, dropOldest] });

export const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [cacheUnderPath, cacheWholeAnswers],
});

/** Paths of the pages that can be shown without a line. */
export async function listCachedPages(): Promise<Set<string>> {
  const requests = await (await caches.open(PAGES_CACHE)).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** What is kept of this version under a path. */
export async function findPage(path: string): Promise<Response | undefined> {
  return (await caches.open(PAGES_CACHE)).match(path);
}

export async function dropOlderPages(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PAGES_PREFIX) && name !== PAGES_CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

// A full device: what was only convenient goes, the shell stays.
registerQuotaErrorCallback(() => caches.delete(ASSETS_CACHE));
