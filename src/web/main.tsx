/** The browser's entry: takes over the prerendered page, or draws it where there is none (development). */
import "./theme/theme.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "./app.tsx";
import { markDocumentLanguage, markPageLanguage, readPreferredLanguage } from "./i18n/preferred-language.ts";
import { preloadPage } from "./router.tsx";
import { findRoute } from "./routes.ts";

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

void start();
