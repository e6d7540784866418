import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SECRETS, SERVER_WORK, WRITES } from "../support/console-refusals.ts";
import { COMPUTING, RUNAWAY, SWELLING } from "../support/console-swelling.ts";
import { type ContainedConsole, openEmbeddedConsole, openOutsideConsole } from "../support/contained-console.ts";

/**
 * The console against part F of the catalogue and against queries that swell, on the embedded database and on an outside one whose
 * operator closed nothing: what a run may hold, and that the next query is answered. REPORT=1 prints what was measured.
 */

const MEMORY_LIMIT_MB = 256;

/** Six seconds, the cancel, two quarters of a second of asking, and twice as much for a machine that others use too. */
const GONE_LIMIT_MS = 20_000;

const DATABASES: Record<string, () => Promise<ContainedConsole>> = {
  embedded: openEmbeddedConsole,
  outside: openOutsideConsole,
};

const REFUSED = Object.entries({ ...WRITES, ...SECRETS, ...SERVER_WORK });
const CONTAINED = Object.entries({ ...RUNAWAY, ...SWELLING, ...COMPUTING });

/** What was measured of each text, one database beside the other. */
const report = new Map<string, string[]>();

function note(what: string, measured: string): void {
  report.set(what, [...(report.get(what) ?? []), measured]);
}

const inSeconds = (ms: number) => (ms / 1000).toFixed(1);

afterAll(() => {
  if (!process.env.REPORT) return;
  for (const [what, measured] of report) process.stdout.write(`| ${what} | ${measured.join(" | ")} |\n`);
});

describe.each(Object.entries(DATABASES))("the console of the %s database", (_, open) => {
  let console: ContainedConsole;

  beforeAll(async () => {
    console = await open();
  });

  afterAll(() => console.close());

  it.each(CONTAINED)("is not held up by %s", async (what, query) => {
    const { outcome, ms, goneMs, peakMb } = await console.run(query);
    const next = await console.run("SELECT count(*) FROM users");
    note(what, `${outcome} | ${peakMb} | ${inSeconds(ms)} | ${inSeconds(goneMs)} | ${inSeconds(next.ms)}`);
    expect(next.outcome).toBe("answered");
    expect(peakMb).toBeLessThanOrEqual(MEMORY_LIMIT_MB);
    expect(Math.max(ms, goneMs)).toBeLessThan(GONE_LIMIT_MS);
  });

  it.each(REFUSED)("refuses %s", async (_part, queries) => {
    for (const query of queries) {
      const { outcome, ms, goneMs, peakMb } = await console.run(query);
      const next = await console.run("SELECT count(*) FROM users");
      const what = `\`${query.replaceAll("|", "\\|").replaceAll("\n", " ")}\``;
      note(what, `${outcome} | ${peakMb} | ${inSeconds(ms)} | ${inSeconds(goneMs)} | ${inSeconds(next.ms)}`);
      // The database's own refusal, or ours in its words; never an answer, and never "unreachable".
      expect([query, outcome]).toEqual([query, expect.stringMatching(/^[0-9A-Z]{5}$/)]);
      expect([query, next.outcome]).toEqual([query, "answered"]);
      expect(peakMb).toBeLessThanOrEqual(MEMORY_LIMIT_MB);
    }
  });
});
