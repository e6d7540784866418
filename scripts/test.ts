/** Runs every suite against a fresh build and ends with the totals over all of them. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { listPackTests, OTHER_PACK, PARTS_IN_A_BROWSER } from "../tests/packs/pack-tests.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { runSideBySide, type Work } from "./run-side-by-side.ts";

const root = dirname(import.meta.dirname);

interface Totals {
  passed: number;
  failed: number;
  /** Each failed test with the first line of what it said. */
  failures: string[];
}

interface Suite {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads the totals from the report the command wrote; a suite without a report failed as a whole. */
  readTotals: (report: string) => Totals;
}

/** With what was found beside what was expected: the first line alone often says no more than that they differ. */
function describeFailure(name: string, message = ""): string {
  const lines = stripVTControlCharacters(message).split("\n");
  const words = lines.map((line) => line.trim()).filter((line) => line !== "");
  return `${name}: ${words.slice(0, 25).join(" | ").slice(0, 900)}`;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

function readVitestTotals(text: string): Totals {
  const report = JSON.parse(text) as VitestReport;
  const failures = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    const file = relative(root, name);
    if (failed.length === 0 && status === "failed") return [describeFailure(file, message)];
    return failed.map(({ fullName, failureMessages }) => describeFailure(`${file} > ${fullName}`, failureMessages[0]));
  });
  // A file that could not even be read counts as one: its tests are unknown.
  const failed = report.numFailedTests || Math.min(report.numFailedTestSuites, 1);
  return { passed: report.numPassedTests, failed, failures };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

function listPlaywrightFailures({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) =>
      describeFailure(
        `${file} > ${title}`,
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
      ),
    );
  return [...own, ...suites.flatMap(listPlaywrightFailures)];
}

function readPlaywrightTotals(text: string): Totals {
  const { stats, suites } = JSON.parse(text) as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: PlaywrightSuite[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(listPlaywrightFailures),
  };
}

const VITEST_REPORTERS = ["--reporter=dot", "--reporter=json"];

function createVitestSuite(name: string, project: string): Suite {
  return {
    name,
    command: ["vitest", "run", "--project", project, ...VITEST_REPORTERS],
    readTotals: readVitestTotals,
  };
}

/** Two at a time on two cores, most with two workers: where one waits for a page or a start, another computes. */
const SLOTS = 2;

/** What waits most first, together; what computes fills both cores to the end. */
const SUITES: Suite[] = [
  { name: "journeys", command: ["playwright", "test"], readTotals: readPlaywrightTotals },
  {
    name: "packs",
    command: ["playwright", "test", "--config", "tests/packs/playwright.config.ts"],
    readTotals: readPlaywrightTotals,
  },
  createVitestSuite("faults", "faults"),
  createVitestSuite("pages", "browser"),
  createVitestSuite("server", "server"),
  createVitestSuite("attacks", "attacks"),
  createVitestSuite("rules", "unit"),
  createVitestSuite("studio", "studio"),
  createVitestSuite("embedded-postgres", "embedded-postgres"),
  {
    name: "packs-code",
    command: ["vitest", "run", "--project=unit", "--project=server", ...VITEST_REPORTERS, ...listPackTests()],
    env: { PACK: OTHER_PACK },
    readTotals: readVitestTotals,
  },
  {
    name: "packs-parts",
    command: ["vitest", "run", "--project=browser", ...VITEST_REPORTERS, ...PARTS_IN_A_BROWSER],
    env: { PACK: OTHER_PACK },
    readTotals: readVitestTotals,
  },
];

async function runSuites(suites: readonly Suite[]): Promise<(Totals & { name: string; seconds: number })[]> {
  const reportFolder = mkdtempSync(join(tmpdir(), "test-reports-"));
  const getReport = (name: string) => join(reportFolder, `${name}.json`);
  const works = suites.map(({ name, command, env }): Work => {
    const reportOption = command[0] === "vitest" ? [`--outputFile.json=${getReport(name)}`] : [];
    return {
      name,
      command: "npx",
      options: ["--no-install", ...command, ...reportOption],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: getReport(name) },
    };
  });
  const outcomes = await runSideBySide(works, SLOTS);
  const totals = suites.map(({ name, readTotals }) => {
    const { status = 1, seconds = 0 } = outcomes.get(name) ?? {};
    if (!existsSync(getReport(name)))
      return { name, seconds, passed: 0, failed: 1, failures: ["ended without a report"] };
    const read = readTotals(readFileSync(getReport(name), "utf8"));
    // A crash after the last test (an unhandled error) is a failure too.
    return { name, seconds, ...read, failed: status === 0 ? read.failed : Math.max(read.failed, 1) };
  });
  rmSync(reportFolder, { recursive: true });
  return totals;
}

async function main(): Promise<void> {
  ensureBrowser();
  // In the mode of tests: the build must not care.
  const built = spawnSync("npx", ["--no-install", "tsx", "scripts/build.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "test" },
  });
  if (built.status !== 0) process.exit(1);
  const wanted = process.argv.slice(2);
  const totals = await runSuites(SUITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
  console.log("");
  for (const { name, seconds, passed, failed, failures } of totals) {
    console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(0)} s`);
    for (const failure of failures) console.log(`# failed: ${failure}`);
  }
  const passed = totals.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = totals.reduce((sum, suite) => sum + suite.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main();
