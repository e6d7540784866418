import { type WhitepaperLanguage, whitepaperLoaders } from "../product.ts";

/** What of a paper is set in the display face. */
const HEADING_FIELDS = ["title", "name", "contents", "download"];
const LATIN_END = "\u024f";

function collectHeadings(node: unknown, isHeading: boolean): string {
  if (typeof node === "string") return isHeading ? node : "";
  if (Array.isArray(node)) return node.map((part) => collectHeadings(part, isHeading)).join("");
  if (typeof node !== "object" || node === null) return "";
  return Object.entries(node)
    .map(([field, value]) => collectHeadings(value, HEADING_FIELDS.includes(field)))
    .join("");
}

/** The letters beyond Latin that the headings of a paper are written with, each once. */
export async function listHeadings(language: WhitepaperLanguage): Promise<string> {
  const letters = new Set(collectHeadings(await whitepaperLoaders[language](), false));
  return [...letters]
    .filter((letter) => letter > LATIN_END)
    .sort()
    .join("");
}
