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
