import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DEMO_MARK_FILE, type PageRoute, type RenderedPage } from "#shared/website.ts";
import { openBuiltSite } from "./built-site.ts";
import { createRobots, createSitemap } from "./crawler-files.ts";
import { createOfflineHtml, createPageHtml } from "./page-html.ts";

/** The offline page has no script, through which its styles would be found: an input of the build of its own. */
export const OFFLINE_STYLES = "src/web/offline/offline-page.css";

/** What the entry `prerender.tsx` exports, built for Node. */
export interface Prerender {
  pages: readonly PageRoute[];
  renderPage(path: string): Promise<RenderedPage>;
  renderOfflinePage(): Promise<Omit<RenderedPage, "description">>;
  renderDemoMark(): Promise<string>;
}

/** Writes every page, and what is made of the list of pages, beside the files that Vite has built into `webDir`. */
export async function prerenderPages(webDir: string, prerender: Prerender): Promise<void> {
  const site = openBuiltSite(webDir);
  const { pages, renderPage, renderOfflinePage, renderDemoMark } = prerender;
  for (const page of pages) {
    const file = join(webDir, page.path === "/404" ? "404.html" : `${page.path}/index.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, createPageHtml(site, page, await renderPage(page.path)));
  }
  writeFileSync(join(webDir, DEMO_MARK_FILE), await renderDemoMark());
  const offlineHtml = createOfflineHtml(site, await renderOfflinePage(), OFFLINE_STYLES);
  writeFileSync(join(webDir, "offline.html"), offlineHtml);
  writeFileSync(join(webDir, "sitemap.xml"), createSitemap(pages));
  writeFileSync(join(webDir, "robots.txt"), createRobots(pages));
}
