import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

interface PictureOptions {
  side?: number;
  /** Any CSS colour; another one makes another picture. */
  colour?: string;
  format?: "png" | "jpeg" | "webp" | "gif" | "tiff";
}

/** The bytes of a picture of one colour. */
export function buildPicture({ side = 60, colour = "#ff1e8a", format = "png" }: PictureOptions = {}): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

/** Bytes as a browser's canvas gives them, under any type. */
export function toDataUrl(bytes: Buffer, type = "image/png"): string {
  return `data:${type};base64,${bytes.toString("base64")}`;
}

/** What the meme tool sends to save a meme. */
export async function buildMeme(options: PictureOptions = {}) {
  return toMeme(await buildPicture(options));
}

/** The same of a picture that there is. */
export function toMeme(picture: Buffer) {
  const content = toDataUrl(picture);
  return { contentType: "meme", title: "Meme", content, metadata: { topText: "TOP", bottomText: "BOTTOM" } };
}

/** A PNG that says it is this large, whatever it holds. */
export function buildPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 1_000_000)));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

/** The bytes of a picture with things on it, another for each seed; `light` and `crop` change it a little. */
export function buildScene(
  seed: number,
  {
    side = 240,
    light = 0,
    crop = 0,
    format = "png",
  }: { side?: number; light?: number; crop?: number; format?: "png" | "jpeg" } = {},
): Promise<Buffer> {
  let state = seed * 2_654_435_761 + 1;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const edge = 240;
  const pixels = Buffer.alloc(edge * edge, 40);
  for (let thing = 0; thing < 24; thing += 1) {
    const [left, top, width, height, shade] = [draw(edge), draw(edge), 10 + draw(90), 10 + draw(90), draw(200)];
    for (let y = top; y < Math.min(edge, top + height); y += 1) {
      pixels.fill(shade, y * edge + left, y * edge + Math.min(edge, left + width));
    }
  }
  const kept = { left: crop, top: crop, width: edge - 2 * crop, height: edge - 2 * crop };
  return sharp(
    pixels.map((shade) => Math.min(255, shade + light)),
    { raw: { width: edge, height: edge, channels: 1 } },
  )
    .extract(kept)
    .resize(side)
    .toFormat(format)
    .toBuffer();
}

/** A WebP of 38 bytes and one colour, as many pixels as it says; another one for each seed. */
export function buildFlatWebp(side: number, seed = 0): Buffer {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit += 1) bits.push((value >> bit) & 1);
  };
  push(side - 1, 14);
  push(side - 1, 14);
  // No alpha, version 0; no transform, no cache of colours, one group of codes.
  push(0, 4 + 3);
  // Codes of one symbol each, for green, red, blue, opacity and distances: a pixel then takes no bit at all.
  for (const symbol of [seed & 255, 0, 0, 255, 0]) {
    push(0b101, 3);
    push(symbol, 8);
  }
  const image = Buffer.alloc(17);
  for (const [at, bit] of bits.entries()) image[at >> 3] = (image[at >> 3] ?? 0) | (bit << (at & 7));
  image.writeUInt16LE(seed >> 8, 15);
  const head = Buffer.from("RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f", "latin1");
  head.writeUInt32LE(30, 4);
  head.writeUInt32LE(18, 16);
  return Buffer.concat([head, image]);
}
