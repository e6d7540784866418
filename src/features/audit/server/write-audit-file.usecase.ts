import { toCsv } from "#shared/csv.ts";
import type { AuditEntry } from "../audit.schema.ts";

const HEAD = ["at", "by", "action", "target", "targetName", "details"];

/** The mark tells spreadsheets that the letters are UTF-8. */
const UTF8_MARK = "\ufeff";

async function* writeCsv(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  yield `${UTF8_MARK}${toCsv([HEAD])}`;
  for await (const { at, by, action, target, targetName, details } of entries) {
    yield toCsv([[at, by, action, target, targetName, JSON.stringify(details)]]);
  }
}

async function* writeJson(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  let start = "[\n";
  for await (const entry of entries) {
    yield `${start}${JSON.stringify(entry)}`;
    start = ",\n";
  }
  yield start === "[\n" ? "[]\n" : "\n]\n";
}

export const AUDIT_FILES = {
  csv: { type: "text/csv; charset=utf-8", write: writeCsv },
  json: { type: "application/json; charset=utf-8", write: writeJson },
};
