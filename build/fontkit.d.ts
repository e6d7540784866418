declare module "fontkit" {
  export interface Font {
    unitsPerEm: number;
    capHeight: number;
    ascent: number;
    descent: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getVariation(axes: Record<string, number>): Font;
    layout(text: string): {
      advanceWidth: number;
      bbox: { minX: number; maxX: number };
      glyphs: { path: { toSVG(): string } }[];
      positions: { xAdvance: number }[];
    };
  }
  export function create(bytes: Buffer): Font;
}
