import { splitAddress } from "#shared/languages.ts";
import { recordEvent } from "#web/lib/record-event.ts";
import { findPage } from "#web/page-engine/page-table.ts";
import { READY_EVENT } from "#web/page-engine/ready-event.ts";

/** By then the page has what it needs; in milliseconds after it answers. */
const START_AFTER_MS = 3000;

/** The table's path, never the address: what else stands in one may be private. */
export function getPath(): string {
  return findPage(splitAddress(window.location.pathname).path).path;
}

/** Notes the first page at once, and fetches the collector when nothing waits for the line any more. */
export function collectLater(): void {
  // Whose line died before is not counted, and that is all: no error of the page.
  const start = () =>
    import("./collector.ts").then(
      ({ startCollector }) => startCollector(getPath),
      () => {},
    );
  function handleReady() {
    recordEvent("page_view", { path: getPath() });
    setTimeout(start, START_AFTER_MS);
  }
  window.addEventListener(READY_EVENT, handleReady, { once: true });
}
