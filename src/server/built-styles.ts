import { readFileSync } from "node:fs";

interface BuiltEntry {
  isEntry?: boolean;
  css?: string[];
}

/**
 * Addresses of the website's own style sheets, for pages that the server writes itself: they bring the fonts. None where
 * the website is not built. NOTE: the built server lies beside the built website.
 */
export function listBuiltStyles(): string[] {
  let manifest: Record<string, BuiltEntry>;
  try {
    manifest = JSON.parse(readFileSync(new URL("../web/.vite/manifest.json", import.meta.url), "utf8"));
  } catch {
    return [];
  }
  return Object.values(manifest).flatMap(({ isEntry, css = [] }) => (isEntry ? css.map((file) => `/${file}`) : []));
}
