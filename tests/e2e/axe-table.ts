/**
 * Writes what axe found into one table, after `npm run build`:
 * `npx playwright test languages states --project=desktop -g "axe finds nothing" --reporter=list,./tests/e2e/axe-table.ts`
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { THEME_NAMES } from "#shared/themes.ts";

const FILE = join(import.meta.dirname, "../../docs/measurements/axe.md");
/** English is that of most; Arabic is mirrored, Japanese has faces of its own. */
const LANGUAGES = ["en", "ar", "ja"];
const COLUMNS = LANGUAGES.flatMap((language) => THEME_NAMES.map((theme) => `${language} ${theme}`));
const PAGE = /^axe finds nothing on (\S+) in /;
const STATE = /^axe finds nothing: (.+)$/;

/** A row a page or state, with what axe found by language and theme. */
// biome-ignore lint/style/noDefaultExport: Playwright asks a reporter for it
export default class AxeTable implements Reporter {
  private readonly rows = new Map<string, Map<string, number>>();

  onTestEnd({ title }: Pick<TestCase, "title">, { annotations }: Pick<TestResult, "annotations">): void {
    const name = PAGE.exec(title)?.[1] ?? STATE.exec(title)?.[1];
    if (name === undefined) return;
    const row = this.rows.get(name) ?? new Map<string, number>();
    this.rows.set(name, row);
    for (const { type, description = "" } of annotations) {
      const [, dress = "", count] = /^(.+) (\d+)$/.exec(type === "axe" ? description : "") ?? [];
      if (count !== undefined) row.set(dress, Math.max(row.get(dress) ?? 0, Number(count)));
    }
  }

  onEnd(): void {
    writeFileSync(FILE, this.write());
  }

  private write(): string {
    const cells = [...this.rows.values()].flatMap((row) => COLUMNS.map((column) => row.get(column)));
    const asked = cells.filter((cell) => cell !== undefined);
    const found = asked.reduce((sum, cell) => sum + cell, 0);
    const isPage = ([name]: [string, unknown]) => name.startsWith("/");
    // Tests end in any order.
    const sorted = [...this.rows].sort(
      (a, b) => Number(isPage(b)) - Number(isPage(a)) || a[0].localeCompare(b[0], "en"),
    );
    const lines = sorted.map(
      ([name, row]) => `| ${name} | ${COLUMNS.map((column) => row.get(column) ?? "–").join(" | ")} |`,
    );
    return `# What axe finds

Violations of WCAG 2.2 AA and of axe's best practices, on each page and in each state, in ${LANGUAGES.length} languages and ${THEME_NAMES.length} themes.
${this.rows.size} rows, ${asked.length} of ${cells.length} cells asked, **${found} found**. Written by \`tests/e2e/axe-table.ts\`, which says how.

| Page or state | ${COLUMNS.join(" | ")} |
| --- |${" ---: |".repeat(COLUMNS.length)}
${lines.join("\n")}
`;
  }
}
