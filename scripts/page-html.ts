import type { Manifest, ManifestChunk } from "vite";
import { createLateScript } from "../build/late-script.ts";
import { getDirection, ORIGIN_PLACEHOLDER, type PageRoute, type RenderedPage } from "../src/shared/website.ts";

interface PageParts {
  /** Vite's index.html, entry script and styles in place. */
  template: string;
  route: PageRoute;
  rendered: RenderedPage;
  manifest: Manifest;
  fonts: string[];
  /** The text of a built file, by its path below the site's root. */
  readAsset: (file: string) => string;
}

/** A stylesheet that Vite has put into the template. */
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
/** A script, or a preload of one, that Vite has put there; the entry is the first. */
const SCRIPT_TAG =
  /\s*<(?:script type="module"[^>]*src|link rel="modulepreload"[^>]*href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A source file's own chunk and everything it imports statically, in loading order. */
export function collectChunks(manifest: Manifest, file: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[file];
  if (chunk === undefined || seen.has(file)) return [];
  seen.add(file);
  return [...(chunk.imports ?? []).flatMap((name) => collectChunks(manifest, name, seen)), chunk];
}

/**
 * The page's styles stand in the page: a phone paints after one answer instead of a dozen. The links that would load
 * the same files stay, switched off, so that the loader of later chunks takes those files for loaded.
 */
function createStyles({ template, route, manifest, readAsset }: PageParts): string[] {
  const sources = [route.file, ...(route.firstParts ?? []), ...(route.lazyParts ?? [])];
  const chunks = sources.flatMap((file) => collectChunks(manifest, file));
  const files = new Set([
    ...[...template.matchAll(STYLE_LINK)].map((match) => match[1] ?? ""),
    ...chunks.flatMap((chunk) => chunk.css ?? []),
  ]);
  const text = [...files].map((file) => readAsset(file).trim()).join("\n");
  return [`<style>${text}</style>`, ...[...files].map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)];
}

/** Everything that must run before the page answers, the entry first. */
function listScripts({ template, route, manifest }: PageParts): string[] {
  const given = [...template.matchAll(SCRIPT_TAG)].map((match) => match[1] ?? "");
  const chunks = [route.file, ...(route.firstParts ?? [])].flatMap((source) => collectChunks(manifest, source));
  return [...new Set([...given, ...chunks.map(({ file }) => `/${file}`)])];
}

/** What the first view needs from elsewhere comes first, so that it is asked for before the styles have arrived. */
function createAssetLinks(parts: PageParts, pictureLinks: string): string[] {
  return [pictureLinks, ...createFontLinks(parts.fonts), ...createStyles(parts)];
}

function createFontLinks(fonts: string[]): string[] {
  return fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`);
}

function createHead(parts: PageParts, pictureLinks: string): string {
  const { route, rendered } = parts;
  const title = escapeHtml(rendered.title);
  const description = escapeHtml(rendered.description);
  const address = `${ORIGIN_PLACEHOLDER}${route.path}`;
  const image = `${ORIGIN_PLACEHOLDER}/og/${route.image}`;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(route.isPrivate ? ['<meta name="robots" content="noindex">'] : [`<link rel="canonical" href="${address}">`]),
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${image}">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...createAssetLinks(parts, pictureLinks),
  ].join("\n    ");
}

/** React puts image preloads in front of what it renders; they belong into the head. */
function splitHoistedLinks(body: string): { links: string; content: string } {
  const links = /^(?:<link[^>]*>)*/.exec(body)?.[0] ?? "";
  return { links, content: body.slice(links.length) };
}

export function createPageHtml(parts: PageParts): string {
  const { links, content } = splitHoistedLinks(parts.rendered.body);
  const { language = "en" } = parts.route;
  return parts.template
    .replace('<html lang="en" dir="ltr"', `<html lang="${language}" dir="${getDirection(language)}"`)
    .replaceAll(STYLE_LINK, "")
    .replaceAll(SCRIPT_TAG, "")
    .replace("<!--head-->", () => createHead(parts, links))
    .replace("<!--page-->", () => content)
    .replace("</body>", () => `<script>${createLateScript(listScripts(parts))}</script></body>`);
}

/** A page without any script but the one that wears the theme, and without a place on the site: a file for the service worker. */
export function createOfflineHtml(
  parts: Pick<PageParts, "template" | "manifest" | "fonts" | "readAsset"> & {
    rendered: Pick<RenderedPage, "body" | "title">;
    /** Source file of its own styles. */
    styles: string;
  },
): string {
  const { template, rendered, manifest, fonts, styles, readAsset } = parts;
  const { links, content } = splitHoistedLinks(rendered.body);
  const shared = [...template.matchAll(STYLE_LINK)].map((match) => match[1] ?? "");
  const text = [...shared, manifest[styles]?.file ?? ""].map((file) => readAsset(file).trim()).join("\n");
  const head = [
    `<title>${escapeHtml(rendered.title)}</title>`,
    '<meta name="robots" content="noindex">',
    links,
    ...createFontLinks(fonts),
    `<style>${text}</style>`,
  ];
  return template
    .replaceAll(STYLE_LINK, "")
    .replaceAll(SCRIPT_TAG, "")
    .replace("<!--head-->", () => head.join("\n    "))
    .replace("<!--page-->", () => content);
}

export function createSitemap(pages: readonly PageRoute[], origin: string): string {
  const urls = pages.filter((page) => !page.isPrivate).map((page) => `  <url><loc>${origin}${page.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

export function createRobots(pages: readonly PageRoute[], origin: string): string {
  const hidden = pages.filter((page) => page.isPrivate && page.path !== "/404").map((page) => `Disallow: ${page.path}`);
  // Link previews ask here first; the share pages themselves say that no search engine shall keep them.
  return [
    "User-agent: *",
    "Allow: /api/share/",
    "Disallow: /api/",
    ...hidden,
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
