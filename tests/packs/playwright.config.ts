import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";
import { OTHER_PACK } from "./pack-tests.ts";

// The workers and the servers that they start have it from here.
process.env.PACK = OTHER_PACK;

/** The site of the other community that ships: what holds for every pack, whatever its chain, its languages and its features. */
export default defineConfig({
  ...base,
  testDir: "../..",
  testMatch: ["tests/packs/*.spec.ts", "src/features/*/tests/*.packs.spec.ts"],
  fullyParallel: true,
  globalSetup: fileURLToPath(import.meta.resolve("./build-site.ts")),
  projects: [{ name: "desktop", use: { viewport: { width: 1440, height: 900 } } }],
});
