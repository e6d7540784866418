/** Runs every suite against a fresh build and ends with the totals over all of them. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ensureBrowser } from "./ensure-browser.ts";

const root = dirname(import.meta.dirname);

interface Totals {
  passed: number;
  failed: number;
}

interface Suite {
  name: string;
  command: string[];
  /** Reads the totals from the report the command wrote; a suite without a report failed as a whole. */
  readTotals: (report: string) => Totals;
}

function readVitestTotals(report: string): Totals {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(report) as Record<string, number>;
  // A file that could not even be read counts as one: its tests are unknown.
  return { passed: numPassedTests ?? 0, failed: numFailedTests || Math.min(numFailedTestSuites ?? 0, 1) };
}

function readPlaywrightTotals(report: string): Totals {
  const { stats } = JSON.parse(report) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function createVitestSuite(name: string, project: string): Suite {
  return {
    name,
    command: ["vitest", "run", "--project", project, "--reporter=dot", "--reporter=json"],
    readTotals: readVitestTotals,
  };
}

const SUITES: Suite[] = [
  createVitestSuite("rules", "unit"),
  createVitestSuite("server", "server"),
  createVitestSuite("attacks", "attacks"),
  createVitestSuite("pages", "browser"),
  { name: "journeys", command: ["playwright", "test"], readTotals: readPlaywrightTotals },
  createVitestSuite("faults", "faults"),
];

function runSuite({ name, command, readTotals }: Suite, reportFolder: string): Totals {
  const report = join(reportFolder, `${name.replaceAll(" ", "-")}.json`);
  const isVitest = command[0] === "vitest";
  console.log(`\n== ${name}`);
  const { status } = spawnSync(
    "npx",
    ["--no-install", ...command, ...(isVitest ? [`--outputFile.json=${report}`] : [])],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const totals = readTotals(readFileSync(report, "utf8"));
  // A crash after the last test (an unhandled error) is a failure too.
  return status === 0 ? totals : { ...totals, failed: Math.max(totals.failed, 1) };
}

function main(): void {
  ensureBrowser();
  const built = spawnSync("npx", ["--no-install", "tsx", "scripts/build.ts"], { cwd: root, stdio: "inherit" });
  if (built.status !== 0) process.exit(1);
  const wanted = process.argv.slice(2);
  const reportFolder = mkdtempSync(join(tmpdir(), "test-reports-"));
  const totals = SUITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).map((suite) => ({
    name: suite.name,
    ...runSuite(suite, reportFolder),
  }));
  rmSync(reportFolder, { recursive: true });
  console.log("");
  for (const { name, passed, failed } of totals) console.log(`${name}: ${passed} passed, ${failed} failed`);
  const passed = totals.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = totals.reduce((sum, suite) => sum + suite.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main();
