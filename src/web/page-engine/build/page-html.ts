/** Puts a rendered page into the template: its head, its styles, and the script that starts the others. */
import { addLanguage, getDirection } from "#shared/languages.ts";
import { ORIGIN_PLACEHOLDER, type PageRoute, type RenderedPage } from "#shared/website.ts";
import type { CompiledTexts } from "../../i18n/compiled-texts.ts";
import { PAGE_TEXTS_ID } from "../../i18n/page-texts-id.ts";
import { type BuiltSite, collectChunks, findAsset } from "./built-site.ts";
import { createDeferredBootstrap } from "./inline-scripts.ts";

/** The face that the first view is made of. */
const FIRST_FACE = "face-display";
/** Brings the texts of a page in another language than English, before it comes alive. */
const LANGUAGE_LOADER = "src/web/i18n/load-language.ts";
/** A stylesheet that Vite has put into the template. */
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
/** A script, or a preload of one, that Vite has put there; the entry is the first. */
const SCRIPT_TAG =
  /\s*<(?:script type="module"[^>]*src|link rel="modulepreload"[^>]*href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

function listAddresses(template: string, tag: RegExp): string[] {
  return [...template.matchAll(tag)].map(([, address = ""]) => address);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A language in which a page is made, and in which else it can be read. */
export interface PageLanguage {
  code: string;
  /** All languages of the site, English first. */
  others: readonly string[];
  /** The page's texts; English needs none. */
  texts?: CompiledTexts;
  /** The sizes of its big titles. */
  titleRules?: string;
}

/** The same page in every language, for search engines; a paper is written in one alone. */
function linkLanguages({ path, language }: PageRoute, { others }: PageLanguage): string[] {
  if (language !== undefined || others.length < 2) return [];
  const link = (code: string, name: string) =>
    `<link rel="alternate" hreflang="${name}" href="${ORIGIN_PLACEHOLDER}${addLanguage(path, code)}">`;
  return [...others.map((code) => link(code, code)), link("en", "x-default")];
}

/** What search engines and link previews read. */
function describePage(page: PageRoute, rendered: RenderedPage, language: PageLanguage): string[] {
  const title = escapeHtml(rendered.title);
  const description = escapeHtml(rendered.description);
  const address = `${ORIGIN_PLACEHOLDER}${addLanguage(page.path, page.language === undefined ? language.code : "en")}`;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(page.isPrivate
      ? ['<meta name="robots" content="noindex">']
      : [`<link rel="canonical" href="${address}">`, ...linkLanguages(page, language)]),
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${ORIGIN_PLACEHOLDER}/og/${page.image}.jpg">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
}

/**
 * The page's styles stand in the page: a phone paints after one answer instead of a dozen. The shared ones come first,
 * they fix the order of the layers. What the first view needs from elsewhere is asked for before they have arrived.
 */
function fillTemplate(site: BuiltSite, head: string[], body: string, styles: string[]): string {
  // React puts image preloads in front of what it renders.
  const [preloads = ""] = /^(?:<link[^>]*>)*/.exec(body) ?? [];
  const face = findAsset(site.manifest, collectChunks(site.manifest, "index.html"), FIRST_FACE);
  const text = styles.map((file) => site.readAsset(file).trim()).join("\n");
  const lines = [
    ...head,
    preloads,
    `<link rel="preload" href="/${face}" as="font" type="font/woff2" crossorigin>`,
    `<style>${text}</style>`,
  ];
  return site.template
    .replaceAll(STYLE_LINK, "")
    .replaceAll(SCRIPT_TAG, "")
    .replace("<!--head-->", () => lines.join("\n    "))
    .replace("<!--page-->", () => body.slice(preloads.length));
}

/** The styles that the script of a language needs; most need none. */
function findLanguageSheet({ manifest }: BuiltSite, code: string): string[] {
  const { file } = manifest[`src/web/theme/languages/${code}.css`] ?? {};
  return file === undefined ? [] : [file];
}

/** An English page says in which languages it can be read, for whoever has chosen one (`saved-choices.ts`). */
function writeHtmlTag(language: string, { others }: PageLanguage): string {
  const choices = language === "en" ? ` data-languages="${others.slice(1).join(" ")}"` : "";
  return `<html lang="${language}" dir="${getDirection(language)}"${choices}`;
}

export function createPageHtml(
  site: BuiltSite,
  page: PageRoute,
  rendered: RenderedPage,
  inLanguage: PageLanguage,
): string {
  const { language = inLanguage.code, firstParts = [], lazyParts = [] } = page;
  const listChunks = (sources: readonly string[]) => sources.flatMap((file) => collectChunks(site.manifest, file));
  const loader = inLanguage.code === "en" ? [] : [LANGUAGE_LOADER];
  const first = listChunks([page.file, ...firstParts, ...loader]);
  const scripts = [...listAddresses(site.template, SCRIPT_TAG), ...first.map(({ file }) => `/${file}`)];
  const styles = new Set([
    ...listAddresses(site.template, STYLE_LINK),
    ...[...first, ...listChunks(lazyParts)].flatMap(({ css = [] }) => css),
    ...findLanguageSheet(site, inLanguage.code),
  ]);
  // By these links the loader of later chunks takes the files for loaded. Browsers fetch no styles of such a type, of switched-off links some do.
  const links = [...styles].map((file) => `\n    <link rel="stylesheet" href="/${file}" type="text/plain">`);
  const bootstrap = createDeferredBootstrap([...new Set(scripts)]);
  const { texts, titleRules } = inLanguage;
  const beside = titleRules ? [`<style>${titleRules}</style>`] : [];
  return fillTemplate(site, describePage(page, rendered, inLanguage), rendered.body, [...styles])
    .replace('<html lang="en" dir="ltr"', () => writeHtmlTag(language, inLanguage))
    .replace("</style>", () => `</style>${[...beside, ...links].join("")}`)
    .replace("</body>", () => `${texts ? writePageTexts(texts) : ""}<script>${bootstrap}</script></body>`);
}

/** Beside the words that the page shows, the same words pack to little. */
function writePageTexts(texts: CompiledTexts): string {
  return `<script type="application/json" id="${PAGE_TEXTS_ID}">${JSON.stringify(texts).replaceAll("<", "\\u003c")}</script>`;
}

/** A page without any script but that of the choices, and without a place on the site: a file for the service worker. */
export function createOfflineHtml(
  site: BuiltSite,
  rendered: Omit<RenderedPage, "description">,
  { source, code, titleRules }: { source: string; code: string; titleRules?: string },
): string {
  const head = [`<title>${escapeHtml(rendered.title)}</title>`, '<meta name="robots" content="noindex">'];
  const styles = [...listAddresses(site.template, STYLE_LINK), site.manifest[source]?.file ?? ""];
  const sheets = [...styles, ...findLanguageSheet(site, code)];
  return fillTemplate(site, head, rendered.body, sheets)
    .replace('<html lang="en" dir="ltr"', `<html lang="${code}" dir="${getDirection(code)}"`)
    .replace("</style>", () => `</style>${titleRules ? `<style>${titleRules}</style>` : ""}`);
}
