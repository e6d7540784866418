import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { cutFont } from "../../fonts/cut-font.ts";

const FONT = "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/ ";

export interface Line {
  path: string;
  /** Of the capitals. */
  height: number;
}

/** Sets lines of the display face as outlines, so that no installed font decides how a cover looks. */
export class Lettering {
  private readonly fonts = new Map<number, Promise<Font>>();

  /** One line as wide as `width` unless it would be higher than `maxHeight`; capitals stand from y = -height to 0. */
  async setLine(text: string, faceWidth: number, width: number, maxHeight = Number.POSITIVE_INFINITY): Promise<Line> {
    const font = await this.openFont(faceWidth);
    const { glyphs, positions, advanceWidth } = font.layout(text);
    const scale = Math.min(width / advanceWidth, maxHeight / font.capHeight);
    let x = 0;
    const outlines = glyphs.map((glyph, index) => {
      const outline = `<path transform="translate(${x})" d="${glyph.path.toSVG()}"/>`;
      x += positions[index]?.xAdvance ?? 0;
      return outline;
    });
    const path = `<g transform="scale(${scale} ${-scale})">${outlines.join("")}</g>`;
    return { path, height: font.capHeight * scale };
  }

  private openFont(faceWidth: number): Promise<Font> {
    const known = this.fonts.get(faceWidth);
    if (known) return known;
    const opened = openFontAt(faceWidth);
    this.fonts.set(faceWidth, opened);
    return opened;
  }
}

async function openFontAt(faceWidth: number): Promise<Font> {
  const source = readFileSync(createRequire(import.meta.url).resolve(FONT));
  const axes = { wght: 900, wdth: faceWidth };
  return create(await cutFont(source, { characters: LETTERS, axes, features: ["kern"] }));
}
