import { readSavedUser } from "#features/users/web/saved-user.ts";
import { recordEvent, setCollector, type VisitEventRecord } from "#web/lib/record-event.ts";
import { FLUSH_EVERY_MS, listPassedSteps } from "../analytics.rules.ts";
import { createEventQueue } from "./event-queue.ts";

const SESSION_KEY = "site-visit";

/** Do Not Track, or its successor Global Privacy Control. */
function hasOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}

/** A random name of this tab, gone with it; where storage is blocked, of this page. */
function getTabSession(): string {
  const fresh = crypto.randomUUID();
  try {
    const known = sessionStorage.getItem(SESSION_KEY);
    if (known !== null) return known;
    sessionStorage.setItem(SESSION_KEY, fresh);
  } catch {
    // The page's own name serves.
  }
  return fresh;
}

/** Says for each event who it is of: nobody, for who does not want to be known. */
function createIdentify(): () => { sessionId: string | null; userId: string | null } {
  if (hasOptedOut()) return () => ({ sessionId: null, userId: null });
  const sessionId = getTabSession();
  return () => ({ sessionId, userId: readSavedUser()?.id ?? null });
}

/** The router's own words for a change of the address. */
const NAVIGATIONS = ["popstate", "pushState", "replaceState"] as const;

export type GetPath = () => string;

/** How much of the way from top to bottom has been scrolled, in percent. */
function getDepth(): number {
  const way = document.documentElement.scrollHeight - window.innerHeight;
  // Half pixels of a zoomed page must not hide the last step.
  return way > 0 ? ((window.scrollY + 1) / way) * 100 : 0;
}

/** Follows the pages shown and how far down each is read. */
function followPages(getPath: GetPath, signal: AbortSignal): void {
  let path = getPath();
  let reached = 0;
  let frame = 0;

  function noteDepth() {
    frame = 0;
    for (const depth of listPassedSteps(reached, getDepth())) {
      reached = depth;
      recordEvent("scroll_depth", { path, depth });
    }
  }
  function handleScroll() {
    frame ||= requestAnimationFrame(noteDepth);
  }
  function handleNavigation() {
    const next = getPath();
    if (next === path) return;
    path = next;
    reached = 0;
    cancelAnimationFrame(frame);
    frame = 0;
    recordEvent("page_view", { path });
  }

  for (const type of NAVIGATIONS) window.addEventListener(type, handleNavigation, { signal });
  window.addEventListener("scroll", handleScroll, { passive: true, signal });
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));
}

/** Notes links that leave the site, by host, and what is marked with `data-visit-event`. */
function followClicks(getPath: GetPath, signal: AbortSignal): void {
  function handleClick({ target }: MouseEvent) {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[href^=http]");
    if (link && link.host !== window.location.host) recordEvent("outbound_click", { path: getPath(), host: link.host });
    if (target.closest("[data-visit-event=address_copied]")) recordEvent("address_copied", { path: getPath() });
  }
  window.addEventListener("click", handleClick, { capture: true, signal });
}

/** Collects what happens on the pages and sends it; answers how to end that. */
export function startCollector(getPath: GetPath): () => void {
  // Only there browsers make random ids.
  if (!window.isSecureContext) return () => undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const isNameless = hasOptedOut();
  const identify = createIdentify();
  const queue = createEventQueue({ canRepeat: !isNameless });

  function take({ properties, ...record }: VisitEventRecord) {
    queue.add({ id: crypto.randomUUID(), ...record, properties: isNameless ? {} : properties, ...identify() });
  }
  function handleVisibility() {
    if (document.visibilityState === "hidden") queue.flush();
  }

  setCollector(take);
  followPages(getPath, signal);
  followClicks(getPath, signal);
  const timer = setInterval(queue.flush, FLUSH_EVERY_MS);
  document.addEventListener("visibilitychange", handleVisibility, { signal });
  window.addEventListener("pagehide", queue.flush, { signal });

  return () => {
    ending.abort();
    clearInterval(timer);
    setCollector();
  };
}
