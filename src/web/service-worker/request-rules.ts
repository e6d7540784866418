/** Which requests the service worker answers, and how. Whatever is not named here goes to the network as if it were not there. */
import { splitAddress } from "#shared/languages.ts";

/**
 * `asset`: never changes under its name, so what is kept is as good as new. `page`: everybody's HTML, fresh where there is
 * a line. `other-page`: an address that may be one member's or none at all, never kept.
 */
export type Handling = "asset" | "page" | "other-page" | "untouched";

export interface RequestTraits {
  method: string;
  url: URL;
  mode: string;
  destination: string;
  /** A piece of a file is asked for, as players do. */
  isRange: boolean;
}

/** What belongs to a session, is live, or is played. */
const UNTOUCHED_PATHS = /^\/(?:api|audio)\//;
const PLAYED = ["audio", "video", "track"];
/** The build puts a hash of the content into every name below it. */
const ASSET_PATHS = /^\/assets\//;

/** `/tools?tool=meme` and `/tools/` are one document. */
export function getPagePath({ pathname }: URL): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
}

/** In whatever language its address says. */
export function isPublicPage(path: string, pages: readonly string[]): boolean {
  return pages.includes(splitAddress(path).path);
}

export function chooseHandling(
  { method, url, mode, destination, isRange }: RequestTraits,
  site: { origin: string; pages: readonly string[] },
): Handling {
  if (method !== "GET" || url.origin !== site.origin || UNTOUCHED_PATHS.test(url.pathname)) return "untouched";
  if (isRange || PLAYED.includes(destination)) return "untouched";
  if (mode === "navigate") return isPublicPage(getPagePath(url), site.pages) ? "page" : "other-page";
  return ASSET_PATHS.test(url.pathname) ? "asset" : "untouched";
}

/** Only a whole answer of our own server is kept: no error, no redirect, nothing it asks to leave alone. */
export function mayCache(response: Pick<Response, "status" | "type" | "redirected" | "headers">): boolean {
  const caching = response.headers.get("cache-control") ?? "";
  return response.status === 200 && response.type === "basic" && !response.redirected && !/no-store/.test(caching);
}
