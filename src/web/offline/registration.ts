import type { QueryClient } from "@tanstack/react-query";
import { reportError } from "../lib/report-error.ts";
import { cacheVisitedPages } from "./cached-pages.ts";
import { offerNewVersions } from "./new-versions.ts";
import { watchSeenLists } from "./seen-lists.ts";

/** What makes a page useful without a line: lists as they were seen last, and the service worker. */
export function prepareOffline(queryClient: QueryClient): Promise<void> {
  watchSeenLists(queryClient);
  return registerServiceWorker();
}

/** Puts the service worker behind the page. Whether that works is only logged: the site does not need it. */
async function registerServiceWorker(): Promise<void> {
  // Browsers have none on an address that others could listen to.
  const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (serviceWorker === undefined) return;
  const cameWithWorker = serviceWorker.controller !== null;
  try {
    // Past every cache: the next deploy repairs a worker that does harm.
    await serviceWorker.register("/sw.js", { updateViaCache: "none" });
    // biome-ignore lint/suspicious/noConsole: the specification has success logged, and nothing more
    console.info("Service worker registered");
    const registration = await serviceWorker.ready;
    offerNewVersions(registration, cameWithWorker);
    cacheVisitedPages(registration);
  } catch (error) {
    reportError(error, "Registering the service worker");
  }
}
