// About the default community.
import postcss from "postcss";
import postcssCustomMedia from "postcss-custom-media";
import { describe, expect, it } from "vitest";
import { PHONE } from "#shared/breakpoints.catalog.ts";
import { swatches, themeRoles } from "#shared/design-tokens.catalog.ts";
import { designTokens } from "./design-tokens.ts";

async function build(css: string): Promise<string> {
  const plugins = [designTokens(), postcssCustomMedia()];
  return (await postcss(plugins).process(css, { from: "sheet.css" })).css.trim();
}

describe("design tokens at build", () => {
  it("gives a sheet the names of the screens' widths, and leaves nothing of them in it", async () => {
    expect(await build("@media (--phone) { a { color: red; } }")).toBe(`@media ${PHONE} { a { color: red; } }`);
    expect(await build("a { color: red; }")).toBe("a { color: red; }");
  });

  it("writes the sets that a sheet names in, in their order", async () => {
    const css = await build(":root { @tokens swatches dark; }");
    expect(css).toContain(`--gold: ${swatches.gold};`);
    expect(css.indexOf("--void:")).toBeLessThan(css.indexOf(`--bg: ${themeRoles.dark.bg};`));
  });

  it("says which sets there are", async () => {
    await expect(build(":root { @tokens colours; }")).rejects.toThrow('no set "colours"; there are swatches, spaces');
  });
});
