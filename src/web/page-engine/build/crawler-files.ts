import { ORIGIN_PLACEHOLDER, type PageRoute } from "#shared/website.ts";

export function createSitemap(pages: readonly PageRoute[]): string {
  const urls = pages
    .filter((page) => !page.isPrivate)
    .map((page) => `  <url><loc>${ORIGIN_PLACEHOLDER}${page.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

export function createRobots(pages: readonly PageRoute[]): string {
  const hidden = pages.filter((page) => page.isPrivate && page.path !== "/404").map((page) => `Disallow: ${page.path}`);
  // Link previews ask here first; the share pages themselves say that no search engine shall keep them.
  const rules = ["User-agent: *", "Allow: /api/share/", "Disallow: /api/", ...hidden];
  return `${rules.join("\n")}\n\nSitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml\n`;
}
