/** One spelling for texts and what is looked for in them, whatever the locale of the database. */
function toSearchText(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** The texts of one entry, as they are searched. */
export function joinSearchTexts(...texts: string[]): string {
  return texts.map(toSearchText).join("\n");
}

/** A LIKE pattern that finds the text as it is written. */
export function toSearchPattern(q: string): string {
  return `%${toSearchText(q).replace(/[\\%_]/g, "\\$&")}%`;
}
