/** Files in an S3-compatible store. */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type * as S3 from "@aws-sdk/client-s3";
import { type AppError, createError } from "../errors.ts";
import { platformErrors } from "../platform.errors.ts";
import { noteServiceFailure, noteServiceSuccess } from "../service-notes.ts";
import { type FileStore, isFileKey, type OpenFile, requireFileKey, type SizedBytes } from "../stored-files.ts";
import type { S3Address } from "./s3-address.ts";

const CONNECT_WITHIN_MS = 2000;
/** The head of an answer must be there by then. */
const ANSWER_WITHIN_MS = 5000;
/** The longest that a file of 50 MB may take on its way in. */
const PUT_WITHIN_MS = 60_000;
/** A connection on which nothing moves for so long is given up. */
const SILENCE_MS = 20_000;
/** Once more for what was lost on the way, and no more: somebody waits. */
const TRIES = 2;

const RETRY_HEADERS = { "retry-after": "30" };

type Sdk = typeof S3;

interface Connection {
  sdk: Sdk;
  client: S3.S3Client;
}

/** Loaded when it is first needed: a site without such a store never pays for its client. */
export async function connectToS3({ endpoint, region, credentials }: S3Address): Promise<Connection> {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    endpoint,
    region,
    ...(credentials && { credentials }),
    // Names of buckets are names of hosts at AWS alone.
    forcePathStyle: true,
    // Checksums in trailers are news to many stores; TLS and Content-Length guard the way.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: SILENCE_MS },
  });
  return { sdk, client };
}

function nameError(error: unknown): string {
  return error instanceof Error ? error.name : "";
}

function createAwayError(): AppError {
  return createError(platformErrors, "storage.away", { headers: RETRY_HEADERS });
}

/** `bytes 0-99/1234` */
function readPart(contentRange = ""): { part: OpenFile["part"]; sizeBytes: number } | undefined {
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(contentRange) ?? [];
  return size === undefined
    ? undefined
    : { part: { first: Number(first), last: Number(last) }, sizeBytes: Number(size) };
}

export function createS3Store(address: S3Address): FileStore {
  const { bucket: Bucket, prefix } = address;
  let connecting: Promise<Connection> | undefined;
  const toObject = (key: string) => ({ Bucket, Key: prefix + requireFileKey(key) });

  async function ask<Output>(
    work: (connection: Connection, options: { abortSignal: AbortSignal }) => Promise<Output>,
    withinMs = ANSWER_WITHIN_MS,
  ): Promise<Output> {
    connecting ??= connectToS3(address);
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), withinMs);
    try {
      const output = await work(await connecting, { abortSignal: giveUp.signal });
      noteServiceSuccess("files");
      return output;
    } catch (error) {
      if (nameError(error) === "InvalidRange") throw createError(platformErrors, "request.range");
      noteServiceFailure("files", error);
      throw createAwayError();
    } finally {
      clearTimeout(timer);
    }
  }

  async function openFile(key: string, range?: string): Promise<OpenFile | undefined> {
    const object = { ...toObject(key), ...(range && { Range: range }) };
    const answer = await ask(({ client, sdk }, options) =>
      client.send(new sdk.GetObjectCommand(object), options).catch((error: unknown) => {
        if (nameError(error) === "NoSuchKey") return undefined;
        throw error;
      }),
    );
    if (answer === undefined) return undefined;
    const bytes = answer.Body as Readable;
    return { bytes, sizeBytes: answer.ContentLength ?? 0, part: undefined, ...readPart(answer.ContentRange) };
  }

  return {
    async put(key, bytes: Buffer | SizedBytes) {
      const [Body, ContentLength] = Buffer.isBuffer(bytes)
        ? [bytes, bytes.length]
        : [Readable.from(bytes.read(), { objectMode: false }), bytes.sizeBytes];
      const object = { ...toObject(key), Body, ContentLength };
      await ask(({ client, sdk }, options) => client.send(new sdk.PutObjectCommand(object), options), PUT_WITHIN_MS);
    },

    async get(key) {
      const file = await openFile(key);
      return file && buffer(file.bytes).catch(() => Promise.reject(createAwayError()));
    },

    open: openFile,

    async delete(key) {
      const object = toObject(key);
      await ask(({ client, sdk }, options) => client.send(new sdk.DeleteObjectCommand(object), options));
    },

    async *list(folder) {
      let from: string | undefined;
      do {
        const page = { Bucket, Prefix: `${prefix}${folder}/`, ...(from && { ContinuationToken: from }) };
        const answer = await ask(({ client, sdk }, options) =>
          client.send(new sdk.ListObjectsV2Command(page), options),
        );
        for (const { Key = "", LastModified } of answer.Contents ?? []) {
          const key = Key.slice(prefix.length);
          // What somebody else put there is none of ours.
          if (isFileKey(key) && LastModified) yield { key, modifiedAt: LastModified };
        }
        from = answer.NextContinuationToken;
      } while (from !== undefined);
    },
  };
}
