declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "truetype" | "woff2";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}

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
      glyphs: { path: { toSVG(): string } }[];
      positions: { xAdvance: number }[];
    };
  }
  export function create(bytes: Buffer): Font;
}
