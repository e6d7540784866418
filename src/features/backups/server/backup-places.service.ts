/** Where the schedule keeps its backups: a folder, a bucket of an S3-compatible store, or both. */
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pack } from "#pack/pack.ts";
import type { Config } from "#server/config.ts";
import { readS3Address, type S3Address } from "#server/s3/s3-address.ts";
import { connectToS3 } from "#server/s3/s3-store.ts";
import type { ArchiveEnding } from "./archive.schema.ts";
import { BackupError } from "./archive-parts.service.ts";
import { type BackupSource, makeBackup, writeBackup } from "./make-backup.usecase.ts";

export interface KeptBackup {
  name: string;
  madeAt: Date;
  sizeBytes: number;
}

export interface BackupPlace {
  /** For lines of the log and of doctor; holds no key. */
  title: string;
  /** Those that the schedule has made, the newest first. */
  list(): Promise<KeptBackup[]>;
  make(source: BackupSource, name: string): Promise<ArchiveEnding>;
  remove(name: string): Promise<void>;
}

const NAME = new RegExp(`^${pack.id}-(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)-(\\d\\d)-(\\d\\d)Z\\.backup$`);
/** Bytes that are sent at once; a store takes ten thousand such pieces, which is 160 GB. */
const PIECE_BYTES = 16 * 1024 * 1024;

export function nameBackup(now: Date): string {
  return `${pack.id}-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

function readMoment(name: string): Date | undefined {
  const [, date, ...time] = NAME.exec(name) ?? [];
  return date === undefined ? undefined : new Date(`${date}T${time.join(":")}Z`);
}

/** Names begin with the moment, so that their order is that of time. */
function sortKept(found: { name: string; sizeBytes: number }[]): KeptBackup[] {
  return found
    .flatMap(({ name, sizeBytes }) => {
      const madeAt = readMoment(name);
      return madeAt === undefined ? [] : [{ name, madeAt, sizeBytes }];
    })
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

function createFolderPlace(folder: string): BackupPlace {
  return {
    title: folder,
    async list() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
      return sortKept(
        await Promise.all(names.map(async (name) => ({ name, sizeBytes: (await stat(join(folder, name))).size }))),
      );
    },
    async make(source, name) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return makeBackup(source, join(folder, name));
    },
    remove: (name) => rm(join(folder, name)),
  };
}

type Connection = Awaited<ReturnType<typeof connectToS3>>;

async function withStore<Result>(
  address: S3Address,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await connectToS3(address);
  return work(connection).finally(() => connection.client.destroy());
}

function createStorePlace(address: S3Address): BackupPlace {
  const { bucket: Bucket, prefix } = address;
  return {
    title: `the bucket ${Bucket}`,
    list: () =>
      withStore(address, async ({ sdk, client }) => {
        const found: { name: string; sizeBytes: number }[] = [];
        for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}${pack.id}-` })) {
          for (const { Key = "", Size = 0 } of page.Contents ?? [])
            found.push({ name: Key.slice(prefix.length), sizeBytes: Size });
        }
        return sortKept(found);
      }),
    /** Piece by piece as it is made: neither the disk nor the memory holds it, and the store shows it when its last byte is there. */
    make: (source, name) =>
      withStore(address, async ({ client }) => {
        const { Upload } = await import("@aws-sdk/lib-storage");
        const Body = new PassThrough();
        const params = { Bucket, Key: prefix + name, Body };
        const upload = new Upload({ client, params, partSize: PIECE_BYTES, queueSize: 1 });
        const sent = upload.done();
        // Whoever fails first ends the other.
        sent.catch((error: unknown) => Body.destroy(error as Error));
        try {
          const ending = await writeBackup(source, Body);
          await sent;
          return ending;
        } catch (error) {
          await upload.abort();
          throw error;
        }
      }),
    remove: (name) =>
      withStore(address, async ({ sdk, client }) => {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: prefix + name }));
      }),
  };
}

export function listPlaces({ backupDir, backupS3Url }: Pick<Config, "backupDir" | "backupS3Url">): BackupPlace[] {
  const address = backupS3Url === undefined ? undefined : readS3Address(backupS3Url);
  return [
    ...(backupDir === undefined ? [] : [createFolderPlace(backupDir)]),
    ...(address === undefined ? [] : [createStorePlace(address)]),
  ];
}

/** Brings a backup of the bucket into a file; `newest` is a name too. */
export async function fetchBackup(
  { backupS3Url }: Pick<Config, "backupS3Url">,
  name: string,
  path: string,
): Promise<void> {
  const address = backupS3Url === undefined ? undefined : readS3Address(backupS3Url);
  if (address === undefined) throw new BackupError("Set BACKUP_S3_URL to the bucket that holds the backup.");
  const kept = await createStorePlace(address).list();
  const found = name === "newest" ? kept[0] : kept.find((one) => one.name === name);
  if (found === undefined)
    throw new BackupError(
      `The bucket has no such backup. It has: ${kept.map((one) => one.name).join(", ") || "none"}.`,
    );
  await withStore(address, async ({ sdk, client }) => {
    const object = { Bucket: address.bucket, Key: address.prefix + found.name };
    const { Body } = await client.send(new sdk.GetObjectCommand(object));
    await pipeline(Body as Readable, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  });
}
