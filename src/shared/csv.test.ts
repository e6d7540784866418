import { describe, expect, it } from "vitest";
import { toCsv } from "./csv.ts";

describe("toCsv", () => {
  it("quotes what must be quoted and leaves NULL empty", () => {
    const rows = [
      ["a", "b", "c", "d", "e"],
      ["a,b", 'say "hi"', null, 1.5, true],
      ["two\nlines", "", "x", -3, false],
    ];
    expect(toCsv(rows)).toBe('a,b,c,d,e\r\n"a,b","say ""hi""",,1.5,true\r\n"two\nlines",,x,-3,false\r\n');
  });

  it("disarms texts that a spreadsheet would run, and leaves numbers alone", () => {
    expect(toCsv([["=1+1", "+1", "-1", "@SUM(A1)", -5]])).toBe("'=1+1,'+1,'-1,'@SUM(A1),-5\r\n");
  });
});
