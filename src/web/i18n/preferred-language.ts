import { shares, version } from "virtual:languages";
import { getDirection, isLanguage, LANGUAGE_KEY } from "#shared/languages.ts";
import { fetchBuilt } from "../lib/fetch-file.ts";
import { reportError } from "../lib/report-error.ts";
import { addTexts, type Catalogue, getLocale, setLocale } from "./locale.ts";
import { showTitleRules } from "./title-sheet.ts";

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

/** Texts of `site`, `office` or `pages/NAME`, a page that was prerendered in the language; what cannot be fetched stays English. */
async function loadTexts(code: string, part: string): Promise<Catalogue> {
  if (shares[code] === undefined) return {};
  try {
    return await fetchBuilt(`/assets/texts/${version}/${code}/${part}.json`);
  } catch (error) {
    reportError(error, "Loading a language");
    return {};
  }
}

/** What has been opened: with the next language its texts come too. */
const parts = new Set(["site"]);
let showing: Promise<void> = Promise.resolve();

async function loadParts(code: string): Promise<Catalogue> {
  const loaded = await Promise.all([...parts].map((part) => loadTexts(code, part)));
  return Object.assign({}, ...loaded);
}

/** Faces and measures of languages in other scripts. */
const sheets = import.meta.glob("../theme/languages/*.css");

async function turnTo(code: string): Promise<void> {
  const [texts] = await Promise.all([loadParts(code), sheets[`../theme/languages/${code}.css`]?.()]);
  showTitleRules(texts);
  markDocumentLanguage(code);
  setLocale(code, texts);
}

/** Fetches the language's texts and shows them. */
export function showLanguage(code: string): Promise<void> {
  showing = turnTo(code);
  return showing;
}

/** The texts that a page was prerendered with in the language of its address: before hydration nothing else is needed. */
export async function startInLanguage(code: string, pageName: string): Promise<void> {
  setLocale(code, await loadTexts(code, `pages/${pageName}`));
}

/** The texts of the back office, in whatever language is shown. */
export async function loadOfficeTexts(): Promise<void> {
  parts.add("office");
  await showing;
  const code = getLocale();
  if (code !== "en") addTexts(code, await loadTexts(code, "office"));
}
