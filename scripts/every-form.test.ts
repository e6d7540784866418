import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What a form says that keeps nothing, and why. */
const NOT_KEPT = /^ *\/\/ Keeps no draft: .+\.\n.*\buseForm\(/m;

const root = "src/features";
const forms = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx") && !path.includes(".test."))
  .map((path) => ({ path, source: readFileSync(`${root}/${path}`, "utf8") }))
  .filter(({ source }) => /\buseForm\(/.test(source));
const kept = forms.filter(({ source }) => !NOT_KEPT.test(source));

describe("every form", () => {
  it.each(kept)("$path keeps what is typed, or says why it does not", ({ source }) => {
    expect(source).toMatch(/name: [`"]/);
    expect(source).toMatch(/\n\s+draft,/);
  });

  it.each(kept.filter(({ source }) => /PasswordField|FileField|one-time-code/.test(source)))(
    "$path names the fields that it keeps, and no secret and no file among them",
    ({ source }) => {
      const fields = /\bfields: \[([^\]]*)\]/.exec(source)?.[1];
      expect(fields).toBeDefined();
      expect(fields).not.toMatch(/password|code|token|proof|file/i);
    },
  );

  it("says so only where it keeps nothing", () => {
    const both = forms.filter(({ source }) => NOT_KEPT.test(source) && /\n\s+draft,/.test(source));
    expect(both.map(({ path }) => path)).toEqual([]);
  });
});
