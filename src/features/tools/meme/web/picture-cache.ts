/** Template pictures, kept in the browser once they were chosen, so that the editor works without a connection. */
import { fetchFile } from "#web/lib/fetch-file.ts";

const CACHE = "site-meme-templates";
const loads = new Map<string, Promise<Blob>>();

/** Undefined where the browser has no cache: private windows, or a site without a secure address. */
async function openCache(): Promise<Cache | undefined> {
  return "caches" in window ? caches.open(CACHE).catch(() => undefined) : undefined;
}

async function loadPicture(url: string): Promise<Blob> {
  const cache = await openCache();
  const kept = await cache?.match(url);
  if (kept !== undefined) return kept.blob();
  const blob = await fetchFile(url);
  // A full disk costs the next visit a download, and nothing else.
  await cache?.put(url, new Response(blob)).catch(() => undefined);
  return blob;
}

/** A failed load is tried again when it is asked for again. */
export function getPicture(url: string): Promise<Blob> {
  const load = loads.get(url) ?? loadPicture(url);
  loads.set(url, load);
  load.catch(() => loads.delete(url));
  return load;
}
