/** One spelling for texts and what is looked for in them, whatever the locale of the database. */
function toSearchText(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** The texts of one entry, as they are searched. */
export function joinSearchTexts(...texts: string[]): string {
  return texts.map(toSearchText).join("\n");
}

/** Entries among which a text is looked for that no index knows. */
export const SEARCH_WINDOW = 2000;

/**
 * True for a text by which the index can be asked: it knows entries by their runs of three letters. Without one each entry
 * would have to be read, so such a text is looked for among the first entries of the list alone.
 */
export function isIndexed(q: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(toSearchText(q));
}

/** A LIKE pattern that finds the text as it is written. */
export function toSearchPattern(q: string): string {
  return `%${toSearchText(q).replace(/[\\%_]/g, "\\$&")}%`;
}
