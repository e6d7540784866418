/** Characters of a console query. */
export const QUERY_MAX = 5000;
/** Characters of a saved query's name, and queries that one administrator may save. */
export const SAVED_NAME_MAX = 80;
export const SAVED_QUERIES_MAX = 100;

/** Where a block comment that begins at `at` ends; they nest, as the database reads them. */
function skipBlockComment(text: string, at: number): number {
  let depth = 0;
  for (let index = at; index < text.length; index += 1) {
    const pair = text.slice(index, index + 2);
    if (pair === "/*") depth += 1;
    else if (pair === "*/") depth -= 1;
    else continue;
    index += 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

/** Where the first statement begins, behind blanks, comments and semicolons; the text's length if there is none. */
export function skipBlanks(text: string, from = 0): number {
  let at = from;
  while (at < text.length) {
    if (/[\s;]/.test(text[at] ?? "")) at += 1;
    else if (text.startsWith("--", at)) {
      const end = text.indexOf("\n", at);
      at = end === -1 ? text.length : end + 1;
    } else if (text.startsWith("/*", at)) at = skipBlockComment(text, at);
    else break;
  }
  return at;
}

/** True for a text without a statement: blanks, comments and semicolons only. */
export function isBlankQuery(text: string): boolean {
  return skipBlanks(text) === text.length;
}

/** Line and column, from 1, of a character counted from 1 by code points, as the database counts. */
export function locate(text: string, position: number): { line: number; column: number } {
  const lines = Array.from(text)
    .slice(0, Math.max(0, position - 1))
    .join("")
    .split("\n");
  return { line: lines.length, column: Array.from(lines.at(-1) ?? "").length + 1 };
}
