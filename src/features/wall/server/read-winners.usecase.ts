import type { AppDeps } from "#server/deps.ts";
import type { Winners } from "../wall.schema.ts";
import { toWallThing } from "./thing-answer.rules.ts";
import { listWinners } from "./wall-weeks.repository.ts";

export async function readWinners({ db }: Pick<AppDeps, "db">): Promise<Winners> {
  const rows = await listWinners(db);
  return {
    week: rows[0]?.week ?? null,
    winners: rows.map(({ points, ...found }) => ({ place: found.place ?? 0, points, thing: toWallThing(found) })),
  };
}
