import { holdUpload } from "#features/uploads/server/uploads.repository.ts";
import { recordAdminAction } from "#server/admin-audit.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { createId } from "#shared/ids.ts";
import { newsErrors } from "../news.errors.ts";
import { isSafeLink, NEWS_MAX } from "../news.rules.ts";
import type { NewsBody, NewsOrder } from "../news.schema.ts";
import {
  createNews,
  deleteNews,
  getNewsEnd,
  lockNews,
  lockNewsItem,
  type NewsRow,
  updateNews,
} from "./news.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock">;

const createMissingError = () => createError(newsErrors, "news.not_found");
const toDate = (text: string | null) => (text === null ? null : new Date(text));

function readFacts({ link, fromAt, untilAt, ...body }: NewsBody) {
  const facts = { ...body, link: link === "" ? null : link, fromAt: toDate(fromAt), untilAt: toDate(untilAt) };
  // A banner is nothing but its picture; a card's words say what it is about.
  if (facts.kind === "banner" && facts.alt === "") throw createError(newsErrors, "news.no_alt", { field: "alt" });
  if (facts.link !== null && !isSafeLink(facts.link)) throw createError(newsErrors, "news.bad_link", { field: "link" });
  if (facts.fromAt !== null && facts.untilAt !== null && facts.untilAt <= facts.fromAt) {
    throw createError(newsErrors, "news.never", { field: "untilAt" });
  }
  return facts;
}

/** What the record of administrators says of an item. */
function toFacts({ id: _id, position: _position, createdAt: _createdAt, ...facts }: NewsRow): Record<string, unknown> {
  return facts;
}

async function holdPicture(tx: Transaction, file: string): Promise<void> {
  if ((await holdUpload(tx, file))?.type === "image") return;
  throw createError(newsErrors, "news.no_picture", { field: "file" });
}

export async function addNews({ db, clock }: Deps, { adminId, body }: { adminId: string; body: NewsBody }) {
  const facts = readFacts(body);
  const now = clock.now();
  const id = createId();
  await db.transaction(async (tx) => {
    await holdPicture(tx, facts.file);
    await lockNews(tx, facts.kind);
    const { total, last } = await getNewsEnd(tx, facts.kind);
    if (total >= NEWS_MAX) throw createError(newsErrors, "news.full", { details: { max: NEWS_MAX } });
    await createNews(tx, { ...facts, id, position: last + 1, createdAt: now });
    await recordAdminAction(tx, { adminId, action: "news.add", target: id, after: facts, now });
  });
}

interface OneItem {
  adminId: string;
  id: string;
}

export async function changeNews({ db, clock }: Deps, { adminId, id, body }: OneItem & { body: NewsBody }) {
  const facts = readFacts(body);
  await db.transaction(async (tx) => {
    await holdPicture(tx, facts.file);
    const row = await lockNewsItem(tx, id);
    if (row === undefined) throw createMissingError();
    await updateNews(tx, id, facts);
    const change = { before: toFacts(row), after: facts, now: clock.now() };
    await recordAdminAction(tx, { adminId, action: "news.change", target: id, ...change });
  });
}

export async function removeNews({ db, clock }: Deps, { adminId, id }: OneItem): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await deleteNews(tx, id);
    if (row === undefined) throw createMissingError();
    await recordAdminAction(tx, { adminId, action: "news.remove", target: id, before: toFacts(row), now: clock.now() });
  });
}

/** Puts those of a kind into this order; all of them are named, so that none is lost between two administrators. */
export async function orderNews({ db, clock }: Deps, { adminId, kind, ids }: NewsOrder & { adminId: string }) {
  await db.transaction(async (tx) => {
    const known = await lockNews(tx, kind);
    const isSame = known.length === ids.length && known.every((id) => ids.includes(id));
    if (!isSame) throw createError(newsErrors, "news.other_items", { field: "ids" });
    for (const [index, id] of ids.entries()) await updateNews(tx, id, { position: index + 1 });
    const change = { before: { order: known }, after: { order: ids }, now: clock.now() };
    await recordAdminAction(tx, { adminId, action: "news.order", target: kind, ...change });
  });
}
