interface TitleLength {
  /** In em. */
  em: number;
  /** The air before the first letter's ink, in em. */
  lead: number;
}

/** The styles of big titles: one class per width setting and per length, for a page's own policy allows no style attributes. */
export function writeTitleRules(widths: readonly number[], lengths: readonly TitleLength[]): string {
  const rules = [
    ...widths.map((width) => `.w-${width}{font-stretch:${width}%}`),
    ...lengths.map(({ em, lead }) => `.em-${Math.round(em * 1000)}{--em:${em};--lead:${lead}}`),
  ];
  return `@layer type{${rules.join("")}}`;
}

interface MeasuredTitle extends TitleLength {
  width: number;
}

function isMeasured(text: unknown): text is MeasuredTitle {
  return typeof text === "object" && text !== null && "em" in text && "lead" in text;
}

/** The styles of the titles among a language's texts; nothing where there are none. */
export function writeRulesOf(texts: Readonly<Record<string, unknown>>): string {
  const titles = Object.values(texts).filter(isMeasured);
  return titles.length === 0 ? "" : writeTitleRules([...new Set(titles.map(({ width }) => width))], titles);
}
