import type { Queries } from "#server/db/open-database.ts";
import { readCursor, writeCursor } from "#server/list-cursor.ts";
import { AWARDS_PAGE_SIZE } from "../engagement.rules.ts";
import type { LoggedAwards } from "../engagement.schema.ts";
import { listAwardsByHand } from "./engagement.repository.ts";

const LIST = "awards";

/** A page of what administrators gave. */
export async function readAwards(db: Queries, cursor: string | undefined): Promise<LoggedAwards> {
  const after = cursor === undefined ? undefined : readCursor(cursor, { lists: [LIST] });
  const rows = await listAwardsByHand(db, { after, limit: AWARDS_PAGE_SIZE + 1 });
  const page = rows.slice(0, AWARDS_PAGE_SIZE);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    awards: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextCursor: last ? writeCursor({ list: LIST, at: last.createdAt, id: last.id }) : null,
  };
}
