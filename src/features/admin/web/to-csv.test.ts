import { describe, expect, it } from "vitest";
import { toCsv } from "./to-csv.ts";

describe("a result as CSV", () => {
  it("quotes what must be quoted and leaves NULL empty", () => {
    const rows = [
      ["a,b", 'say "hi"', null, 1.5, true],
      ["two\nlines", "", "x", -3, false],
    ];
    expect(toCsv({ columns: ["a", "b", "c", "d", "e"], rows })).toBe(
      'a,b,c,d,e\r\n"a,b","say ""hi""",,1.5,true\r\n"two\nlines",,x,-3,false\r\n',
    );
  });

  it("disarms texts that a spreadsheet would run, and leaves numbers alone", () => {
    const rows = [["=1+1", "+1", "-1", "@SUM(A1)", -5]];
    expect(toCsv({ columns: ["a", "b", "c", "d", "e"], rows })).toBe("a,b,c,d,e\r\n'=1+1,'+1,'-1,'@SUM(A1),-5\r\n");
  });
});
