import { listReportable } from "#features/reports/server/hide-by-reports.usecase.ts";
import { countReports, type ReportCount } from "#features/reports/server/reports.repository.ts";
import type { ReportCase } from "#features/reports/server/reports.tables.ts";
import type { AppDeps, ShownThing } from "#server/deps.ts";
import { readCursor, writeCursor } from "#server/list-cursor.ts";
import type { CaseState } from "../moderation.rules.ts";
import type { CaseList, ModerationCase } from "../moderation.schema.ts";
import { countCases, listCases } from "./cases.repository.ts";
import { listOpenAnswers } from "./moderation-actions.repository.ts";

type Deps = Pick<AppDeps, "db" | "features">;

/** The things of the cases by their ids, each kind asked for once. */
async function showThings(deps: Deps, cases: readonly ReportCase[]): Promise<Map<string, ShownThing>> {
  const shown = new Map<string, ShownThing>();
  for (const [type, offered] of listReportable(deps)) {
    const ids = cases.filter((one) => one.type === type).map(({ refId }) => refId);
    if (ids.length === 0) continue;
    for (const thing of await offered.show(deps.db, ids)) shown.set(thing.id, thing);
  }
  return shown;
}

function toThing(thing: ShownThing): NonNullable<ModerationCase["thing"]> {
  const { id: _id, createdAt, hiddenAt, pictures, ...seen } = thing;
  return {
    ...seen,
    pictures: pictures.map(({ url, width, height }) => ({ url, width, height })),
    createdAt: createdAt.toISOString(),
    hiddenAt: hiddenAt?.toISOString() ?? null,
  };
}

interface CaseParts {
  thing: ShownThing | undefined;
  counted: ReportCount | undefined;
  answer: string | undefined;
}

function toCase(row: ReportCase, { thing, counted, answer = undefined }: CaseParts): ModerationCase {
  return {
    type: row.type,
    refId: row.refId,
    openedAt: row.openedAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    thing: thing ? toThing(thing) : null,
    reports: counted?.reports ?? 0,
    warnings: counted?.warnings?.split(", ") ?? [],
    hiddenUntil: row.autoHiddenUntil?.toISOString() ?? null,
    answer: answer ?? null,
  };
}

interface CaseQuery {
  state: CaseState;
  limit: number;
  cursor?: string | undefined;
}

/** A page of what waits for a moderator, the oldest first, or of what was settled, the newest first. */
export async function readCases(deps: Deps, { state, limit, cursor }: CaseQuery): Promise<CaseList> {
  const { db } = deps;
  const after = cursor === undefined ? undefined : readCursor(cursor, { lists: [state] });
  // One more than asked for tells whether there is another page.
  const rows = await listCases(db, { state, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const lastAt = state === "open" ? last?.openedAt : last?.closedAt;
  const refIds = page.map(({ refId }) => refId);
  const shown = await showThings(deps, page);
  const counts = new Map((await countReports(db, refIds)).map((one) => [one.refId, one]));
  const answers = await listOpenAnswers(db, refIds);
  return {
    cases: page.map((row) => {
      const { refId } = row;
      return toCase(row, { thing: shown.get(refId), counted: counts.get(refId), answer: answers.get(refId) });
    }),
    nextCursor: last && lastAt ? writeCursor({ list: state, at: lastAt, id: last.refId }) : null,
    total: await countCases(db, state),
  };
}
