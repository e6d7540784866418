import { defineConfig } from "@playwright/test";
import { findTestBrowser, TEST_BROWSER_ARGS } from "./scripts/find-browser.ts";

const executablePath = findTestBrowser();

export default defineConfig({
  // What goes through one feature alone stands beside it, and goes when it goes; for other engines and packs there are configs of their own.
  testMatch: ["tests/e2e/*.spec.ts", "src/features/*/tests/*.spec.ts"],
  // Half of a journey is waiting for a page: two keep two cores busy. Each has a site of its own.
  workers: 2,
  // Only what never comes takes this long: a busy machine is waited for.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "test-results/report.json" }]],
  use: {
    // Requests are watched and answered by tests; only service-worker.spec.ts lets a worker stand in between.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [...TEST_BROWSER_ARGS, "--disable-background-networking", "--disable-component-update"],
    },
  },
  projects: [
    {
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: "**/*.{phone,engines,packs}.spec.ts",
    },
    {
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: "**/*.phone.spec.ts",
    },
  ],
});
