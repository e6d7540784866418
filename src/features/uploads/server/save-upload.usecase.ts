import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { encodePictures, type PictureSender } from "#server/picture-encoding.ts";
import type { FileStore } from "#server/stored-files.ts";
import { createId } from "#shared/ids.ts";
import { uploadsErrors } from "../uploads.errors.ts";
import { PICTURE_WIDTHS } from "../uploads.rules.ts";
import { createFileReader, type ProvenAudio, proveAudio } from "./prove-audio.usecase.ts";
import type { ReceivedUpload } from "./receive-upload.usecase.ts";
import { deleteFiles, toCopyName, toUploadKey } from "./upload-files.usecase.ts";
import { createUpload, getUploadByHash, type StoredFile, type UploadRow } from "./uploads.repository.ts";

/** Pixels of the longer side of a stored image. */
const IMAGE_SIDE = 2560;
const ENCODING = {
  types: ["PNG", "JPEG", "WebP", "GIF"],
  sides: [IMAGE_SIDE, ...PICTURE_WIDTHS],
  quality: 90,
} as const;

/** What is written: the sent file made anew, or cut down to what is sound. */
export interface CleanFile {
  extension: string;
  sizeBytes: number;
  width: number | null;
  height: number | null;
  read(): AsyncIterable<Buffer>;
  /** Of a picture the smaller ones, by their widths. */
  copies: { width: number; bytes: Buffer }[];
}

async function* readAudio(path: string, { head, start, end }: ProvenAudio): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  yield* createReadStream(path, { start, end: end - 1 });
}

async function openAudio({ path, sizeBytes }: ReceivedUpload): Promise<CleanFile> {
  const file = await open(path, "r");
  const proven = await proveAudio(createFileReader(file), sizeBytes).finally(() => file.close());
  if (proven === undefined) {
    throw createError(uploadsErrors, "uploads.no_audio", { field: "file" });
  }
  const { extension, head, start, end } = proven;
  const read = () => readAudio(path, proven);
  return { extension, sizeBytes: head.length + end - start, width: null, height: null, read, copies: [] };
}

export async function openImage({ path }: Pick<ReceivedUpload, "path">, sender: PictureSender): Promise<CleanFile> {
  const [picture, ...smaller] = await encodePictures(await readFile(path), ENCODING, sender);
  if (picture === undefined) throw new Error("each side makes a picture");
  const { bytes, width, height } = picture;
  return {
    extension: "webp",
    sizeBytes: bytes.length,
    width,
    height,
    async *read() {
      yield bytes;
    },
    copies: PICTURE_WIDTHS.map((side, index) => ({ width: side, bytes: smaller[index]?.bytes ?? bytes })),
  };
}

export async function hashFile({ read }: CleanFile): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of read()) hash.update(chunk);
  return hash.digest("hex");
}

/** Writes the files, under a name that nothing had before. */
export async function storeFile(files: FileStore, content: CleanFile, contentHash: string): Promise<StoredFile> {
  const { extension, sizeBytes, width, height, copies } = content;
  const storedAs = `${randomBytes(16).toString("hex")}.${extension}`;
  await files.put(toUploadKey(storedAs), content);
  for (const copy of copies) await files.put(toUploadKey(toCopyName(storedAs, copy.width)), copy.bytes);
  return { storedAs, sizeBytes, contentHash, width, height };
}

/** Keeps what was received; the same content again is the upload that is there already. */
export async function saveUpload(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  files: FileStore,
  upload: ReceivedUpload & { uploadedBy: string },
): Promise<UploadRow> {
  const { type, name, uploadedBy } = upload;
  const sender = { id: uploadedBy, now: clock.now() };
  const content = await (type === "image" ? openImage(upload, sender) : openAudio(upload));
  const contentHash = await hashFile(content);
  const known = await getUploadByHash(db, contentHash);
  if (known !== undefined) return known;
  // The files first: a row never names one that is not there, and a file without a row is swept away.
  const stored = await storeFile(files, content, contentHash);
  const row = await createUpload(db, {
    id: createId(),
    fileName: stored.storedAs,
    type,
    name,
    uploadedBy,
    createdAt: clock.now(),
    ...stored,
  });
  // Somebody else has sent the same at the same time.
  if (row.storedAs !== stored.storedAs) await deleteFiles(files, stored.storedAs);
  return row;
}
