import { describe, expect, it } from "vitest";
import { buildConsoleUnderAttack } from "../support/console-under-attack.ts";

/** What the console sends back: part F of the catalogue. */

const { ask, readRows } = await buildConsoleUnderAttack();

describe("an administrator asks for more than an answer holds (143)", () => {
  it("a million rows are a thousand, and say so", async () => {
    const { rows, rowCount, truncated } = (await ask("SELECT * FROM generate_series(1, 1000000)")).json();
    expect([rows.length, rowCount, truncated]).toEqual([1000, 1000, true]);
  });

  it("exactly a thousand rows are all", async () => {
    const { rowCount, truncated } = (await ask("SELECT * FROM generate_series(1, 1000)")).json();
    expect([rowCount, truncated]).toEqual([1000, false]);
  });

  it("a cell of 10 MB is cut, and an answer stays within a megabyte", async () => {
    // Few rows of long pieces: the size is what counts, and not how quickly the machine makes it.
    const piece = Array.from({ length: 10 }, () => "h").join("||");
    const long = `(SELECT string_agg(${piece}, '') FROM (SELECT md5(i::text) AS h FROM generate_series(1, 32000) i) s)`;
    const [[cell]] = (await readRows(`SELECT ${long}`)) as [[string]];
    expect(cell).toHaveLength(64 * 1024);
    const short = "(SELECT string_agg(md5(i::text), '') FROM generate_series(1, 1000) i)";
    const response = await ask(`SELECT ${short} FROM generate_series(1, 200)`);
    expect(response.json().truncated).toBe(true);
    expect(response.body.length).toBeLessThan(1_048_576);
  });

  it("odd names and values are valid JSON", async () => {
    const response = await ask(
      `SELECT 1 AS "__proto__", 2 AS a, 3 AS a, 'NaN'::float8 AS n, 'Infinity'::float8 AS i, 9007199254740993 AS b,
       '\\x00ff'::bytea AS y, NULL AS z, 1.10 AS d, '{"a":1}'::jsonb AS j, ARRAY[1,2] AS r, E'\\u0007' AS c, true AS t`,
    );
    expect(response.json().columns).toEqual(["__proto__", "a", "a", "n", "i", "b", "y", "z", "d", "j", "r", "c", "t"]);
    expect(response.json().rows).toEqual([
      [1, 2, 3, "NaN", "Infinity", "9007199254740993", "\\x00ff", null, "1.10", '{"a": 1}', "{1,2}", "\u0007", true],
    ]);
  });

  it("markup is text in JSON (146)", async () => {
    const response = await ask("SELECT '<img src=x onerror=alert(1)>'");
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
    expect(response.json().rows).toEqual([["<img src=x onerror=alert(1)>"]]);
  });
});
