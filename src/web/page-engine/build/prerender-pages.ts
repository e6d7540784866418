import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addLanguage } from "#shared/languages.ts";
import { getDemoMarkFile, type PageRoute, type RenderedPage } from "#shared/website.ts";
import { writeRulesOf } from "../../i18n/title-rules.ts";
import { type BuiltSite, openBuiltSite } from "./built-site.ts";
import { createRobots, createSitemap } from "./crawler-files.ts";
import { createOfflineHtml, createPageHtml, type PageLanguage } from "./page-html.ts";
import type { CompiledLanguage, CompiledTexts, SiteLanguages } from "./page-languages.ts";

/** The offline page has no script, through which its styles would be found: an input of the build of its own. */
export const OFFLINE_STYLES = "src/web/offline/offline-page.css";

/** What the entry `prerender.tsx` exports, built for Node. */
export interface Prerender {
  pages: readonly PageRoute[];
  renderPage(path: string, words?: { code: string; texts: CompiledTexts }): Promise<RenderedPage>;
  renderOfflinePage(words?: { code: string; texts: CompiledTexts }): Promise<Omit<RenderedPage, "description">>;
  renderDemoMark(words?: { code: string; texts: CompiledTexts }): Promise<string>;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function findFile(webDir: string, { path }: PageRoute, code: string): string {
  const folder = join(webDir, addLanguage("/", code));
  return join(folder, path === "/404" ? "404.html" : `${path}/index.html`);
}

/** The texts of whole namespaces, so that what a button brings to light on the page is among them, and single ones. */
function pickTexts(catalogue: CompiledTexts, asked: readonly string[]): CompiledTexts {
  const isPicked = ([id]: [string, unknown]) => asked.includes(id.slice(0, id.indexOf("."))) || asked.includes(id);
  return Object.fromEntries(Object.entries(catalogue).filter(isPicked));
}

/** Writes the texts of a language where the browser asks for them, and every page in it. */
async function prerenderLanguage(
  webDir: string,
  site: BuiltSite,
  { pages, renderPage, renderOfflinePage, renderDemoMark }: Prerender,
  { list, version }: SiteLanguages,
  { code, site: texts, office }: CompiledLanguage,
): Promise<void> {
  const folder = `/assets/texts/${version}/${code}`;
  write(join(webDir, folder, "site.json"), JSON.stringify(texts));
  write(join(webDir, folder, "office.json"), JSON.stringify(office));
  const others = ["en", ...list.map((language) => language.code)];
  for (const page of pages) {
    const rendered = await renderPage(page.path, { code, texts });
    const shown = pickTexts(texts, rendered.asked);
    const file = `${folder}/pages/${page.name}.json`;
    write(join(webDir, file), JSON.stringify(shown));
    const language: PageLanguage = { code, others, texts: file, titleRules: writeRulesOf(shown) };
    write(findFile(webDir, page, code), createPageHtml(site, page, rendered, language));
  }
  write(join(webDir, getDemoMarkFile(code)), await renderDemoMark({ code, texts }));
  const offline = await renderOfflinePage({ code, texts });
  const titleRules = writeRulesOf(pickTexts(texts, offline.asked));
  const offlineHtml = createOfflineHtml(site, offline, { source: OFFLINE_STYLES, code, titleRules });
  write(join(webDir, addLanguage("/offline.html", code)), offlineHtml);
}

/** Writes every page, and what is made of the list of pages, beside the files that Vite has built into `webDir`. */
export async function prerenderPages(webDir: string, prerender: Prerender, languages: SiteLanguages): Promise<void> {
  const site = openBuiltSite(webDir);
  const { pages, renderPage, renderOfflinePage, renderDemoMark } = prerender;
  const codes = ["en", ...languages.list.map(({ code }) => code)];
  for (const page of pages) {
    const html = createPageHtml(site, page, await renderPage(page.path), { code: "en", others: codes });
    write(findFile(webDir, page, "en"), html);
  }
  for (const language of languages.list) await prerenderLanguage(webDir, site, prerender, languages, language);
  write(join(webDir, getDemoMarkFile("en")), await renderDemoMark());
  const offlineHtml = createOfflineHtml(site, await renderOfflinePage(), { source: OFFLINE_STYLES, code: "en" });
  writeFileSync(join(webDir, "offline.html"), offlineHtml);
  writeFileSync(join(webDir, "sitemap.xml"), createSitemap(pages, codes));
  writeFileSync(join(webDir, "robots.txt"), createRobots(pages, codes));
}
