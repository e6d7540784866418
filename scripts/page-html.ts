import type { Manifest, ManifestChunk } from "vite";
import { ORIGIN_PLACEHOLDER, type PageRoute, type RenderedPage } from "../src/shared/website.ts";

interface PageParts {
  /** Vite's index.html, entry script and styles in place. */
  template: string;
  route: PageRoute;
  rendered: RenderedPage;
  manifest: Manifest;
  fonts: string[];
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** The page's own chunk and everything it imports statically, in loading order. */
function collectChunks(manifest: Manifest, file: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[file];
  if (chunk === undefined || seen.has(file)) return [];
  seen.add(file);
  return [...(chunk.imports ?? []).flatMap((name) => collectChunks(manifest, name, seen)), chunk];
}

function createAssetLinks({ template, route, manifest, fonts }: PageParts): string[] {
  const chunks = collectChunks(manifest, route.file);
  const parts = (route.lazyParts ?? []).flatMap((file) => collectChunks(manifest, file));
  const styles = new Set([...chunks, ...parts].flatMap((chunk) => chunk.css ?? []));
  const isNew = (href: string) => !template.includes(href);
  return [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...[...styles].filter(isNew).map((href) => `<link rel="stylesheet" href="/${href}">`),
    ...chunks
      .map((chunk) => chunk.file)
      .filter(isNew)
      .map((href) => `<link rel="modulepreload" href="/${href}">`),
  ];
}

function createHead(parts: PageParts): string {
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
    ...createAssetLinks(parts),
  ].join("\n    ");
}

/** React puts image preloads in front of what it renders; they belong into the head. */
function splitHoistedLinks(body: string): { links: string; content: string } {
  const links = /^(?:<link[^>]*>)*/.exec(body)?.[0] ?? "";
  return { links, content: body.slice(links.length) };
}

export function createPageHtml(parts: PageParts): string {
  const { links, content } = splitHoistedLinks(parts.rendered.body);
  return parts.template
    .replace("<!--head-->", () => `${createHead(parts)}${links}`)
    .replace("<!--page-->", () => content);
}

export function createSitemap(pages: readonly PageRoute[], origin: string): string {
  const urls = pages.filter((page) => !page.isPrivate).map((page) => `  <url><loc>${origin}${page.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

export function createRobots(pages: readonly PageRoute[], origin: string): string {
  const hidden = pages.filter((page) => page.isPrivate && page.path !== "/404").map((page) => `Disallow: ${page.path}`);
  return ["User-agent: *", "Disallow: /api/", ...hidden, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
