/** The browser's entry: takes over the prerendered page, or draws it where there is none (development). */
import "./theme/theme.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { collectLater } from "#features/analytics/web/collect-later.ts";
import { App } from "./app.tsx";
import { markDocumentLanguage, markPageLanguage, readPreferredLanguage } from "./i18n/preferred-language.ts";
import { reportError } from "./lib/report-error.ts";
import { READY_EVENT } from "./ready-event.ts";
import { preloadPage } from "./router.tsx";
import { findRoute } from "./routes.ts";

/** For so long the page has the line to itself once it is alive and loaded, in milliseconds. */
const REST_MS = 2000;

/** Nothing on the page needs the service worker: it comes when all else has come. */
function registerServiceWorkerLater(): void {
  const register = () =>
    import("./offline/registration.ts").then(({ registerServiceWorker }) => registerServiceWorker(), reportError);
  const rest = () => setTimeout(register, REST_MS);
  const waitForLoad = () =>
    document.readyState === "complete" ? rest() : window.addEventListener("load", rest, { once: true });
  window.addEventListener(READY_EVENT, waitForLoad, { once: true });
}

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no #root element");
  markPageLanguage(findRoute(window.location.pathname).language);
  markDocumentLanguage(readPreferredLanguage());
  await preloadPage(window.location.pathname);
  const app = (
    <StrictMode>
      {/* The page was prerendered without a query; it is read once the page is alive. */}
      <Router ssrSearch="">
        <App />
      </Router>
    </StrictMode>
  );
  if (root.firstElementChild === null) createRoot(root).render(app);
  else hydrateRoot(root, app);
}

collectLater();
void start();
// Only a built site has one.
if (import.meta.env.PROD) registerServiceWorkerLater();
