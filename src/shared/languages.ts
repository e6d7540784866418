/** Where the browser keeps the language that was chosen; the name is the specification's. */
export const LANGUAGE_KEY = "preferred-language";

/** The languages of the site, in the order of its menu. */
const LANGUAGE_CODES = ["en", "es", "fr", "de", "ja", "ko", "zh", "pt", "ru", "ar", "hi", "tr"] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export function isLanguage(code: unknown): code is LanguageCode {
  return LANGUAGE_CODES.some((known) => known === code);
}

/** The languages written from right to left, of those the site knows. */
const RIGHT_TO_LEFT = ["ar"];

export function getDirection(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
}
