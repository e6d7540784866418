import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { DEFAULT_PACK, findChosenPack } from "./build/pack/chosen-pack.mjs";
import { packPlugins } from "./build/pack/pack-plugins.ts";
import { findTestBrowser, TEST_BROWSER_ARGS } from "./scripts/find-browser.ts";
import { listTestsOfTheDefaultPack } from "./tests/packs/pack-tests.ts";
import viteConfig from "./vite.config.ts";

// What a shell is set to is for servers: with another mode React has no `act`, and the pages' tests no way in.
process.env.NODE_ENV = "test";

/** Short files that wait for seconds, again and again. */
const WAITING = /console-containment/;

/** Where no run before this one is known the largest files come first; what waits would then be alone at the end. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(WAITING.test(other.moduleId)) - Number(WAITING.test(one.moduleId)));
  }
}

/** Projects run one after the other: they differ in how many files they may work on at once. */
const inTurn = (groupOrder: number) => ({ sequence: { groupOrder } });

/** Only what never comes takes this long: a busy machine is waited for, and what the tests measure they state themselves. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

/** What is tried on one feature alone stands beside it, and goes when it goes. */
const ATTACKS_OF_FEATURES = "src/features/**/server/*.attacks.test.ts";

const notForThisPack = findChosenPack() === DEFAULT_PACK ? [] : listTestsOfTheDefaultPack();

const databaseSetup = {
  globalSetup: ["tests/support/global-setup.ts"],
  setupFiles: ["tests/support/fail-on-console.ts", "tests/support/known-hash.ts"],
};

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    // What a suite has made of a file serves the next one; each community's files are others.
    experimental: { fsModuleCache: true, fsModuleCachePath: `node_modules/.cache/vitest/${findChosenPack()}` },
    // The first start bundles what the pages' tests need, before the browser is answered.
    browser: { connectTimeout: 400_000 },
    projects: [
      "embedded-postgres",
      "studio",
      {
        plugins: packPlugins(),
        test: {
          name: "unit",
          ...inTurn(0),
          ...patience,
          include: ["{src,packs,build,scripts,tests/support}/**/*.test.ts"],
          exclude: ["src/app/**", "src/server/**", "src/features/**/server/**", ...notForThisPack],
          isolate: false,
          maxWorkers: 2,
          setupFiles: ["tests/support/fail-on-console.ts"],
        },
      },
      {
        plugins: packPlugins(),
        test: {
          name: "server",
          ...inTurn(1),
          ...patience,
          include: [
            "src/app/**/*.test.ts",
            "src/server/**/*.test.ts",
            "src/features/**/server/**/*.test.ts",
            "deploy/*.test.ts",
          ],
          exclude: [ATTACKS_OF_FEATURES, ...notForThisPack],
          isolate: false,
          maxWorkers: 2,
          ...databaseSetup,
        },
      },
      {
        plugins: packPlugins(),
        test: {
          name: "attacks",
          ...inTurn(2),
          ...patience,
          testTimeout: 120_000,
          include: ["tests/attacks/**/*.test.ts", ATTACKS_OF_FEATURES],
          isolate: false,
          maxWorkers: 2,
          ...databaseSetup,
        },
      },
      {
        plugins: packPlugins(),
        test: {
          name: "faults",
          ...inTurn(4),
          ...patience,
          testTimeout: 400_000,
          include: ["tests/faults/*.fault.test.ts"],
          fileParallelism: false,
          globalSetup: ["tests/faults/bundle-once.ts"],
        },
      },
      {
        plugins: packPlugins(),
        test: {
          name: "long-faults",
          ...inTurn(5),
          ...patience,
          testTimeout: 400_000,
          include: ["tests/faults/long/*.fault.test.ts"],
          fileParallelism: false,
          globalSetup: ["tests/faults/bundle-once.ts"],
        },
      },
      {
        ...viteConfig,
        optimizeDeps: {
          include: [
            "react",
            "react-dom",
            "react-dom/client",
            "react/jsx-dev-runtime",
            "icu-minify/format",
            "altcha-lib",
            "altcha-lib/algorithms/web/pbkdf2",
            "axe-core",
            "radix-ui",
            "d3-geo",
            "topojson-client",
            "@codemirror/autocomplete",
            "@codemirror/commands",
            "@codemirror/lang-sql",
            "@codemirror/language",
            "@codemirror/state",
            "@codemirror/view",
            "@lezer/highlight",
          ],
        },
        test: {
          name: "browser",
          ...inTurn(3),
          ...patience,
          include: ["src/**/*.browser.test.tsx"],
          maxWorkers: 2,
          setupFiles: [
            "tests/support/fail-on-console.ts",
            "tests/support/web/no-owner-stacks.ts",
            "tests/support/web/theme-first.ts",
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findTestBrowser(), args: TEST_BROWSER_ARGS },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
