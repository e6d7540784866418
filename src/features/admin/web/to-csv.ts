import type { ConsoleResult, ResultCell } from "../admin.schema.ts";

/** A spreadsheet takes a text that begins so for a formula and runs it; members choose their own names. */
const FORMULA = /^[=+\-@\t\r]/;

function writeCell(cell: ResultCell): string {
  if (cell === null) return "";
  const text = typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The rows of a result as RFC 4180 has them. */
export function toCsv({ columns, rows }: Pick<ConsoleResult, "columns" | "rows">): string {
  return [columns, ...rows].map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}
