import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { faces } from "./faces.ts";
import { cutFaces, FACES_DIR } from "./make-faces.ts";

/** The reader's first visit pays for these: the budget of the look. */
const TOTAL_BYTES_MAX = 53_000;

const readFace = (name: string) => readFile(join(FACES_DIR, name));

describe("the faces of the site", () => {
  it("keep those of every page together under 53 kB", async () => {
    const onEveryPage = faces.filter(({ file, isOfScript }) => !isOfScript && !file.startsWith("bagz-turkish-"));
    const files = await Promise.all(onEveryPage.map(({ file }) => readFace(file)));
    expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(TOTAL_BYTES_MAX);
  });

  it("are those that the studio cuts, byte for byte: after a change, npm run studio -- fonts", async () => {
    const cut = await cutFaces();
    expect((await readdir(FACES_DIR)).sort()).toEqual([...cut.keys()].sort());
    for (const [name, bytes] of cut) expect(bytes.equals(await readFace(name)), name).toBe(true);
  });

  it("have stand-ins matched to the boxes of the real face", async () => {
    const css = await readFile(join(FACES_DIR, "fonts.css"), "utf8");
    expect(css).toContain(
      '@font-face{font-family:"Bagz Display Impact";src:local("Impact");size-adjust:85.4%;ascent-override:93.1%;descent-override:28.1%;line-gap-override:0%}',
    );
    expect(css).toContain("size-adjust:106.2%;ascent-override:91.3%;descent-override:28.7%");
  });
});
