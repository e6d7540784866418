import type { SourceText } from "../../src/shared/source-text.ts";
import { languages, pack, packDir } from "../pack/load-pack.ts";
import { getPackFile, readPackLanguage, readPackTexts } from "../pack/pack-texts.ts";
import { checkTranslation } from "./check-translation.ts";
import { listLanguages, readLanguage, type TranslatedText, writeLanguage, writeTexts } from "./language-files.ts";
import { mergeTexts } from "./merge-texts.ts";
import type { SourceTexts } from "./source-texts.ts";

/** Where the texts of a language lie: the kit's in `languages/`, those of a community in its pack. */
export interface TextsPlace {
  /** As people call it: `de`, or `acme/de` for the German of the community `acme`. */
  name: string;
  code: string;
  /** What has to be there. */
  source: readonly SourceText[];
  known: TranslatedText[];
  write(texts: readonly TranslatedText[]): void;
}

/** The kit's texts in a language; nothing is known of one that is new. */
export function openKitPlace(code: string, { kit }: SourceTexts): TextsPlace {
  const known = listLanguages().includes(code) ? readLanguage(code) : [];
  return { name: code, code, source: kit, known, write: (texts) => writeLanguage(code, texts) };
}

/** The chosen community's texts in a language. */
export function openPackPlace(code: string, { pack: source }: SourceTexts): TextsPlace {
  return {
    name: `${pack.id}/${code}`,
    code,
    source,
    known: readPackLanguage(code),
    write: (texts) => writeTexts(getPackFile(code, packDir), code, texts),
  };
}

/** The kit's languages, then those that the community offers. */
export function listPlaces(source: SourceTexts): TextsPlace[] {
  const offered = languages.filter((code) => code !== "en");
  return [
    ...listLanguages().map((code) => openKitPlace(code, source)),
    ...offered.map((code) => openPackPlace(code, source)),
  ];
}

function listFaults(texts: readonly TranslatedText[], code: string): string[] {
  return texts
    .filter(({ translation }) => translation !== "")
    .flatMap((text) => checkTranslation(text, code).map((problem) => `${text.id} ${problem}`));
}

/** What is wrong with a language, one line each. */
export function examinePlace({ code, source, known }: TextsPlace): string[] {
  const merged = mergeTexts(source, known);
  const ids = new Set(source.map(({ id }) => id));
  return [
    ...merged.filter(({ translation }) => translation === "").map(({ id }) => `${id} is not translated`),
    ...merged.filter(({ isFuzzy }) => isFuzzy).map(({ id }) => `${id} has changed in English`),
    ...known.filter(({ id }) => !ids.has(id)).map(({ id }) => `${id} is not used any more`),
    ...listFaults(merged, code),
  ];
}

/** What is wrong with the community's own English: texts that the kit has not, or says in another way by now. */
export function examineOwnEnglish({ kit }: SourceTexts): string[] {
  const byId = new Map(kit.map((text) => [text.id, text.text]));
  const own = readPackTexts();
  return [
    ...own.filter(({ id }) => !byId.has(id)).map(({ id }) => `${id} is no text of the kit`),
    ...own
      .filter(({ id, text }) => byId.has(id) && byId.get(id) !== text)
      .map(({ id }) => `${id} stands for a text that the kit has changed: "${byId.get(id)}"`),
    // A community may leave out what it knows anyhow: how many tokens it has, or on which chain.
    ...listFaults(own, "en").filter((fault) => !/ lacks \{/.test(fault)),
  ];
}
