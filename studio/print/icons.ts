import sharp from "sharp";

export interface IconPlan {
  svg: string;
  size: number;
  /** Share of the icon that the drawing takes. */
  scale: number;
  ground?: string;
}

export async function drawIcon({ svg, size, scale, ground }: IconPlan): Promise<Buffer> {
  const inner = Math.round(size * scale);
  // The drawing is rasterised well above its size and scaled down: smoother than the SVG renderer's own edges.
  const drawing = await sharp(Buffer.from(svg), { density: 144 }).resize(inner, inner).png().toBuffer();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: true, colours: 128, effort: 10 })
    .toBuffer();
}

/** An .ico file is a directory of pictures; one PNG is enough for every browser in use. */
export function wrapIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
