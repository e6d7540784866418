import { getDirection, isLanguage, LANGUAGE_KEY } from "#shared/languages.ts";
import { reportError } from "../lib/report-error.ts";
import { setLocale } from "./locale.ts";

/** One file per language that has been translated; English travels with the components. */
const catalogues = import.meta.glob<Record<string, unknown>>("./*.json", { import: "default" });

/** The language chosen on an earlier visit; English where none was, or where the browser keeps nothing. */
export function readPreferredLanguage(): string {
  try {
    const saved = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(saved) ? saved : "en";
  } catch {
    return "en";
  }
}

export function savePreferredLanguage(code: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // Without storage the choice holds for this visit.
  }
}

let siteLanguage = "en";
let pageLanguage: string | undefined;

function turnDocument(): void {
  const code = pageLanguage ?? siteLanguage;
  document.documentElement.lang = code;
  document.documentElement.dir = getDirection(code);
}

/** Turns the document, as the script in the page did before the first paint (`saved-choices.ts`); its texts follow when their catalogue is here. */
export function markDocumentLanguage(code: string): void {
  siteLanguage = code;
  turnDocument();
}

/** While a page is open that is written in one language alone, the document is in that one; `undefined` gives it back. */
export function markPageLanguage(code: string | undefined): void {
  pageLanguage = code;
  turnDocument();
}

/** Fetches the language's texts and shows them; what cannot be fetched stays English. */
export async function showLanguage(code: string): Promise<void> {
  let catalogue: Record<string, unknown> = {};
  try {
    catalogue = (await catalogues[`./${code}.json`]?.()) ?? {};
  } catch (error) {
    reportError(error, "Loading a language");
  }
  markDocumentLanguage(code);
  setLocale(code, catalogue);
}
