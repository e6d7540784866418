/** The service worker, built into /sw.js: opens the site without a line. The API and audio never pass through it. */
import { clientsClaim } from "workbox-core/clientsClaim.js";
import type { RouteHandlerCallbackOptions } from "workbox-core/types.js";
import { matchPrecache } from "workbox-precaching/matchPrecache.js";
import { precache } from "workbox-precaching/precache.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { NetworkOnly } from "workbox-strategies/NetworkOnly.js";
import type { Strategy } from "workbox-strategies/Strategy.js";
import { assets, dropOlderPages, findPage, listCachedPages, pages } from "./cached-files.ts";
import { createOfflineAnswer } from "./offline-answer.ts";
import { listenForNotes } from "./pushed-notes.ts";
import { chooseHandling, type Handling, isPublicPage } from "./request-rules.ts";
import { getOfflinePage, OFFLINE_PAGE, PUBLIC_PAGES, SHELL_FILES } from "./shell.ts";
import type { WorkerMessage } from "./worker-message.ts";

declare const self: ServiceWorkerGlobalScope;

const network = new NetworkOnly();
const site = { origin: self.location.origin, pages: PUBLIC_PAGES };

function isHandled(request: Request, handling: Handling): boolean {
  const { method, mode, destination, headers } = request;
  const traits = { method, url: new URL(request.url), mode, destination, isRange: headers.has("range") };
  return chooseHandling(traits, site) === handling;
}

async function answerOffline({ url }: RouteHandlerCallbackOptions): Promise<Response> {
  const built = (await findPage(getOfflinePage(url.pathname))) ?? (await matchPrecache(OFFLINE_PAGE));
  return built === undefined ? Response.error() : createOfflineAnswer(built, await listCachedPages());
}

function answerPageBy(strategy: Strategy) {
  return (options: RouteHandlerCallbackOptions) => strategy.handle(options).catch(() => answerOffline(options));
}

/** Whoever reads the site in another language than English gets the offline page in it, too. */
async function answerPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { event, url } = options;
  const answer = await answerPageBy(pages)(options);
  const offlinePage = getOfflinePage(url.pathname);
  if (offlinePage !== OFFLINE_PAGE && answer.ok && (await findPage(offlinePage)) === undefined) {
    const keeping = pages.handle({ request: new Request(offlinePage), event });
    event.waitUntil(keeping.catch(() => undefined));
  }
  return answer;
}

async function answerAsset({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  return (await matchPrecache(request)) ?? assets.handle({ request, event });
}

/** Keeps what came past this worker; most of it is still in the browser's own cache. */
async function keep(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const cachedPages = await listCachedPages();
  const answers = urls.map(async (address) => {
    const request = new Request(address);
    const url = new URL(request.url);
    if (isHandled(request, "asset")) await answerAsset({ request, event, url });
    else if (isPublicPage(address, PUBLIC_PAGES) && !cachedPages.has(address)) await pages.handle({ request, event });
  });
  // What does not come now is not kept: nobody waits for it.
  await Promise.allSettled(answers);
}

precache([...SHELL_FILES]);
registerRoute(({ request }) => isHandled(request, "asset"), answerAsset);
registerRoute(({ request }) => isHandled(request, "page"), answerPage);
registerRoute(({ request }) => isHandled(request, "other-page"), answerPageBy(network));

self.addEventListener("activate", (event) => event.waitUntil(dropOlderPages()));
clientsClaim();
listenForNotes();

// A new version waits, for the files of the old one may be in use: it takes over when the visitor says so.
self.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === "take-over") event.waitUntil(self.skipWaiting());
  else if (message.type === "keep") event.waitUntil(keep(event, message.urls));
});
