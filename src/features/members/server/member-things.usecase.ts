import type { AppDeps, ShownThing } from "#server/deps.ts";
import type { MemberPage } from "../members.schema.ts";
import { listThingIds } from "./members.repository.ts";

type Deps = Pick<AppDeps, "db" | "features">;

function listKinds({ features }: Deps) {
  return features.flatMap(({ reportable = [] }) => reportable);
}

/** What a member has put before others, feature by feature, the newest of each first. */
export async function listContent(deps: Deps, userId: string): Promise<MemberPage["content"]> {
  const content: MemberPage["content"] = [];
  for (const { type, table, authorColumn, show } of listKinds(deps)) {
    if (authorColumn === undefined) continue;
    const ids = await listThingIds(deps.db, { table, authorColumn, userId });
    const shown = ids.length === 0 ? [] : await show(deps.db, ids);
    for (const thing of shown) content.push({ ...toLine(type, thing), isHidden: thing.hiddenAt !== null });
  }
  return content.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

function toLine(type: string, { id, title, path, createdAt }: ShownThing) {
  return { type, refId: id, title, path, createdAt: createdAt.toISOString() };
}

interface Named {
  type: string;
  refId: string;
}

/** Puts title and path to what is named by type and id; what is gone has neither. One question per kind of thing. */
export async function addTitles<Line extends Named>(
  deps: Deps,
  lines: readonly Line[],
): Promise<(Line & { title: string | null; path: string | null })[]> {
  const things = new Map<string, ShownThing>();
  for (const { type, show } of listKinds(deps)) {
    const ids = lines.filter((line) => line.type === type).map(({ refId }) => refId);
    if (ids.length === 0) continue;
    for (const thing of await show(deps.db, ids)) things.set(`${type}/${thing.id}`, thing);
  }
  return lines.map((line) => {
    const thing = things.get(`${line.type}/${line.refId}`);
    return { ...line, title: thing?.title ?? null, path: thing?.path ?? null };
  });
}
