import { getMonthYear } from "#features/points/points.rules.ts";
import type { ServerFeature } from "#server/deps.ts";
import { deleteDepartedTies } from "./departed-ties.repository.ts";
import { forgetTies, keepTies } from "./keep-ties.usecase.ts";
import { readNamedSignals } from "./read-signals.usecase.ts";
import { departedTiesTable } from "./signals.tables.ts";

export const signalsFeature: ServerFeature = {
  name: "signals",
  tables: { departedTiesTable },
  jobs: [{ name: "forget ties of departed members", run: forgetTies }],
  memberData: {
    rows: [
      {
        column: departedTiesTable.userId,
        onExport: { notExported: "counts of what others who left had in common with the member" },
        onErase: "changed",
      },
    ],
    async erase(tx, userId, now) {
      await keepTies(tx, userId, now);
      await deleteDepartedTies(tx, userId);
    },
  },
  memberSheet: async ({ db, clock }, userId) => {
    const signals = await readNamedSignals(db, getMonthYear(clock.now()), [userId]);
    return { signals: signals.get(userId) ?? [] };
  },
};
