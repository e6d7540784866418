import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ContainedConsole, openEmbeddedConsole, openOutsideConsole } from "../support/contained-console.ts";

/**
 * The console against queries that swell, on the embedded database and on an outside one whose operator closed nothing:
 * what a run may hold, and that the next query is answered. REPORT=1 prints what was measured.
 */

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
  // Those hear no cancel, for the database looks up between rows only.
  "figures of 65,000 digits": `SELECT (${many(900, "a*a", "+")}) > 0 FROM (SELECT 10::numeric ^ 65000 - 1 AS a OFFSET 0) s`,
  "a text looked for in itself": `SELECT strpos(a || a, 'b' || a) FROM ${LONG_TEXT}`,
  "a pattern as long as its text": `SELECT (a || a) LIKE '%' || a || 'b' FROM ${LONG_TEXT}`,
  "a text of letters exchanged": `SELECT length(translate(a || a, a || 'b', 'c')) FROM ${LONG_TEXT}`,
  "a text trimmed by another": `SELECT length(btrim(repeat(a, 20), 'b' || repeat('c', 200000) || 'a')) FROM ${LONG_TEXT}`,
  "bytes looked for in bytes": `SELECT position(('b' || a)::bytea IN repeat(a, 40)::bytea) FROM ${LONG_TEXT}`,
  "an array in an array": "SELECT a @> (a || -1) FROM (SELECT array_agg(g) AS a FROM generate_series(1, 300000) g) s",
  "arrays that overlap":
    "SELECT a && b FROM (SELECT array_agg(g) AS a, array_agg(-g) AS b FROM generate_series(1, 300000) g) s",
  "a factorial": "SELECT factorial(30000) > 0",
  "a power": "SELECT length((3::numeric ^ 250000)::text)",
  "a root of many figures": `SELECT sqrt(10::numeric ^ 65000 - 1) * ${many(50, "sqrt(10::numeric ^ 64000 - 3)", "*")} > 0`,
  "a logarithm of many figures": `SELECT ${many(20, "ln(2::numeric(1000,900) + 1e-900)", "+")}`,
  "a greatest divisor": "SELECT gcd(factorial(20000) + 1, factorial(19999) * 7 + 3)",
  "a pattern of many parts": `SELECT repeat('a', 5000) LIKE '${"%a".repeat(1200)}b'`,
  "a pattern whatever its case": `SELECT (a || a) ILIKE '%' || a || 'b' FROM ${LONG_TEXT}`,
  "parts of a text": `SELECT count(*) FROM unnest(string_to_array(repeat('a,', 20000000), ',')) u`,
  "a text replaced": `SELECT length(replace(repeat('ab', 20000000), 'b', repeat('c', 50)))`,
  "a path through JSON":
    "SELECT jsonb_path_query_array(jsonb_agg(g), '$[*] ? (@ > 1 && exists($ ? (@ == 0)))') FROM generate_series(1, 30000) g",
  "JSON within JSON": `SELECT jsonb_pretty(${"jsonb_build_array(".repeat(300)}1${")".repeat(300)})::text ~ '(1|[^1])*$'`,
  "a likeness of words": `SELECT repeat('a', 3000) SIMILAR TO '${"(a|aa)*".repeat(30)}b'`,
  "an XML of everything": "SELECT xmlagg(xmlelement(name a, repeat('x', 1000))) FROM generate_series(1, 10000000)",
  "a moving window": "SELECT string_agg('x', '') OVER (ROWS UNBOUNDED PRECEDING) FROM generate_series(1, 200000)",
  "a headline of a long text":
    "SELECT length(ts_headline(string_agg(md5(g::text), ' '), to_tsquery('a & b & c'), 'MaxFragments=1000')) FROM generate_series(1, 2000000) g",
};

/** Six seconds, the cancel, two quarters of a second of asking, and twice as much for a machine that others use too. */
const GONE_LIMIT_MS = 20_000;

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
    const { outcome, ms, goneMs, peakMb } = await console.run(query);
    const next = await console.run("SELECT count(*) FROM users");
    report.push(
      `| ${name} | ${what} | ${outcome} | ${peakMb} | ${(ms / 1000).toFixed(1)} | ${(goneMs / 1000).toFixed(1)} | ${(next.ms / 1000).toFixed(2)} |`,
    );
    expect(next.outcome).toBe("answered");
    expect(peakMb).toBeLessThanOrEqual(MEMORY_LIMIT_MB);
    expect(Math.max(ms, goneMs)).toBeLessThan(GONE_LIMIT_MS);
  });
});
