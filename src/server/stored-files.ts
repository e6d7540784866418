import type { Readable } from "node:stream";

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** Bytes that are not in memory, and how many they are. */
export interface SizedBytes {
  sizeBytes: number;
  read(): AsyncIterable<Buffer>;
}

/** A file or a part of it, as it comes; who does not read to the end destroys it. */
export interface OpenFile {
  bytes: Readable;
  /** Of the whole file. */
  sizeBytes: number;
  /** Its first and its last byte, where a part was asked for. */
  part: { first: number; last: number } | undefined;
}

/**
 * Where files live that members made. A key is a path of our own making, such as `pictures/ab/abcd….webp`, and what lies under
 * it never changes.
 */
export interface FileStore {
  /** Keeps the file; when it returns, neither a crash nor a power cut loses it. An equal key is replaced at a stroke. */
  put(key: string, bytes: Buffer | SizedBytes): Promise<void>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  /** The same piece by piece; `range` is one of HTTP's: `bytes=0-99`, `bytes=100-`, `bytes=-100`. */
  open(key: string, range?: string): Promise<OpenFile | undefined>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  /** Every file whose key begins with the folder, unfinished ones too. */
  list(folder: string): AsyncIterable<StoredFile>;
}

const KEY_PATTERN = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*(?:\.[a-z0-9-]+)+$/;

export function isFileKey(text: string): boolean {
  return KEY_PATTERN.test(text);
}

/** Keys are made by us; one that could climb out of its folder is a mistake of ours, whoever caused it. */
export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error("this is no key of a stored file");
  return key;
}
