import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { getUser } from "#features/auth/server/auth.repository.ts";
import type { AppDeps } from "#server/deps.ts";
import type { FileStore } from "#server/file-store.ts";
import { describeBrowser } from "../sessions.rules.ts";
import { listBoardImages, listBoardPosts } from "./board-posts.repository.ts";
import { toContentItem } from "./content-item.ts";
import { toPictureKey } from "./content-pictures.ts";
import { listInterests, walkContent, walkPoints, walkVisits } from "./export.repository.ts";
import { getPreferences } from "./preferences.repository.ts";
import { listContacts } from "./recovery-contacts.repository.ts";
import { listSessions } from "./sessions.repository.ts";
import { getWalletProof } from "./wallet-proof.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "log">;

interface StoredPicture {
  name: string;
  hash: string;
}

type OpenPicture = (hash: string) => Promise<Buffer>;

function listPictures(item: { id: string; pictureHash: string | null; sourceHash: string | null }): StoredPicture[] {
  const named: [string, string | null][] = [
    [`pictures/${item.id}.webp`, item.pictureHash],
    [`pictures/${item.id}-source.webp`, item.sourceHash],
  ];
  return named.flatMap(([name, hash]) => (hash === null ? [] : [{ name, hash }]));
}

/** Where a picture of a meetup or a listing lies in the archive. */
function toBoardFile(imageId: string): string {
  return `boards/${imageId}.webp`;
}

async function* writeList<Row>(rows: AsyncIterable<Row>, toEntry: (row: Row) => unknown): AsyncGenerator<string> {
  let separator = "\n";
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(toEntry(row))}`;
    separator = ",\n";
  }
}

/** Everything the site knows of the member, as JSON in pieces; secrets and their hashes are nobody's data. */
async function* writeData({ db, clock }: Deps, userId: string): AsyncGenerator<string> {
  const sessions = await listSessions(db, userId, clock.now());
  const facts = {
    exportedAt: clock.now(),
    profile: await getUser(db, userId),
    wallet: (await getWalletProof(db, userId)) ?? null,
    preferences: await getPreferences(db, userId),
    recoveryContacts: await listContacts(db, userId),
    sessions: sessions.map(({ label, ...session }) => ({
      ...session,
      browser: describeBrowser(label),
      userAgent: label,
    })),
    interests: await listInterests(db, userId),
    boards: {
      ...(await listBoardPosts(db, userId)),
      images: (await listBoardImages(db, userId)).map(({ id, refId }) => ({ refId, file: toBoardFile(id) })),
    },
  };
  yield JSON.stringify(facts, null, 2).slice(0, -2);
  yield ',\n  "points": [';
  yield* writeList(walkPoints(db, userId), ({ id: _id, ...entry }) => entry);
  yield '\n  ],\n  "visits": [';
  yield* writeList(walkVisits(db, userId), ({ id: _id, ...visit }) => visit);
  yield '\n  ],\n  "content": [';
  yield* writeList(walkContent(db, userId), (row) => ({
    ...toContentItem(row),
    files: listPictures(row).map(({ name }) => name),
  }));
  yield "\n  ]\n}\n";
}

function addPicture(zip: ZipFile, { name, hash, mtime }: StoredPicture & { mtime: Date }, open: OpenPicture): void {
  zip.addReadStreamLazy(name, { compress: false, mtime }, (give) => {
    open(hash).then(
      (bytes) => give(null, Readable.from([bytes])),
      (error: unknown) => give(error, Readable.from([])),
    );
  });
}

/** A zip that is written while it is read: neither it nor any list in it is ever in memory whole. */
export async function createExport(deps: Deps, files: FileStore, userId: string): Promise<Readable> {
  const { db, log, clock } = deps;
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));

  async function openPicture(hash: string): Promise<Buffer> {
    const bytes = await files.get(toPictureKey(hash));
    if (bytes === undefined) log.error({ hash }, "a stored picture is missing");
    return bytes ?? Buffer.alloc(0);
  }

  zip.addReadStreamLazy("data.json", { mtime: clock.now() }, (give) => {
    const data = Readable.from(writeData(deps, userId));
    data.on("error", (error) => output.destroy(error));
    give(null, data);
  });
  for await (const item of walkContent(db, userId)) {
    for (const picture of listPictures(item)) addPicture(zip, { ...picture, mtime: item.createdAt }, openPicture);
  }
  for (const { id, pictureHash: hash, createdAt: mtime } of await listBoardImages(db, userId)) {
    addPicture(zip, { name: toBoardFile(id), hash, mtime }, openPicture);
  }
  zip.end();
  return output;
}
