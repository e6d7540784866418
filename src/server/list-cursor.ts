import { type AppError, createError } from "./errors.ts";
import { platformErrors } from "./platform.errors.ts";

/** The last entry of a page: the next page begins behind it, whatever was added or deleted in between. */
export interface ListPosition {
  /** Which list, or which stretch of it: a position in one says nothing in another. */
  list: string;
  /** What the list is sorted by, and what decides between equals. */
  at: Date;
  id: string;
  /** When the first page was read, for lists that change with the time of day. */
  asOf?: Date;
}

/** NOTE: 13 digits end before the year 2287; a year of five digits is no timestamp to the database. */
const CURSOR_PATTERN = /^([a-z-]{1,20})\.(\d{1,13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.(\d{1,13}))?$/;

export function writeCursor({ list, at, id, asOf }: ListPosition): string {
  const parts = [list, at.getTime(), id, ...(asOf === undefined ? [] : [asOf.getTime()])];
  return Buffer.from(parts.join(".")).toString("base64url");
}

export function createUnknownCursorError(): AppError {
  return createError(platformErrors, "cursor.unknown", { field: "cursor" });
}

/** `lists` are the stretches that this reader has. */
export function readCursor<List extends string>(
  cursor: string,
  { lists }: { lists: readonly List[] },
): ListPosition & { list: List } {
  const [, name, at, id, asOf] = CURSOR_PATTERN.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  const list = lists.find((one) => one === name);
  if (list === undefined || at === undefined || id === undefined) {
    throw createUnknownCursorError();
  }
  return { list, at: new Date(Number(at)), id, ...(asOf !== undefined && { asOf: new Date(Number(asOf)) }) };
}
