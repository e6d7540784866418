import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { create } from "fontkit";
import fontverter from "fontverter";
import { describe, expect, it } from "vitest";
import { openShaper } from "./cut-font.ts";
import { faces } from "./faces.ts";
import { listLanguages, listTitles, listWords } from "./list-titles.ts";
import { cutFaces, FACES_DIR } from "./make-faces.ts";
import { DEVANAGARI_WORD } from "./script-faces.ts";
import { widenings } from "./widenings.ts";

/** The reader's first visit pays for these: the budget of the look. */
const TOTAL_BYTES_MAX = 53_000;
/** What a language with a script of its own may cost more. */
const SCRIPT_BYTES_MAX = 60_000;

const readFace = (name: string) => readFile(join(FACES_DIR, name));

/** Whether one of these faces has the letter. */
async function readLetters(files: string[]): Promise<(letter: string) => boolean> {
  const fonts = (await Promise.all(files.map(readFace))).map((bytes) => create(bytes));
  return (letter) => fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

describe("the faces of the site", () => {
  it("keep those of every page together under 53 kB", async () => {
    const onEveryPage = faces.filter((face) => !face.language && !widenings.includes(face));
    const files = await Promise.all(onEveryPage.map(({ file }) => readFace(file)));
    expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(TOTAL_BYTES_MAX);
  });

  it("keep that of every other script under 60 kB", async () => {
    for (const { file, language } of faces)
      if (language) expect((await readFace(file)).length, file).toBeLessThan(SCRIPT_BYTES_MAX);
  });

  it("have the letters of every giant headline of every language: after new texts, npm run studio -- fonts", async () => {
    for (const code of await listLanguages()) {
      const own = faces.filter(({ family, language }) => (language ? language === code : family === "Face Display"));
      const has = await readLetters(own.map(({ file }) => file));
      for (const title of await listTitles(code)) {
        const missing = [...title.toLocaleUpperCase(code)].filter((letter) => letter.trim() !== "" && !has(letter));
        expect(missing, `${code}: ${title}`).toEqual([]);
      }
    }
  });

  it.each(["Face Text", "Face Data"])(
    "have every letter of the languages in Latin and Cyrillic script: %s",
    async (family) => {
      const own = faces.filter((face) => face.family === family && !face.language);
      const has = await readLetters(own.map(({ file }) => file));
      for (const code of ["de", "es", "fr", "pt", "ru", "tr"]) {
        const letters = new Set((await listWords(code, /[\p{Script=Latin}\p{Script=Cyrillic}]+/gu)).join(""));
        expect(letters.size, code).toBeGreaterThan(40);
        expect(
          [...letters].filter((letter) => !has(letter)),
          code,
        ).toEqual([]);
      }
    },
  );

  it("write the site's Hindi as the whole face does, and tear no pair of its letters apart", async () => {
    const [cut, whole] = await Promise.all(
      ["face-devanagari.woff2", "face-devanagari-whole.woff2"].map(async (name) =>
        openShaper(await fontverter.convert(await readFace(name), "sfnt")),
      ),
    );
    const words = await listWords("hi", DEVANAGARI_WORD);
    expect(words.length).toBeGreaterThan(1000);
    for (const word of words) expect(cut?.draw(word), word).toEqual(whole?.draw(word));
    const letters = words.join("").match(/[क-ह]/g);
    const halant = whole?.draw("\u094d");
    for (const first of new Set(letters))
      for (const second of new Set(letters)) expect(cut?.draw(`${first}\u094d${second}`)).not.toContain(halant?.at(-1));
  });

  it("are those that the studio cuts, byte for byte: after a change, npm run studio -- fonts", async () => {
    const cut = await cutFaces();
    expect((await readdir(FACES_DIR)).sort()).toEqual([...cut.keys()].sort());
    for (const [name, bytes] of cut) expect(bytes.equals(await readFace(name)), name).toBe(true);
  });

  it("have stand-ins matched to the boxes of the real face", async () => {
    const css = await readFile(join(FACES_DIR, "fonts.css"), "utf8");
    expect(css).toContain(
      '@font-face{font-family:"Face Display Impact";src:local("Impact");size-adjust:85.4%;ascent-override:93.1%;descent-override:28.1%;line-gap-override:0%}',
    );
    expect(css).toContain("size-adjust:106.2%;ascent-override:91.3%;descent-override:28.7%");
  });
});
