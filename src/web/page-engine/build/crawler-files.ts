import { addLanguage } from "#shared/languages.ts";
import { ORIGIN_PLACEHOLDER, type PageRoute } from "#shared/website.ts";

/** Every public page in every language; a page that is written in one alone stands once. */
export function createSitemap(pages: readonly PageRoute[], languages: readonly string[]): string {
  const paths = pages
    .filter((page) => !page.isPrivate)
    .flatMap(({ path, language }) => (language ? [path] : languages.map((code) => addLanguage(path, code))));
  const urls = paths.map((path) => `  <url><loc>${ORIGIN_PLACEHOLDER}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

export function createRobots(pages: readonly PageRoute[], languages: readonly string[]): string {
  const hidden = pages
    .filter((page) => page.isPrivate && page.path !== "/404")
    .flatMap(({ path }) => languages.map((code) => `Disallow: ${addLanguage(path, code)}`));
  // Link previews ask here first; the share pages themselves say that no search engine shall keep them.
  const rules = ["User-agent: *", "Allow: /api/share/", "Disallow: /api/", ...hidden];
  return `${rules.join("\n")}\n\nSitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml\n`;
}
