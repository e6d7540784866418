/** Runs every suite against a fresh build and ends with the totals over all of them. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBrowser } from "./ensure-browser.ts";

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
  /** Reads the totals from the report the command wrote; a suite without a report failed as a whole. */
  readTotals: (report: string) => Totals;
}

function describeFailure(name: string, message = ""): string {
  return `${name}: ${stripVTControlCharacters(message).trim().split("\n")[0]?.slice(0, 300)}`;
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
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: ["ended without a report"] };
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
  for (const { name, passed, failed, failures } of totals) {
    console.log(`${name}: ${passed} passed, ${failed} failed`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
  const passed = totals.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = totals.reduce((sum, suite) => sum + suite.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main();
