import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FONT_SOURCES } from "./font-sources.ts";
import { buildFonts, findPreloadedFonts } from "./fonts.ts";

/** The reader's first visit pays for these: the budget of the look. */
const TOTAL_BYTES_MAX = 53_000;

describe("font build", { timeout: 30_000 }, () => {
  let cacheRoot: string;

  beforeAll(async () => {
    cacheRoot = await mkdtemp(join(tmpdir(), "bagz-fonts-test-"));
  });

  afterAll(async () => {
    await rm(cacheRoot, { recursive: true });
  });

  it("keeps the faces of every page together under 53 kB", async () => {
    const folder = await buildFonts(cacheRoot);
    const onEveryPage = FONT_SOURCES.filter(({ file }) => !file.startsWith("bagz-turkish-"));
    const files = await Promise.all(onEveryPage.map((font) => readFile(join(folder, font.file))));
    expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(TOTAL_BYTES_MAX);
  });

  it("writes the same bytes each time and works once per input", async () => {
    const folder = await buildFonts(cacheRoot);
    const first = await readFile(join(folder, "bagz-display.woff2"));
    await rm(folder, { recursive: true });
    expect(await buildFonts(cacheRoot)).toBe(folder);
    expect(await readFile(join(folder, "bagz-display.woff2"))).toEqual(first);
    await Promise.all([buildFonts(cacheRoot), buildFonts(cacheRoot)]);
    expect(await readdir(cacheRoot)).toHaveLength(1);
  });

  it("matches each stand-in to the boxes of the real face", async () => {
    const css = await readFile(join(await buildFonts(cacheRoot), "fonts.css"), "utf8");
    expect(css).toContain(
      '@font-face{font-family:"Bagz Display Impact";src:local("Impact");size-adjust:85.4%;ascent-override:93.1%;descent-override:28.1%;line-gap-override:0%}',
    );
    expect(css).toContain("size-adjust:106.2%;ascent-override:91.3%;descent-override:28.7%");
  });
});

describe("findPreloadedFonts", () => {
  it("finds the hashed display face in the manifest, the one that the first view is made of", () => {
    const manifest = {
      "a.woff2": { file: "assets/bagz-display-G4edEY2e.woff2" },
      "index.html": {
        file: "assets/index.js",
        assets: ["assets/bagz-text-Bzkvapv0.woff2", "assets/bagz-data-x.woff2"],
      },
    };
    expect(findPreloadedFonts(manifest)).toEqual(["/assets/bagz-display-G4edEY2e.woff2"]);
  });

  it("stops the build when a face is missing", () => {
    expect(() => findPreloadedFonts({})).toThrow("The client build has no bagz-display.woff2");
  });
});
