import type { WorkerMessage } from "../service-worker/worker-message.ts";

/** Told by the router when it opens a page without loading a document. */
const PAGE_CHANGES = ["pushState", "replaceState", "popstate"];

function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Has the worker keep what did not come through it, unless the visitor saves data. */
export function cacheVisitedPages(registration: ServiceWorkerRegistration): void {
  if (isSparing()) return;
  let lastPath: string | undefined;

  function keep(urls: readonly string[]): void {
    if (urls.length > 0) registration.active?.postMessage({ type: "keep", urls } satisfies WorkerMessage);
  }

  function cachePage(): void {
    const { pathname } = window.location;
    if (pathname !== lastPath) keep([pathname]);
    lastPath = pathname;
  }

  // Files that were asked for before the worker stood behind this page, also those that arrive after it does.
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    keep(entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name));
  });
  observer.observe({ type: "resource", buffered: true });

  cachePage();
  for (const type of PAGE_CHANGES) window.addEventListener(type, cachePage);
}
