import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import type { FileStore } from "#server/file-store.ts";
import { encodePictures, type PictureLane } from "#server/picture-encoding.ts";
import { createId } from "#shared/ids.ts";
import { uploadsErrors } from "../uploads.errors.ts";
import { type ProvenAudio, proveAudio } from "./prove-audio.usecase.ts";
import type { ReceivedUpload } from "./receive-upload.usecase.ts";
import { createUpload, getUploadByHash, type UploadRow } from "./uploads.repository.ts";

/** Pixels of the longer side of a stored image. */
const IMAGE_SIDE = 2560;
const ENCODING = { types: ["PNG", "JPEG", "WebP", "GIF"], sides: [IMAGE_SIDE], quality: 90 } as const;
const UPLOADS_FOLDER = "uploads";

/** What is written: the sent file made anew, or cut down to what is sound. */
interface Content {
  extension: string;
  sizeBytes: number;
  read(): AsyncIterable<Buffer>;
}

export function getUploadsPath(dataDir: string): string {
  return join(dataDir, UPLOADS_FOLDER);
}

function toUploadKey(fileName: string): string {
  return `${UPLOADS_FOLDER}/${fileName}`;
}

async function* readAudio(path: string, { head, start, end }: ProvenAudio): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  yield* createReadStream(path, { start, end: end - 1 });
}

async function openAudio({ path, sizeBytes }: ReceivedUpload): Promise<Content> {
  const file = await open(path, "r");
  const proven = await proveAudio(file, sizeBytes).finally(() => file.close());
  if (proven === undefined) {
    throw createError(uploadsErrors, "uploads.no_audio", { field: "file" });
  }
  const { extension, head, start, end } = proven;
  return { extension, sizeBytes: head.length + end - start, read: () => readAudio(path, proven) };
}

async function openImage({ path }: ReceivedUpload, lane: PictureLane): Promise<Content> {
  const [picture] = await encodePictures(await readFile(path), ENCODING, lane);
  if (picture === undefined) throw new Error("one side makes one picture");
  const { bytes } = picture;
  return {
    extension: "webp",
    sizeBytes: bytes.length,
    async *read() {
      yield bytes;
    },
  };
}

async function hashContent({ read }: Content): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of read()) hash.update(chunk);
  return hash.digest("hex");
}

/** Keeps what was received; the same content again is the upload that is there already. */
export async function saveUpload(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  files: FileStore,
  upload: ReceivedUpload & { uploadedBy: string },
): Promise<UploadRow> {
  const { type, name, uploadedBy } = upload;
  const lane = { id: uploadedBy, now: clock.now() };
  const content = await (type === "image" ? openImage(upload, lane) : openAudio(upload));
  const contentHash = await hashContent(content);
  const known = await getUploadByHash(db, contentHash);
  if (known !== undefined) return known;
  const fileName = `${randomBytes(16).toString("hex")}.${content.extension}`;
  // The file first: a row never names one that is not there, and a file without a row is swept away.
  await files.put(toUploadKey(fileName), content.read());
  const row = await createUpload(db, {
    id: createId(),
    fileName,
    type,
    name,
    sizeBytes: content.sizeBytes,
    contentHash,
    uploadedBy,
    createdAt: clock.now(),
  });
  // Somebody else has sent the same at the same time.
  if (row.fileName !== fileName) await files.delete(toUploadKey(fileName));
  return row;
}
