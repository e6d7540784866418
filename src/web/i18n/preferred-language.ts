import { getDirection, isLanguage, LANGUAGE_KEY } from "#shared/languages.ts";

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
