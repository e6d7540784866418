const many = (count: number, part: string, glue: string) => Array.from({ length: count }, () => part).join(glue);
const LONG_TEXT = "(SELECT string_agg('a', '') AS a FROM generate_series(1, 40000)) s";

/** Texts that swell or compute on, by what they are. */
export const SWELLING: Record<string, string> = {
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

/** Those of part F by name (135), and rows that are too long. */
export const RUNAWAY: Record<string, string> = {
  "a trillion numbers": "SELECT count(*) FROM generate_series(1, 1000000000000)",
  "a recursion that counts": "WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM r) SELECT max(n) FROM r",
  "a cross join of four":
    "SELECT count(*) FROM pg_proc a, pg_proc b, pg_proc c, pg_proc d WHERE md5(a.proname || b.proname || c.proname || d.proname) = 'x'",
  "a text of a gigabyte": "SELECT repeat('x', 1000000000)",
  "a width of a gigabyte": "SELECT length(format('%1000000000s', 'x')) + length(format('%1000000000s', 'y'))",
  "an error of a gigabyte": "SELECT lpad('x', 1000000000)::int",
  "rows of 10 MB each":
    "SELECT (SELECT string_agg(md5(i::text || g::text), '') FROM generate_series(1, 320000) i) FROM generate_series(1, 200) g",
};

const MARKS = "(SELECT string_agg(U&'\\0301' || U&'\\0316', '') AS m FROM generate_series(1, 150000)) s";
const ENTITIES = Array.from({ length: 9 }, (_, n) => `<!ENTITY b${n + 1} "${many(10, `&b${n};`, "")}">`).join("");
const CIRCLE = "circle '((0,0),1)'";

/** Planners, normal forms, shapes and entities: what neither rows nor long texts are needed for. */
export const COMPUTING: Record<string, string> = {
  "marks put in order": `SELECT length(normalize('e' || m, NFC)) FROM ${MARKS}`,
  "whether marks are in order": `SELECT ('e' || m) IS NFKD NORMALIZED FROM ${MARKS}`,
  "paths and how far they are apart": `SELECT path(polygon(60000, ${CIRCLE})) <-> path(polygon(60000, ${CIRCLE}))`,
  "paths that cross": `SELECT path(polygon(60000, ${CIRCLE})) ?# path(polygon(60000, circle '((0,0),0.5)'))`,
  "a polygon in another": `SELECT polygon(60000, ${CIRCLE}) @> polygon(60000, circle '((0,0),0.999)')`,
  "a polygon of a billion corners": `SELECT npoints(polygon(1000000000, ${CIRCLE}))`,
  "polygons of ten million corners": `SELECT ${many(20, `npoints(polygon(10000000, ${CIRCLE}))`, "+")}`,
  "entities that laugh": `SELECT xmlparse(DOCUMENT '<!DOCTYPE a [<!ENTITY b0 "ha">${ENTITIES}]><a>&b9;</a>')`,
  "a join of three hundred": `SELECT count(*) FROM ${Array.from({ length: 300 }, (_, n) => `users u${n}`).join(",")}`,
  "a join of three hundred with conditions": `SELECT count(*) FROM ${Array.from({ length: 120 }, (_, n) => `users u${n}`).join(",")} WHERE ${Array.from({ length: 119 }, (_, n) => `u${n}.id=u${n + 1}.id`).join(" AND ")}`,
  "a cube of twelve": `SELECT count(*) FROM (SELECT 1 FROM (SELECT ${Array.from({ length: 12 }, (_, n) => `g % ${n + 2} AS c${n}`).join(",")} FROM generate_series(1, 3000000) g) s GROUP BY CUBE (${Array.from({ length: 12 }, (_, n) => `c${n}`).join(",")})) s`,
  "two hundred views on top of each other": `SELECT count(*) FROM ${"(SELECT * FROM ".repeat(200)}users${Array.from({ length: 200 }, (_, n) => `) s${n}`).join("")}`,
  "a union of two hundred": `SELECT count(*) FROM (${many(200, "SELECT 1 FROM users", " UNION ")}) s`,
  "a thousand conditions": `SELECT count(*) FROM users WHERE ${Array.from({ length: 300 }, (_, n) => `(id>id OR ${n}=${n})`).join(" AND ")}`,
  "ranges put together": "SELECT range_agg(int4range(g * 2, g * 2 + 1)) FROM generate_series(1, 100000000) g",
  "every microsecond of a century":
    "SELECT count(*) FROM generate_series(timestamp '1900-01-01', timestamp '2000-01-01', interval '1 microsecond')",
  "a power a little above one": "SELECT length(power(1.000000000001::numeric(1000,900), 9999999999999)::text)",
  "e to the six thousandth": `SELECT ${many(60, "exp(5999.123456789::numeric(1000,900))", "+")} > 0`,
  "a text of many tsqueries": "SELECT numnode(string_agg('a' || g, ' & ')::tsquery) FROM generate_series(1, 3000000) g",
  "an object with one key a million times":
    "SELECT ('{' || string_agg('\"a\": ' || g, ',') || '}')::jsonb FROM generate_series(1, 5000000) g",
  "a pattern of names nested": `SELECT 'x' ~ '${"(".repeat(400)}a*${")*".repeat(400)}'`,
  "a pattern of counts": "SELECT repeat('a', 100) ~ '((((a{1,250}){1,250}){1,250}){1,250})b'",
};
