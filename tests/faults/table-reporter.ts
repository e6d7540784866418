import type { Reporter, TestCase, TestModule } from "vitest/node";

const NUMBER = /\bF\d\d\b/;
const HEAD = ["", "Fault", "Done", "Lost", "Ready again", "Result"];

function describeReady(readyMs: number | undefined): string {
  return readyMs === undefined ? "" : `${(readyMs / 1000).toFixed(2)} s`;
}

function toRow(test: TestCase): string[] {
  const number = NUMBER.exec(test.fullName)?.[0] ?? "";
  const { outcome } = test.meta();
  return [
    number,
    test.name.replace(/^F\d\d: /, ""),
    outcome?.done ?? "",
    outcome ? String(outcome.lost) : "",
    describeReady(outcome?.readyMs),
    test.result().state,
  ];
}

/** Prints one table of all faults, in the order of their numbers, as Markdown. */
export class TableReporter implements Reporter {
  /** Whether only some faults were asked for: the others are left out. */
  private readonly isNarrowed: boolean;

  constructor({ isNarrowed }: { isNarrowed: boolean }) {
    this.isNarrowed = isNarrowed;
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === "skipped") return;
    console.log(`${test.result().state}: ${test.fullName}`);
    for (const { message } of test.result().errors ?? []) console.log(`  ${message}`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const rows = tests.filter((test) => !this.isNarrowed || test.result().state !== "skipped").map(toRow);
    rows.sort(([one = ""], [other = ""]) => one.localeCompare(other));
    const lines = [HEAD, HEAD.map(() => "---"), ...rows];
    console.log(`\n${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`);
    for (const module of modules)
      for (const { message } of module.errors()) console.log(`${module.moduleId}: ${message}`);
  }
}
