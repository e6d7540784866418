import { createHash } from "node:crypto";
import type * as z from "zod/mini";
import type { AppDeps } from "#server/deps.ts";
import { AppError } from "#server/errors.ts";
import type { FileStore } from "#server/file-store.ts";
import { type IdempotentCall, requireFreeKey, runOnce } from "#server/idempotency.ts";
import type { EncodedPicture } from "#server/picture-encoding.ts";
import { createLanes } from "#server/turns.ts";
import { pfps } from "#shared/pack-media.ts";
import type { newContentSchema } from "../content.schema.ts";
import { getContent } from "./content.repository.ts";
import { toContentItem } from "./content-item.ts";
import { createMissingContentError } from "./content-params.ts";
import { encodePicture, toPictureKey } from "./content-pictures.ts";
import {
  createContent,
  getSameContent,
  type PreparedContent,
  requireRoom,
  type SavedContent,
} from "./save-content.repository.ts";
import { announcePicture } from "./stored-pictures.repository.ts";

type CheckedContent = z.infer<typeof newContentSchema>;
type Prepared = Omit<PreparedContent, "userId" | "pictures">;

interface Preparation {
  item: Prepared;
  pictures: EncodedPicture[];
}

/** One hash for things that are the same to their owner. */
function hashContent(...parts: (string | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

function prepareTweet({ title, content }: Extract<CheckedContent, { contentType: "tweet" }>): Preparation {
  const contentHash = hashContent("tweet", content);
  const noPictures = { pictureHash: null, sourceHash: null };
  return {
    item: { contentType: "tweet", title, text: content, metadata: {}, contentHash, ...noPictures },
    pictures: [],
  };
}

function preparePfp({ title, metadata }: Extract<CheckedContent, { contentType: "pfp" }>): Preparation {
  const pfp = pfps.find(({ id }) => id === metadata.id);
  if (pfp === undefined) throw new AppError(400, "content.pfp_unknown", "There is no profile picture of that name");
  const { id, rarity } = pfp;
  const contentHash = hashContent("pfp", id);
  const noPictures = { pictureHash: null, sourceHash: null };
  // The rarity is the catalogue's, whatever was sent: a collection is worth something only if it cannot be made up.
  return {
    item: { contentType: "pfp", title, text: null, metadata: { id, rarity }, contentHash, ...noPictures },
    pictures: [],
  };
}

async function prepareMeme(meme: Extract<CheckedContent, { contentType: "meme" }>): Promise<Preparation> {
  const { title, content, source, metadata } = meme;
  const picture = await encodePicture(content);
  const upload = source === undefined ? undefined : await encodePicture(source);
  const { hash: pictureHash } = picture;
  const sourceHash = upload?.hash ?? null;
  const contentHash = hashContent("meme", pictureHash, sourceHash, metadata.project ?? null);
  return {
    item: { contentType: "meme", title, text: null, metadata, contentHash, pictureHash, sourceHash },
    pictures: upload === undefined ? [picture] : [picture, upload],
  };
}

async function prepare(content: CheckedContent): Promise<Preparation> {
  if (content.contentType === "tweet") return prepareTweet(content);
  return content.contentType === "pfp" ? preparePfp(content) : prepareMeme(content);
}

interface SaveRequest {
  userId: string;
  content: CheckedContent;
  /** The caller's Idempotency-Key, if any, and the address it was sent to. */
  key: string | undefined;
  url: string;
}

type Deps = Pick<AppDeps, "db" | "clock">;

/** A member's memes are kept one after the other: room is asked for before files are written, and must be there then. */
const takeMemberTurn = createLanes({
  queueMax: 9,
  busyMessage: "Your last pictures are still being saved. Wait a bit.",
});

async function keepOnce({ db }: Deps, call: IdempotentCall, prepared: PreparedContent): Promise<SavedContent> {
  // The answer that is kept is short: whole ones, a new key each, would be a way to fill the disk.
  const { contentId, isNew } = await runOnce(db, call, async (tx) => {
    const saved = await createContent(tx, prepared, call.now);
    return { contentId: saved.content.id, isNew: saved.isNew };
  });
  const row = await getContent(db, { userId: call.userId, contentId });
  if (row === undefined) throw createMissingContentError();
  return { content: toContentItem(row), isNew };
}

async function storePictures(
  { db }: Deps,
  files: FileStore,
  { prepared, pictures, now }: { prepared: PreparedContent; pictures: EncodedPicture[]; now: Date },
): Promise<void> {
  const same = await getSameContent(db, prepared);
  if (same !== undefined && same.deletedAt === null) return;
  // Asked once more where it counts, in the transaction; here it keeps what will be refused from being stored.
  await requireRoom(db, prepared.userId, prepared.pictures);
  for (const { hash, bytes, width, height } of pictures) {
    await announcePicture(db, { hash, sizeBytes: bytes.length, width, height, savedAt: now });
    await files.put(toPictureKey(hash), bytes);
  }
}

/** Keeps a thing: its pictures first, so that an item never names a file that is not there. */
async function keepContent(
  deps: Deps,
  files: FileStore,
  { userId, content, key, url }: SaveRequest,
): Promise<SavedContent> {
  const { db, clock } = deps;
  const { item, pictures } = await prepare(content);
  const sizes = pictures.map(({ hash, bytes }) => ({ hash, sizeBytes: bytes.length }));
  const prepared: PreparedContent = { ...item, userId, pictures: sizes };
  const now = clock.now();
  const call = key === undefined ? undefined : { userId, key, request: [url, item.contentHash, item.title], now };
  if (call !== undefined) await requireFreeKey(db, call);

  if (pictures.length > 0) await storePictures(deps, files, { prepared, pictures, now });
  if (call !== undefined) return keepOnce(deps, call, prepared);
  return db.transaction((tx) => createContent(tx, prepared, now));
}

/** Keeps a thing in a member's vault. */
export function saveContent(deps: Deps, files: FileStore, request: SaveRequest): Promise<SavedContent> {
  const keep = () => keepContent(deps, files, request);
  return request.content.contentType === "meme" ? takeMemberTurn(request.userId, keep) : keep();
}
