import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findNamed, toStatement } from "./statement.rules.ts";

const DECLARE = "DECLARE console_cursor NO SCROLL CURSOR FOR ";

describe("the statement of a query", () => {
  it.each([
    ["SELECT 1", `${DECLARE}SELECT 1`, true],
    ["EXPLAIN SELECT 1", `EXPLAIN ${DECLARE} SELECT 1`, false],
    ["/* a */ explain (analyze, verbose) TABLE users", `explain (analyze, verbose) ${DECLARE} TABLE users`, false],
    ["EXPLAIN ANALYZE VERBOSE SELECT 1", `EXPLAIN ANALYZE VERBOSE ${DECLARE} SELECT 1`, false],
    ["explainer", `${DECLARE}explainer`, true],
    ["show work_mem ;", "show work_mem ;", false],
    ["SHOW work_mem; DROP TABLE x", `${DECLARE}SHOW work_mem; DROP TABLE x`, true],
  ])("%j is %j", (query, text, isCursor) => {
    expect(toStatement(query)).toMatchObject({ text, isCursor });
  });

  it.each([
    "EXPLAIN (costs /* ) */ off) SELECT 1; COMMIT",
    "EXPLAIN (costs -- )\n off) DROP",
    "EXPLAIN (a ';)') SELECT 1",
  ])("lets no comment or string of the options swallow the cursor: %j", (query) => {
    expect(toStatement(query).text).toMatch(/^EXPLAIN DECLARE console_cursor NO SCROLL CURSOR FOR {1,2}\(/);
  });

  it("never begins with anything but a cursor, the plan of one, or SHOW and a name", () => {
    const words = fc.constantFrom(
      "EXPLAIN",
      "ANALYZE",
      "(ANALYZE)",
      "SHOW",
      "all",
      ";",
      "DROP",
      "--\n",
      "/*",
      "*/",
      "(",
      ")",
      "'",
    );
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const { text } = toStatement(parts.join(" "));
        expect(text).toMatch(
          /^(?:EXPLAIN(?:\s+ANALYZE)*(?:\s*\(\s*\w+(?:\s+\w+)?\s*\))? )?DECLARE console_cursor NO SCROLL CURSOR FOR |^SHOW [a-zA-Z]+[\s;]*$/,
        );
      }),
    );
  });
});

describe("names that must not stand in a query", () => {
  it.each([
    ["SELECT format('%9s', 1)", "format"],
    ['SELECT pg_catalog . "FORMAT" (1)', "format"],
    ["SELECT/**/format/**/(1)", "format"],
    ['SELECT U&"\\0066ormat"(1)', 'U&"…"'],
    ["SELECT reformatted FROM users", undefined],
  ])("%j names %j", (query, name) => {
    expect(findNamed(query, ["format"])).toBe(name);
    expect(findNamed(query, [])).toBeUndefined();
  });
});
