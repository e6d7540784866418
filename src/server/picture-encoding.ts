import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import sharp from "sharp";
import { AppError, createError } from "./errors.ts";
import { createPictureBudget } from "./picture-budget.ts";
import { createPictureMemory } from "./picture-memory.ts";
import { platformErrors } from "./platform.errors.ts";
import { BUSY_HEADERS, createKeyedMutex, createSemaphore } from "./semaphore.ts";

/** Pixels of a picture that is sent, whatever its size in bytes: a small file can unpack to gigabytes. */
const PIXELS_MAX = 24_000_000;
/** Pixels of the longer side of a picture that is sent: one of millions of short rows takes seconds. */
const SENT_SIDE_MAX = 20_000;
/** A picture that takes longer is made to. */
const ENCODE_WITHIN_SECONDS = 10;

// Of all the formats the library reads, only those that members may send: the others are so much more to attack.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadNsgifBuffer",
  ],
});
sharp.cache(false);

/** Pictures are worked on a few at a time: each takes a core and up to a hundred megabytes. */
const SEMAPHORE_LIMITS = {
  permits: Math.max(1, Math.floor(availableParallelism() / 2)),
  queueMax: 32,
  createBusyError: () => createError(platformErrors, "picture.busy", { headers: BUSY_HEADERS }),
};
const semaphore = createSemaphore(SEMAPHORE_LIMITS);
/** Of a member one picture at a time waits there with those of the others, so that nobody's hundred stand before another's one. */
const acquireSender = createKeyedMutex({ queueMax: 20, createBusyError: SEMAPHORE_LIMITS.createBusyError });
const spend = createPictureBudget();
const remember = createPictureMemory();
/** Anyone can ask for previews: those who do must not keep members from saving. */
const previewSemaphore = createSemaphore({ ...SEMAPHORE_LIMITS, permits: 1 });

type PictureType = "PNG" | "JPEG" | "WebP" | "GIF";

export interface EncodedPicture {
  bytes: Buffer;
  /** SHA-256 of the bytes, hex. */
  hash: string;
  width: number;
  height: number;
}

interface Encoding {
  /** What may be sent. */
  types: readonly PictureType[];
  /** Pixels of the longer side of each picture to make, the largest first. */
  sides: readonly number[];
  quality: number;
  /** `cover`: a square, filled; else the picture keeps its form and is never enlarged. */
  fit?: "inside" | "cover";
}

/** On whose account a picture is drawn. */
export interface PictureSender {
  /** A member's id, or what else sends pictures here. */
  id: string;
  /** When a member sends it; what comes from the site itself is not counted. */
  now?: Date;
}

function readType(bytes: Buffer): PictureType | undefined {
  const start = bytes.subarray(0, 12).toString("latin1");
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "PNG";
  if (start.startsWith("\xff\xd8\xff")) return "JPEG";
  if (start.startsWith("RIFF") && start.endsWith("WEBP")) return "WebP";
  return start.startsWith("GIF87a") || start.startsWith("GIF89a") ? "GIF" : undefined;
}

function listTypes(types: readonly PictureType[]): string {
  return `${types.slice(0, -1).join(", ")} or ${types.at(-1)}`;
}

/** The type that was named with it is only what the sender says. */
function requireType(sent: Buffer, types: readonly PictureType[]): void {
  const type = readType(sent);
  if (type !== undefined && types.includes(type)) return;
  throw createError(platformErrors, "picture.type", { details: { types: listTypes(types) } });
}

function toPictureError(error: unknown, types: readonly PictureType[]): unknown {
  const message = error instanceof Error ? error.message : "";
  if (error instanceof AppError) return error;
  if (/pixel limit/.test(message)) {
    return createError(platformErrors, "picture.too_large");
  }
  return createError(platformErrors, "picture.unreadable", { details: { types: listTypes(types) } });
}

function openPicture(bytes: Buffer) {
  return sharp(bytes, { failOn: "warning", limitInputPixels: PIXELS_MAX, sequentialRead: true }).timeout({
    seconds: ENCODE_WITHIN_SECONDS,
  });
}

/** What drawing it costs, read from its head; the layers of a progressive one are drawn over each other. */
async function readPrice(bytes: Buffer): Promise<number> {
  const { width, height, isProgressive } = await openPicture(bytes).metadata();
  if (width * height > PIXELS_MAX) throw createError(platformErrors, "picture.too_large");
  if (Math.max(width, height) > SENT_SIDE_MAX) {
    throw createError(platformErrors, "picture.too_long", { details: { max: SENT_SIDE_MAX } });
  }
  return width * height * (isProgressive ? 2 : 1);
}

/** Opens a sent picture for the work, once it is paid for and its turn has come. */
function acquire<Result>(
  { sent, types, sender }: { sent: Buffer; types: readonly PictureType[]; sender: PictureSender },
  work: () => Promise<Result>,
): Promise<Result> {
  return acquireSender(sender.id, async () => {
    const price = await readPrice(sent);
    if (sender.now !== undefined) spend(sender.id, price, sender.now);
    return semaphore.acquire(work);
  }).catch((error: unknown) => {
    throw toPictureError(error, types);
  });
}

async function encodeSide(bytes: Buffer, side: number, { quality, fit = "inside" }: Encoding): Promise<EncodedPicture> {
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit, withoutEnlargement: fit === "inside" })
    .webp({ quality, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  const hash = createHash("sha256").update(data).digest("hex");
  return { bytes: data, hash, width: info.width, height: info.height };
}

async function encodeSides(sent: Buffer, encoding: Encoding): Promise<EncodedPicture[]> {
  const made: EncodedPicture[] = [];
  for (const side of encoding.sides) {
    const larger = made.at(-1);
    const isSmallEnough = larger !== undefined && Math.max(larger.width, larger.height) <= side;
    made.push(isSmallEnough ? larger : await encodeSide(larger?.bytes ?? sent, side, encoding));
  }
  return made;
}

/**
 * Draws the picture anew as WebP, one per side: what was hidden in or behind it (places, scripts, other files) stays
 * outside. Of a moving picture it is the first frame.
 */
export async function encodePictures(
  sent: Buffer,
  encoding: Encoding,
  sender: PictureSender,
): Promise<EncodedPicture[]> {
  const { types } = encoding;
  requireType(sent, types);
  return remember(sent, {
    purpose: JSON.stringify(encoding),
    work: () => acquire({ sent, types, sender }, () => encodeSides(sent, encoding)),
    measure: (pictures) => pictures.reduce((total, { bytes }) => total + bytes.length, 0),
  });
}

/** The same picture as a JPEG for link previews, which not all read WebP. */
export function encodePreview(bytes: Buffer, side: number): Promise<Buffer> {
  return previewSemaphore.acquire(() =>
    openPicture(bytes)
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#05020a" })
      .jpeg({ quality: 84 })
      .toBuffer(),
  );
}

/** The picture in shades of grey, pressed into a square of so many pixels a side. */
export async function readLuma(
  sent: Buffer,
  { types, side }: { types: readonly PictureType[]; side: number },
  sender: PictureSender,
): Promise<Buffer> {
  requireType(sent, types);
  const read = () =>
    openPicture(sent).autoOrient().flatten().resize(side, side, { fit: "fill" }).greyscale().raw().toBuffer();
  return remember(sent, {
    purpose: `luma ${types} ${side}`,
    work: () => acquire({ sent, types, sender }, read),
    measure: (luma) => luma.length,
  });
}
