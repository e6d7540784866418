import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SECRETS, SERVER_WORK, WRITES } from "./console-refusals.ts";
import { COMPUTING, RUNAWAY, SWELLING } from "./console-swelling.ts";
import type { ContainedConsole } from "./contained-console.ts";

const MEMORY_LIMIT_MB = 256;

/** Six seconds, the cancel, two quarters of a second of asking, and twice as much for a machine that others use too. */
const GONE_LIMIT_MS = 20_000;

const REFUSED = Object.entries({ ...WRITES, ...SECRETS, ...SERVER_WORK });
const CONTAINED = Object.entries({ ...RUNAWAY, ...SWELLING, ...COMPUTING });

const inSeconds = (ms: number) => (ms / 1000).toFixed(1);

/**
 * The console against part F of the catalogue and against queries that swell: what a run may hold, and that the next query is
 * answered. REPORT=1 prints what was measured.
 */
export function describeContainment(database: string, open: () => Promise<ContainedConsole>): void {
  describe(`the console of the ${database} database`, () => {
    const report: string[] = [];
    let console: ContainedConsole;

    beforeAll(async () => {
      console = await open();
    });

    afterAll(async () => {
      await console.close();
      if (process.env.REPORT) process.stdout.write(`${report.join("\n")}\n`);
    });

    /** Runs it, and then the query that must be answered whatever came before. */
    async function runBeforeNext(query: string, what: string) {
      const run = await console.run(query);
      const next = await console.run("SELECT count(*) FROM users");
      const seconds = [run.ms, run.goneMs, next.ms].map(inSeconds).join(" | ");
      report.push(`| ${what} | ${run.outcome} | ${run.peakMb} | ${seconds} |`);
      return { ...run, next: next.outcome };
    }

    it.each(CONTAINED)("is not held up by %s", async (what, query) => {
      const { ms, goneMs, peakMb, next } = await runBeforeNext(query, what);
      expect(next).toBe("answered");
      expect(peakMb).toBeLessThanOrEqual(MEMORY_LIMIT_MB);
      expect(Math.max(ms, goneMs)).toBeLessThan(GONE_LIMIT_MS);
    });

    it.each(REFUSED)("refuses %s", async (_part, queries) => {
      for (const query of queries) {
        const what = `\`${query.replaceAll("|", "\\|").replaceAll("\n", " ")}\``;
        const { outcome, peakMb, next } = await runBeforeNext(query, what);
        // The database's own refusal, or ours in its words; never an answer, and never "unreachable".
        expect([query, outcome]).toEqual([query, expect.stringMatching(/^[0-9A-Z]{5}$/)]);
        expect([query, next]).toEqual([query, "answered"]);
        expect(peakMb).toBeLessThanOrEqual(MEMORY_LIMIT_MB);
      }
    });
  });
}
