import { listUsernames } from "#features/users/server/users.repository.ts";
import { recordAdminAction } from "#server/admin-audit.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { readCursor, writeCursor } from "#server/list-cursor.ts";
import { hasMessageChannel } from "#server/outbox.ts";
import { toCsv } from "#shared/csv.ts";
import { INTERESTS_PAGE_SIZE } from "../interests.rules.ts";
import type {
  InterestKind,
  InterestList,
  InterestsQuery,
  InterestThings,
  Letter,
  RegisteredInterest,
} from "../interests.schema.ts";
import { listLastLetters, listLetters } from "./interest-letters.repository.ts";
import { codeThing, hasThing, isSameThing, nameThing, THINGS, type Thing } from "./interest-things.rules.ts";
import { countReaders, countRegistered, listRegistered } from "./registered-interests.repository.ts";

const LIST = "interests";
const EXPORT_BATCH = 1000;
/** Letters that are shown; the audit has all. */
const LISTED_LETTERS = 50;
const COLUMNS = ["username", "raised", "letters since", "x", "telegram"];
/** Tells spreadsheets that the letters are UTF-8. */
const UTF8_MARK = "\ufeff";

/** Everything interest can be registered in, and what was and is not offered any more but has interest. */
export async function readThings({ db, config }: Pick<AppDeps, "db" | "config">): Promise<InterestThings> {
  const [counts, reached, letters] = await Promise.all([countRegistered(db), countReaders(db), listLastLetters(db)]);
  const gone = counts.filter((thing) => !hasThing(thing));
  const things = [...THINGS, ...gone].map(({ kind, refId }) => {
    const thing = { kind, refId };
    const { registered = 0, wanting = 0 } = counts.find((one) => isSameThing(one, thing)) ?? {};
    const { readers = 0 } = reached.find((one) => isSameThing(one, thing)) ?? {};
    const last = letters.find((one) => isSameThing(one, thing));
    const lastLetter = last ? { sentAt: last.sentAt.toISOString(), readers: last.readers } : null;
    return { ...thing, name: nameThing(thing), registered, wanting, readers, lastLetter };
  });
  return { things, hasMail: hasMessageChannel(config, "email") };
}

type InterestRow = Awaited<ReturnType<typeof listRegistered>>[number];

function toRegisteredInterest({
  username,
  registeredAt,
  lettersAt,
  xUsername,
  telegramUsername,
}: InterestRow): RegisteredInterest {
  const times = { registeredAt: registeredAt.toISOString(), lettersAt: lettersAt?.toISOString() ?? null };
  return { username, ...times, xUsername, telegramUsername };
}

/** A page of those who registered interest in one thing. */
export async function readRegistered(
  db: Queries,
  { q, cursor, ...thing }: InterestsQuery & { kind: InterestKind },
): Promise<InterestList> {
  const after = cursor === undefined ? undefined : readCursor(cursor, { lists: [LIST] });
  const start = q.replace("@", "").toLowerCase();
  const rows = await listRegistered(db, { ...thing, start, after, max: INTERESTS_PAGE_SIZE + 1 });
  const page = rows.slice(0, INTERESTS_PAGE_SIZE);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const nextCursor = last ? writeCursor({ list: LIST, at: last.registeredAt, id: last.userId }) : null;
  return { interests: page.map(toRegisteredInterest), nextCursor };
}

async function* writeRegistered(db: Queries, thing: Thing): AsyncGenerator<string> {
  yield `${UTF8_MARK}${toCsv([COLUMNS])}`;
  let rows: InterestRow[] = [];
  do {
    const last = rows.at(-1);
    const after = last && { list: LIST, at: last.registeredAt, id: last.userId };
    rows = await listRegistered(db, { ...thing, start: "", after, max: EXPORT_BATCH });
    const cells = rows
      .map(toRegisteredInterest)
      .map((one) => [...[one.username, one.registeredAt, one.lettersAt], ...[one.xUsername, one.telegramUsername]]);
    yield toCsv(cells);
  } while (rows.length === EXPORT_BATCH);
}

/** All of them as a file. That names of members leave the house is noted. */
export async function exportRegistered(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  { adminId, ...thing }: Thing & { adminId: string },
): Promise<AsyncGenerator<string>> {
  const action = { adminId, action: "interests.export", target: codeThing(thing), now: clock.now() } as const;
  await db.transaction((tx) => recordAdminAction(tx, action));
  return writeRegistered(db, thing);
}

/** What those who registered interest in one thing were told. */
export async function readLetters(db: Queries, thing: Thing): Promise<Letter[]> {
  const rows = await listLetters(db, thing, LISTED_LETTERS);
  const names = await listUsernames(db, [...new Set(rows.map(({ sentBy }) => sentBy))]);
  return rows.map(({ id, subject, text, readerCount, sentBy, sentAt }) => ({
    ...{ id, subject, text, readers: readerCount },
    sentBy: names.get(sentBy) ?? null,
    sentAt: sentAt.toISOString(),
  }));
}
