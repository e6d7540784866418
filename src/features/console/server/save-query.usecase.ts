import { recordAdminAction } from "#server/admin-audit.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { createId } from "#shared/ids.ts";
import { consoleErrors } from "../console.errors.ts";
import { SAVED_QUERIES_MAX } from "../console.rules.ts";
import type { SaveQuery } from "../console.schema.ts";
import { findTextProblem } from "./find-text-problem.usecase.ts";
import {
  countSavedQueries,
  createSavedQuery,
  deleteSavedQuery,
  getSavedQuery,
  hasSavedName,
  lockSavedQueries,
  updateSavedQuery,
} from "./saved-queries.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock">;

interface OwnQuery {
  userId: string;
  id: string;
}

/** In a transaction of its own, after what must hold before either: a text that can be asked, and a name of its own. */
async function changeSaved(
  { db }: Deps,
  own: OwnQuery & SaveQuery,
  change: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const textProblem = findTextProblem(own.query);
  if (textProblem !== undefined) throw textProblem;
  await db.transaction(async (tx) => {
    await lockSavedQueries(tx, own.userId);
    if (await hasSavedName(tx, own)) throw createError(consoleErrors, "console.saved_name", { field: "name" });
    await change(tx);
  });
}

export async function saveQuery(deps: Deps, values: SaveQuery & { userId: string }): Promise<void> {
  const id = createId();
  const now = deps.clock.now();
  await changeSaved(deps, { ...values, id }, async (tx) => {
    if ((await countSavedQueries(tx, values.userId)) >= SAVED_QUERIES_MAX) {
      throw createError(consoleErrors, "console.saved_full", { details: { max: SAVED_QUERIES_MAX } });
    }
    await createSavedQuery(tx, { ...values, id, createdAt: now, updatedAt: now });
    const { userId: adminId, name, isShared } = values;
    const after = { name, query: values.query, isShared };
    await recordAdminAction(tx, { adminId, action: "console.save", target: id, after, now });
  });
}

export async function changeSavedQuery(deps: Deps, { userId, id, ...values }: OwnQuery & SaveQuery): Promise<void> {
  const now = deps.clock.now();
  await changeSaved(deps, { userId, id, ...values }, async (tx) => {
    const before = await getSavedQuery(tx, { userId, id });
    if (before === undefined) throw createError(consoleErrors, "console.no_saved");
    await updateSavedQuery(tx, { userId, id }, { ...values, updatedAt: now });
    const { name, query, isShared } = values;
    const change = { before, after: { name, query, isShared }, now };
    await recordAdminAction(tx, { adminId: userId, action: "console.change", target: id, ...change });
  });
}

export async function removeSavedQuery({ db, clock }: Deps, own: OwnQuery): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await deleteSavedQuery(tx, own);
    if (before === undefined) throw createError(consoleErrors, "console.no_saved");
    const { userId: adminId, id: target } = own;
    await recordAdminAction(tx, { adminId, action: "console.remove", target, before, now: clock.now() });
  });
}
