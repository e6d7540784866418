import type { Catalogue } from "./locale.ts";
import { writeTitleRules } from "./title-rules.ts";

interface MeasuredTitle {
  width: number;
  em: number;
  lead: number;
}

let sheet: CSSStyleSheet | undefined;

function isMeasured(text: unknown): text is MeasuredTitle {
  return typeof text === "object" && text !== null && "em" in text && "lead" in text;
}

/** Sizes of the language's big titles: a page brings those of its own language alone. */
export function showTitleRules(texts: Catalogue): void {
  const titles = Object.values(texts).filter(isMeasured);
  if (titles.length === 0) return;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(writeTitleRules([...new Set(titles.map(({ width }) => width))], titles));
}
