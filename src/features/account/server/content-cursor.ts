import { AppError } from "#server/errors.ts";

/** The last item of a page: the next page begins behind it, whatever was saved or deleted in between. */
export interface ContentPosition {
  createdAt: Date;
  id: string;
}

/** NOTE: 13 digits end before the year 2287; a year of five digits is no timestamp to the database. */
const CURSOR_PATTERN = /^(\d{1,13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeCursor({ createdAt, id }: ContentPosition): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url");
}

export function readCursor(cursor: string): ContentPosition {
  const [, time, id] = CURSOR_PATTERN.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  if (time === undefined || id === undefined) {
    throw new AppError(400, "content.cursor", "This place in the list is not known: start from the first page");
  }
  return { createdAt: new Date(Number(time)), id };
}
