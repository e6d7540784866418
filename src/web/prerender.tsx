/** The build's entry: renders one page to HTML with everything it needs in its head. */
import { type ReactNode, StrictMode } from "react";
import { prerender } from "react-dom/static";
import { Router } from "wouter";
import { pack } from "#shared/pack.ts";
import type { PageRoute, RenderedPage } from "#shared/website.ts";
import { App } from "./app.tsx";
import { descriptionMessages } from "./descriptions.messages.ts";
import { createTranslate } from "./i18n/messages.ts";
import { offlineMessages } from "./offline/offline.messages.ts";
import { OfflinePage } from "./offline/offline-page.tsx";
import { pageFiles } from "./page-files.ts";
import { preloadPage } from "./router.tsx";
import { routeMessages } from "./routes.messages.ts";
import { findRoute, notFoundRoute, routes } from "./routes.ts";

export const pages: readonly PageRoute[] = [...routes, notFoundRoute].map((route) => ({
  ...route,
  ...pageFiles[route.path],
}));

async function renderBody(page: ReactNode): Promise<string> {
  // One piece: a page cut into chunks would need inline scripts to put itself together.
  const { prelude } = await prerender(<StrictMode>{page}</StrictMode>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}

/** Renders the page at `path` as the browser will hydrate it: the same tree, without data and without a member. */
export async function renderPage(path: string): Promise<RenderedPage> {
  await preloadPage(path);
  const body = await renderBody(
    <Router ssrPath={path}>
      <App />
    </Router>,
  );
  const { name } = findRoute(path);
  const values = { name: pack.name, ticker: pack.ticker };
  return {
    body,
    title: createTranslate(routeMessages, "en")(name, values),
    description: createTranslate(descriptionMessages, "en")(name, values),
  };
}

/** The document that the service worker answers with where there is no line. */
export async function renderOfflinePage(): Promise<Pick<RenderedPage, "body" | "title">> {
  const body = await renderBody(
    <Router ssrPath="/offline.html">
      <OfflinePage />
    </Router>,
  );
  return { body, title: createTranslate(offlineMessages, "en")("pageTitle", { name: pack.name }) };
}
