import { createHash } from "node:crypto";
import { compileMessage } from "../../src/shared/compile-message.ts";
import type { Message } from "../../src/shared/message-text.ts";
import type {
  CompiledLanguage,
  CompiledTexts,
  CompiledTitle,
  SiteLanguages,
} from "../../src/web/i18n/compiled-texts.ts";
import { languages } from "../pack/load-pack.ts";
import { readPackLanguage, readPackTexts } from "../pack/pack-texts.ts";
import { listLanguages, readLanguage, type TranslatedText } from "./language-files.ts";
import { isScript, measureScriptTitle } from "./script-titles.ts";
import { fitTitle } from "./title-widths.ts";

/** What the back office alone shows: whole features, and the panels of others. */
const OFFICE_GROUPS = ["analytics", "audit", "console", "health", "members", "uploads"];
const OFFICE_NAMESPACE = /Panels?\.|^admin\/panels?\./;

/** What the server alone says, in letters and on pages for whoever comes by a link. */
const MAIL_NAMESPACE = /^mail\//;

export function isOffice({ id }: Pick<TranslatedText, "id">): boolean {
  const [group = ""] = id.split(/[./]/);
  return OFFICE_GROUPS.includes(group) || OFFICE_NAMESPACE.test(id);
}

/** A name that stands as it is in any script. */
function isLatin(text: string): boolean {
  return !/[^ -\u024f]/.test(text);
}

function compileText({ id, text, translation, width }: TranslatedText, code: string): Message | CompiledTitle {
  try {
    if (width === undefined) return compileMessage(translation);
    const english = { text, width };
    if (!isScript(code) || isLatin(translation)) return fitTitle(translation, english);
    const measure = measureScriptTitle(translation, code, english);
    // Cyrillic has capitals as Latin has; the others rise and fall.
    return { ...english, text: translation, ...measure, ...(code !== "ru" && { isPlain: true }) };
  } catch (error) {
    throw new Error(`languages/${code}: ${id}: ${error instanceof Error ? error.message : error}`);
  }
}

/** What the kit says, and what this community says in its place or beside it. */
function readTextsOf(code: string): TranslatedText[] {
  const own = new Set(readPackTexts().map(({ id }) => id));
  return [...readLanguage(code).filter(({ id }) => !own.has(id)), ...readPackLanguage(code)];
}

function compileLanguage(code: string): CompiledLanguage {
  const texts = readTextsOf(code);
  const translated = texts.filter(({ translation, isFuzzy }) => translation !== "" && !isFuzzy);
  const compile = (entries: TranslatedText[]): CompiledTexts =>
    Object.fromEntries(entries.map((entry) => [entry.id, compileText(entry, code)]));
  return {
    code,
    share: Math.floor((100 * translated.length) / texts.length),
    site: compile(translated.filter((text) => !isOffice(text) && !MAIL_NAMESPACE.test(text.id))),
    mail: compile(translated.filter(({ id }) => MAIL_NAMESPACE.test(id))),
    office: compile(translated.filter(isOffice)),
  };
}

let compiled: SiteLanguages | undefined;

/** Every language that the community offers, read once. */
export function compileLanguages(): SiteLanguages {
  if (compiled !== undefined) return compiled;
  const offered = listLanguages().filter((code) => languages.some((language) => language === code));
  const list = offered.map(compileLanguage);
  const version = createHash("sha256").update(JSON.stringify(list)).digest("hex").slice(0, 8);
  compiled = { list, version };
  return compiled;
}
