/** A spreadsheet takes a text that begins so for a formula and runs it; members choose their own names. */
const FORMULA = /^[=+\-@\t\r]/;

type CsvCell = string | number | boolean | null;

function writeCell(cell: CsvCell): string {
  if (cell === null) return "";
  const text = typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as RFC 4180 has them, with cells that no spreadsheet runs. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}
