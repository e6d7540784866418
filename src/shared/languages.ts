/** Where the browser keeps the language that was chosen; the name is the specification's. */
export const LANGUAGE_KEY = "preferred-language";

/** The languages of the site, in the order of its menu. */
export const LANGUAGE_CODES = ["en", "es", "fr", "de", "ja", "ko", "zh", "pt", "ru", "ar", "hi", "tr"] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export function isLanguage(code: unknown): code is LanguageCode {
  return LANGUAGE_CODES.some((known) => known === code);
}

/** The languages written from right to left, of those the site knows. */
const RIGHT_TO_LEFT = ["ar"];

export function getDirection(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
}

/** `/de/market` → the language of the address, and the page's own path; English has no prefix. */
export function splitAddress(address: string): { language: LanguageCode; base: string; path: string } {
  const [, code, rest = "/"] = /^\/([a-z]{2})(\/.*)?$/.exec(address) ?? [];
  if (!isLanguage(code) || code === "en") return { language: "en", base: "", path: address };
  return { language: code, base: `/${code}`, path: rest };
}

/** The address of a page in a language. */
export function addLanguage(path: string, code: string): string {
  if (code === "en") return path;
  return path === "/" ? `/${code}` : `/${code}${path}`;
}

/** By letters that no other language of the menu has. */
export function isTurkish(text: string): boolean {
  return /[ğĞşŞıİ]/.test(text);
}
