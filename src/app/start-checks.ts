/** What the start says about settings: one line each, with the setting's name; nothing here stops it. */
import { type Config, findSettingWarnings } from "#server/config.ts";
import type { AppDeps } from "#server/deps.ts";
import { listSettingChecks } from "#server/setting-check.ts";

type Log = Pick<AppDeps["log"], "warn">;

/** Says at once what the names tell, and looks in the background at what members would miss. */
export async function checkSettings(
  { config, features }: { config: Config; features: AppDeps["features"] },
  log: Log,
): Promise<void> {
  for (const warning of findSettingWarnings()) log.warn(warning);
  const checks = listSettingChecks({ config, features }).filter(({ isForStart }) => isForStart);
  await Promise.all(
    checks.map(async ({ check }) => {
      const { name, state, words } = await check();
      if (state === "warn" || state === "fail") log.warn(`${name}: ${words}`);
    }),
  );
}
