import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addLanguage } from "#shared/languages.ts";
import { getDemoMarkFile, type PageRoute, type RenderedPage } from "#shared/website.ts";
import type { CompiledLanguage, CompiledTexts, SiteLanguages } from "../../i18n/compiled-texts.ts";
import { writeRulesOf } from "../../i18n/title-rules.ts";
import { type BuiltSite, openBuiltSite } from "./built-site.ts";
import { createRobots, createSitemap } from "./crawler-files.ts";
import { createOfflineHtml, createPageHtml, type PageLanguage } from "./page-html.ts";

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

/** English stands in the code, and has no files of texts. */
const ENGLISH = { code: "en", site: {}, office: {} };

/** Writes every page in a language, and its texts where the browser asks for them. */
async function prerenderLanguage(
  webDir: string,
  site: BuiltSite,
  { pages, renderPage, renderOfflinePage, renderDemoMark }: Prerender,
  { code, site: texts, office }: Pick<CompiledLanguage, "code" | "site" | "office">,
  { others, version }: { others: readonly string[]; version: string },
): Promise<void> {
  const isEnglish = code === "en";
  const writeTexts = (name: string, kept: CompiledTexts) =>
    write(join(webDir, `/assets/texts/${version}/${code}/${name}.json`), JSON.stringify(kept));
  if (!isEnglish) {
    writeTexts("site", texts);
    writeTexts("office", office);
  }
  for (const page of pages) {
    const rendered = await renderPage(page.path, { code, texts });
    const shown = pickTexts(texts, rendered.asked);
    const language: PageLanguage = {
      code,
      others,
      titleRules: writeRulesOf(shown),
      ...(isEnglish ? {} : { texts: shown }),
    };
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
  const all = [ENGLISH, ...languages.list];
  const others = all.map(({ code }) => code);
  const { version } = languages;
  for (const language of all) await prerenderLanguage(webDir, site, prerender, language, { others, version });
  writeFileSync(join(webDir, "sitemap.xml"), createSitemap(prerender.pages, others));
  writeFileSync(join(webDir, "robots.txt"), createRobots(prerender.pages, others));
}
