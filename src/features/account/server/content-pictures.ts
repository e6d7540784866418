import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import sharp from "sharp";
import { AppError } from "#server/errors.ts";
import { createTurns } from "#server/turns.ts";

/** Pixels of a picture that is sent, whatever its size in bytes: a small file can unpack to gigabytes. */
const PIXELS_MAX = 24_000_000;
/** Pixels of the longer side of a picture that is sent: one of millions of short rows takes seconds. */
const SENT_SIDE_MAX = 20_000;
/** Pixels of the longer side of a stored picture. */
const SIDE_MAX = 2048;
/** A picture that takes longer is made to. */
const ENCODE_WITHIN_SECONDS = 10;

// Of all the formats the library reads, only those that members may send: the others are so much more to attack.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);

/** Pictures are worked on a few at a time: each takes a core and up to a hundred megabytes. */
const TURNS = {
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  queueMax: 32,
  busyMessage: "Many pictures are being made right now. Try again in a few seconds.",
};
const takeTurn = createTurns(TURNS);
/** Anyone can ask for previews: those who do must not keep members from saving. */
const takePreviewTurn = createTurns({ ...TURNS, atOnce: 1 });

export interface EncodedPicture {
  bytes: Buffer;
  /** SHA-256 of the bytes, hex. */
  hash: string;
  width: number;
  height: number;
}

function isOfKnownType(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString("latin1");
  return (
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    start.startsWith("\xff\xd8\xff") ||
    (start.startsWith("RIFF") && start.endsWith("WEBP"))
  );
}

function toPictureError(error: unknown): unknown {
  const message = error instanceof Error ? error.message : "";
  if (error instanceof AppError) return error;
  if (/pixel limit/.test(message)) {
    return new AppError(413, "picture.too_large", "This picture has too many pixels: use at most 24 million");
  }
  return new AppError(415, "picture.unreadable", "This picture cannot be read. Save it again as PNG, JPEG or WebP.");
}

function openPicture(bytes: Buffer) {
  return sharp(bytes, { failOn: "warning", limitInputPixels: PIXELS_MAX, sequentialRead: true }).timeout({
    seconds: ENCODE_WITHIN_SECONDS,
  });
}

async function requireSides(bytes: Buffer): Promise<void> {
  const { width, height } = await openPicture(bytes).metadata();
  if (Math.max(width, height) <= SENT_SIDE_MAX) return;
  throw new AppError(413, "picture.too_large", `This picture is too long: use at most ${SENT_SIDE_MAX} pixels a side`);
}

/** Draws the picture anew as WebP: what was hidden in or behind it (places, scripts, other files) stays outside. */
export async function encodePicture(dataUrl: string): Promise<EncodedPicture> {
  const sent = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  // The type in the address is only what the sender says.
  if (!isOfKnownType(sent)) {
    throw new AppError(415, "picture.type", "Send the picture as PNG, JPEG or WebP");
  }
  return takeTurn(async () => {
    await requireSides(sent);
    const { data, info } = await openPicture(sent)
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 90, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    const hash = createHash("sha256").update(data).digest("hex");
    return { bytes: data, hash, width: info.width, height: info.height };
  }).catch((error: unknown) => {
    throw toPictureError(error);
  });
}

/** The same picture as a JPEG for link previews, which not all read WebP. */
export function encodePreview(bytes: Buffer, side: number): Promise<Buffer> {
  return takePreviewTurn(() =>
    openPicture(bytes)
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#05020a" })
      .jpeg({ quality: 84 })
      .toBuffer(),
  );
}

/** Where the file of a picture lies. */
export function toPictureKey(hash: string): string {
  return `pictures/${hash.slice(0, 2)}/${hash}.webp`;
}
