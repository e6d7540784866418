import * as z from "zod/mini";
import { HEALTH_FACTS, HEALTH_FINDINGS, HEALTH_LEVELS, HEALTH_PARTS } from "#shared/health.catalog.ts";

type Keys<Catalogue> = [keyof Catalogue, ...(keyof Catalogue)[]];

const value = z.union([z.string(), z.number()]);
const level = z.enum(HEALTH_LEVELS);

export const healthReportSchema = z.object({
  takenAt: z.string(),
  /** The worst first. */
  parts: z.array(
    z.object({
      name: z.enum(HEALTH_PARTS),
      level,
      findings: z.array(
        z.object({
          code: z.enum(Object.keys(HEALTH_FINDINGS) as Keys<typeof HEALTH_FINDINGS>),
          level,
          values: z.optional(z.record(z.string(), value)),
        }),
      ),
      facts: z.array(
        z.object({
          name: z.enum(Object.keys(HEALTH_FACTS) as Keys<typeof HEALTH_FACTS>),
          of: z.optional(z.string()),
          value: z.nullable(value),
          count: z.optional(z.int()),
        }),
      ),
    }),
  ),
});
export type HealthReport = z.infer<typeof healthReportSchema>;
export type HealthPartReport = HealthReport["parts"][number];

/** What was seen of each setting, in the words of the doctor. */
export const settingsReportSchema = z.object({
  settings: z.array(z.object({ name: z.string(), state: level, words: z.string() })),
});
export type SettingsReport = z.infer<typeof settingsReportSchema>;
