import { getMonthYear } from "#features/points/points.rules.ts";
import { listUsernames } from "#features/users/server/users.repository.ts";
import type { ServerFeature } from "#server/deps.ts";
import { readSignals } from "./read-signals.usecase.ts";

export const signalsFeature: ServerFeature = {
  name: "signals",
  memberSheet: async ({ db, clock }, userId) => {
    const found = (await readSignals(db, getMonthYear(clock.now()), [userId])).get(userId) ?? [];
    const names = await listUsernames(db, [...new Set(found.flatMap((signal) => signal.with))]);
    const signals = found.map(({ code, count, with: ids }) => ({
      code,
      count,
      with: ids.flatMap((id) => names.get(id) ?? []),
    }));
    return { signals };
  },
};
