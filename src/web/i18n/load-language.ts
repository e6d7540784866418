/** Comes with the first language that is not English. */
import { shares, version } from "virtual:languages";
import { fetchBuilt } from "../lib/fetch-file.ts";
import { reportError } from "../lib/report-error.ts";
import { createFigureWriter } from "./figure-writer.ts";
import { addTexts, type Catalogue, getLocale, setLocale } from "./locale.ts";
import { PAGE_TEXTS_ID } from "./page-texts-id.ts";
import { markDocumentLanguage } from "./preferred-language.ts";
import { writeRulesOf } from "./title-rules.ts";

let sheet: CSSStyleSheet | undefined;

/** Sizes of the language's big titles: a page brings those of its own language alone. */
function showTitleRules(texts: Catalogue): void {
  const rules = writeRulesOf(texts);
  if (rules === "") return;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(rules);
}

/** Texts of `site` or `office`; what cannot be fetched stays English. */
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
  // On a bad line a page keeps the words it came with.
  if (code === getLocale()) addTexts(code, texts);
  else setLocale(code, texts, createFigureWriter(code));
}

/** Fetches the language's texts and shows them. */
export function loadLanguage(code: string): Promise<void> {
  showing = turnTo(code);
  return showing;
}

/** Those that a page prerendered in a language brings; there are none in development. */
function readPageTexts(): Catalogue | undefined {
  const text = document.getElementById(PAGE_TEXTS_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The texts that the first view needs, before the page comes alive: those it brings, and all where it shows more than it was built with. */
export async function startTexts(code: string, isAsBuilt: boolean): Promise<void> {
  const own = readPageTexts();
  const texts = own && isAsBuilt ? own : { ...own, ...(await loadTexts(code, "site")) };
  showTitleRules(texts);
  setLocale(code, texts, createFigureWriter(code));
}

/** The texts of the back office, in whatever language is shown. */
export async function addOfficeTexts(): Promise<void> {
  parts.add("office");
  await showing;
  const code = getLocale();
  if (code !== "en") addTexts(code, await loadTexts(code, "office"));
}
