import { reportError } from "#web/lib/report-error.ts";
import { track } from "#web/lib/track.ts";
import { READY_EVENT } from "#web/ready-event.ts";
import { findRoute } from "#web/routes.ts";

/** By then the page has what it needs; in milliseconds after it answers. */
const START_AFTER_MS = 3000;

/** The table's path, never the address: what else stands in one may be private. */
export function getPath(): string {
  return findRoute(window.location.pathname).path;
}

/** Notes the first page at once, and fetches the collector when nothing waits for the line any more. */
export function collectLater(): void {
  const start = () => import("./collector.ts").then(({ startCollector }) => startCollector(getPath), reportError);
  function handleReady() {
    track("page_view", { path: getPath() });
    setTimeout(start, START_AFTER_MS);
  }
  window.addEventListener(READY_EVENT, handleReady, { once: true });
}
