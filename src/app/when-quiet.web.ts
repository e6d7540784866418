/** What helps a page that has come whole, loaded once its line is quiet. */
import type { QueryClient } from "@tanstack/react-query";
import { followLive } from "#features/live/web/follow-live.ts";
import { askAgainForSheets } from "#web/offline/missing-sheets.ts";
import { prepareOffline } from "#web/offline/registration.ts";

/** What the page shows is fresh until then; in milliseconds. */
const FOLLOW_AFTER_MS = 8000;

export function startHelpers(queryClient: QueryClient): void {
  setTimeout(followLive, FOLLOW_AFTER_MS, queryClient);
  // While there is a line: without one there is something to say.
  const fetchToaster = () => void import("#web/ui/toaster.tsx").catch(() => undefined);
  fetchToaster();
  window.addEventListener("online", fetchToaster);
  askAgainForSheets();
  // Only a built site has a service worker.
  if (import.meta.env.PROD) void prepareOffline(queryClient);
}
