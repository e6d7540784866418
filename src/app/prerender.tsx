/** The build's entry: the pages, and each rendered to HTML with what its head says. */
import { pack } from "#pack/pack.ts";
import type { PageRoute, RenderedPage } from "#shared/website.ts";
import { createFigureWriter } from "#web/i18n/figure-writer.ts";
import { askedTexts, type Catalogue, setLocale } from "#web/i18n/locale.ts";
import { createTranslate } from "#web/i18n/messages.ts";
import { describePage, namePage } from "#web/i18n/page-texts.ts";
import { DemoMark } from "#web/layout/demo-mark.tsx";
import { offlineMessages } from "#web/offline/offline.messages.ts";
import { OfflinePage } from "#web/offline/offline-page.tsx";
import { preloadPage } from "#web/page-engine/current-page.tsx";
import { findPage, listPages, notFoundPage, setFeatures } from "#web/page-engine/page-table.ts";
import { renderToHtml } from "#web/page-engine/render-to-html.tsx";
import { webFeatures } from "./features.web.ts";
import { App } from "./site.tsx";

setFeatures(webFeatures);

export const pages: readonly PageRoute[] = [...listPages(), notFoundPage].map(({ document, ...page }) => {
  if (document === undefined) throw new Error(`${page.path} says nothing to the build`);
  const { firstParts = [] } = document;
  return { ...page, ...document, firstParts: firstParts.map((file) => file.replace(/^#pack/, `packs/${pack.id}`)) };
});

interface Words {
  code: string;
  texts: Catalogue;
}

const ENGLISH: Words = { code: "en", texts: {} };

/**
 * Renders the page at `path` as the browser will hydrate it: the same tree, without data and without a member. `asked`
 * are the texts that it shows.
 */
export async function renderPage(path: string, { code, texts }: Words = ENGLISH): Promise<RenderedPage> {
  setLocale(code, texts, createFigureWriter(code));
  askedTexts.clear();
  const { description } = await preloadPage(path);
  const page = findPage(path);
  const base = code === "en" ? "" : `/${code}`;
  return {
    body: await renderToHtml(path, <App />, base),
    title: namePage(page, code),
    description: describePage(page.name, description, code),
    asked: [...askedTexts],
  };
}

/** The document that the service worker answers with where there is no line. */
export async function renderOfflinePage({ code, texts }: Words = ENGLISH): Promise<Omit<RenderedPage, "description">> {
  setLocale(code, texts, createFigureWriter(code));
  askedTexts.clear();
  const body = await renderToHtml("/offline.html", <OfflinePage />);
  const title = createTranslate(offlineMessages, code)("pageTitle", { name: pack.name });
  return { body, title, asked: [...askedTexts] };
}

/** What a server that runs a demo puts above each page. */
export function renderDemoMark({ code, texts }: Words = ENGLISH): Promise<string> {
  setLocale(code, texts, createFigureWriter(code));
  return renderToHtml("/", <DemoMark />);
}
