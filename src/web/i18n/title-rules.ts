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
