import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ContainedConsole, openEmbeddedConsole, openOutsideConsole } from "../support/contained-console.ts";

/**
 * The console against queries that swell, on the embedded database and on an outside one whose operator closed nothing:
 * what a run may hold, and that the next query is answered. REPORT=1 prints what was measured.
 */

const RUN_LIMIT_MS = 7000;
const MEMORY_LIMIT_MB = 256;

const many = (count: number, part: string, glue: string) => Array.from({ length: count }, () => part).join(glue);
const LONG_TEXT = "(SELECT string_agg('a', '') AS a FROM generate_series(1, 40000)) s";

const QUERIES: Record<string, string> = {
  "the bomb of formats": `SELECT ${many(40, "length(format('%1000000000s', 'x'))", "+")}`,
  "a format by its full name": `SELECT length(pg_catalog."format"('%1000000000s', 'x'))`,
  "a repeated text": `SELECT ${many(60, "length(repeat('x', 1000000000))", "+")}`,
  "padded texts": `SELECT ${many(60, "length(lpad('x', 1000000000))", "+")}`,
  "a filled array": "SELECT array_fill(1, ARRAY[200000000])",
  "a text put together": "SELECT length(string_agg(md5(g::text), '')) FROM generate_series(1, 30000000) g",
  "texts put together side by side": `SELECT ${many(40, "length(string_agg(g::text, 'xxxxxxxxxxxxxxxx'))", ",")} FROM generate_series(1, 10000000) g`,
  "arrays put together": `SELECT ${many(40, "cardinality(array_agg(g))", ",")} FROM generate_series(1, 100000000) g`,
  "arrays of texts": "SELECT cardinality(array_agg(md5(g::text))) FROM generate_series(1, 100000000) g",
  "JSON put together": "SELECT length(json_agg(g)::text) FROM generate_series(1, 100000000) g",
  "a JSON object": "SELECT jsonb_object_agg(g, g) FROM generate_series(1, 100000000) g",
  "a text that doubles":
    "WITH RECURSIVE r AS (SELECT 'x' AS a UNION ALL SELECT a || a FROM r) SELECT max(length(a)) FROM r",
  "an array that doubles":
    "WITH RECURSIVE r AS (SELECT ARRAY[1] AS a UNION ALL SELECT a || a FROM r) SELECT max(cardinality(a)) FROM r",
  "bits in a row": `SELECT ${many(60, "length(1::bit(83886080)||1::bit(83886080))", "+")}`,
  "a recursion without an end": "WITH RECURSIVE r AS (SELECT 1 AS n UNION SELECT n + 1 FROM r) SELECT max(n) FROM r",
  "a cross join": "SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b",
  "a great sort": "SELECT g FROM generate_series(1, 100000000) g ORDER BY md5(g::text)",
  "many sorts": `SELECT 1 FROM ${Array.from({ length: 60 }, (_, n) => `(SELECT g FROM generate_series(1, 100000) g ORDER BY md5(g::text)) s${n}`).join(", ")}`,
  "many groups": "SELECT count(*) FROM (SELECT md5(g::text) FROM generate_series(1, 50000000) g GROUP BY 1) s",
  "a median": "SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY g) FROM generate_series(1, 100000000) g",
  "a window over everything": "SELECT sum(g) OVER (ORDER BY md5(g::text)) FROM generate_series(1, 50000000) g",
  "a search index of a long text":
    "SELECT to_tsvector(string_agg(md5(g::text), ' ')) FROM generate_series(1, 5000000) g",
  "a regular expression":
    "SELECT count(*) FROM generate_series(1, 100000) g, (SELECT string_agg('a', '') AS a FROM generate_series(1, 301)) s WHERE (s.a || left(g::text, 0)) ~ '^(a*)(a*)(a*)\\1\\2\\3$'",
  "all matches of one":
    "SELECT count(*) FROM regexp_matches((SELECT string_agg('a', '') FROM generate_series(1, 30000000)), 'a', 'g')",
  "a sleep": "SELECT pg_sleep(60)",
  "a lock of one's own": "SELECT pg_advisory_lock(8241191)",
  "more memory, please": "SELECT set_config('work_mem', '4GB', false)",
  "a thousand brackets": `SELECT ${"(".repeat(2400)}1${")".repeat(2400)}`,
  "a plan that is carried out":
    "EXPLAIN ANALYZE SELECT string_agg(md5(g::text), '') FROM generate_series(1, 30000000) g",
  // Those hear no cancel: the run ends all the same, its backend computes on with what nobody else needs.
  "figures of 65,000 digits": `SELECT (${many(900, "a*a", "+")}) > 0 FROM (SELECT 10::numeric ^ 65000 - 1 AS a OFFSET 0) s`,
  "a text looked for in itself": `SELECT strpos(a || a, 'b' || a) FROM ${LONG_TEXT}`,
  "a pattern as long as its text": `SELECT (a || a) LIKE '%' || a || 'b' FROM ${LONG_TEXT}`,
};

const DATABASES: Record<string, () => Promise<ContainedConsole>> = {
  embedded: openEmbeddedConsole,
  outside: openOutsideConsole,
};

describe.each(Object.entries(DATABASES))("the console of the %s database", (name, open) => {
  const report: string[] = [];
  let console: ContainedConsole;

  beforeAll(async () => {
    console = await open();
  });

  afterAll(async () => {
    if (process.env.REPORT) process.stdout.write(`${report.join("\n")}\n`);
    await console.close();
  });

  it.each(Object.entries(QUERIES))("is not held up by %s", async (what, query) => {
    const { outcome, ms, peakMb } = await console.run(query);
    const next = await console.run("SELECT count(*) FROM users");
    report.push(
      `| ${name} | ${what} | ${outcome} | ${peakMb} | ${(ms / 1000).toFixed(1)} | ${(next.ms / 1000).toFixed(2)} |`,
    );
    expect(next.outcome).toBe("answered");
    expect(peakMb).toBeLessThanOrEqual(MEMORY_LIMIT_MB);
    // The machine's own pace comes on top.
    expect(ms - next.ms).toBeLessThan(RUN_LIMIT_MS);
  });
});
