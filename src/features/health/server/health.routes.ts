import type { App, AppDeps } from "#server/deps.ts";
import { createHealthReader } from "#server/health-report.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { listSettingChecks } from "#server/setting-check.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { healthReportSchema, settingsReportSchema } from "../health.schema.ts";

const LOOKS_PER_MINUTE = 60;
/** Each goes out to every service that is set. */
const SETTING_LOOKS_PER_MINUTE = 6;

export function registerHealthRoutes(app: App, deps: AppDeps): void {
  const readHealth = createHealthReader(deps);

  app.get(
    "/api/admin/health",
    {
      config: { access: "admin", rateLimit: limitMemberTo(deps.config, LOOKS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "How every part of the site is, the worst first",
        response: { 200: healthReportSchema, "4xx": errorBodySchema },
      },
    },
    async () => {
      const { takenAt, parts } = await readHealth();
      return { takenAt: takenAt.toISOString(), parts };
    },
  );

  app.get(
    "/api/admin/health/settings",
    {
      config: { access: "admin", rateLimit: limitMemberTo(deps.config, SETTING_LOOKS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "What `npm run doctor` sees of every setting, within seconds",
        response: { 200: settingsReportSchema, "4xx": errorBodySchema },
      },
    },
    async () => ({ settings: await Promise.all(listSettingChecks(deps).map(({ check }) => check())) }),
  );
}
