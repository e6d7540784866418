/** The build's entry: renders one page to HTML with everything it needs in its head. */
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { Router } from "wouter";
import { pack } from "#shared/pack.ts";
import type { PageRoute, RenderedPage } from "#shared/website.ts";
import { App } from "./app.tsx";
import { descriptionMessages } from "./descriptions.messages.ts";
import { createTranslate } from "./i18n/messages.ts";
import { pageFiles } from "./page-files.ts";
import { preloadPage } from "./router.tsx";
import { routeMessages } from "./routes.messages.ts";
import { findRoute, notFoundRoute, routes } from "./routes.ts";

export const pages: readonly PageRoute[] = [...routes, notFoundRoute].map((route) => ({
  ...route,
  ...pageFiles[route.path],
}));

/** Renders the page at `path` as the browser will hydrate it: the same tree, without data and without a member. */
export async function renderPage(path: string): Promise<RenderedPage> {
  await preloadPage(path);
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
    // One piece: a page cut into chunks would need inline scripts to put itself together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const body = await new Response(prelude).text();
  const { name } = findRoute(path);
  const values = { name: pack.name, ticker: pack.ticker };
  return {
    body,
    title: createTranslate(routeMessages, "en")(name, values),
    description: createTranslate(descriptionMessages, "en")(name, values),
  };
}
