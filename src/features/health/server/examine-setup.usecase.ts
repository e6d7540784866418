import type { HealthPart } from "#server/deps.ts";

/** What of the pack is still made up; the settings are looked at when somebody asks, for that takes seconds. */
export const setupPart: HealthPart = {
  name: "setup",
  async examine({ demoValues }) {
    const [example] = demoValues;
    if (example === undefined) return {};
    const values = { count: demoValues.length, example };
    return { findings: [{ code: "setup.demo", level: "warn", values }] };
  },
};
