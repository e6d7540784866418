/** Backups that only their key opens: age (age-encryption.org), whose own program reads them too. */
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";

/** The first bytes of every file that age has made. */
export const AGE_MARK = "age-encryption.org/v1";
/** 2^15 rounds of scrypt: a tenth of a second and 32 MB; a key is long and random, no word that could be guessed. */
const WORK_FACTOR = 15;

type WebBytes = globalThis.ReadableStream<Uint8Array>;

export async function encrypt(bytes: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  encrypter.setPassphrase(key);
  const encrypted = await encrypter.encrypt(Readable.toWeb(bytes) as WebBytes);
  return Readable.fromWeb(encrypted as ReadableStream<Uint8Array>);
}

export async function decrypt(bytes: Readable, key: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  const decrypted = await decrypter.decrypt(Readable.toWeb(bytes) as WebBytes);
  return Readable.fromWeb(decrypted as ReadableStream<Uint8Array>);
}
