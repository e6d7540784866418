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
  const content = toDataUrl(await buildPicture(options));
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
