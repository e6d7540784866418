import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";
import { ENGINE_NAMES, ENGINES } from "../../scripts/find-engines.ts";
import type { EngineOptions } from "./test.ts";

/** The main journeys in the engines that are not Chromium's. Its browsers are not Playwright's own: page.ts drives them. */
export default defineConfig<object, EngineOptions>({
  ...base,
  testDir: "../..",
  testMatch: ["tests/engines/*.spec.ts", "src/features/*/tests/*.engines.spec.ts"],
  use: {},
  projects: ENGINE_NAMES.filter((name) => ENGINES[name].find() !== undefined).map((name) => ({
    name,
    use: { engineName: name },
  })),
});
