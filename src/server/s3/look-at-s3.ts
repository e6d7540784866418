import { randomUUID } from "node:crypto";
import type { SettingOutcome } from "../setting-check.ts";
import type { S3Address } from "./s3-address.ts";
import { connectToS3 } from "./s3-store.ts";

/** Words for what a store answers, by the name of its error. */
const REFUSALS: Readonly<Record<string, string>> = {
  NoSuchBucket: "it has no bucket of that name",
  NotFound: "it has no bucket of that name",
  AccessDenied: "it does not let this key in: it needs to list, read, write and delete",
  Forbidden: "it does not let this key in: it needs to list, read, write and delete",
  InvalidAccessKeyId: "it does not know this key",
  SignatureDoesNotMatch: "it does not accept this key's secret, or the region is another one",
  CredentialsProviderError: "the address holds no key, and this machine has none",
};

/** Writes a word, reads it again and deletes it. */
export async function lookAtS3(address: S3Address): Promise<SettingOutcome> {
  const { sdk, client } = await connectToS3(address);
  const object = { Bucket: address.bucket, Key: `${address.prefix}look-${randomUUID()}.txt` };
  try {
    await client.send(new sdk.ListObjectsV2Command({ Bucket: address.bucket, MaxKeys: 1 }));
    await client.send(new sdk.PutObjectCommand({ ...object, Body: "look" }));
    const { Body } = await client.send(new sdk.GetObjectCommand(object));
    const isSame = (await Body?.transformToString()) === "look";
    await client.send(new sdk.DeleteObjectCommand(object));
    return isSame
      ? { state: "ok", words: `the bucket ${address.bucket} can be written and read` }
      : { state: "fail", words: `the bucket ${address.bucket} does not give back what it was given` };
  } catch (error) {
    const words = error instanceof Error ? REFUSALS[error.name] : undefined;
    if (words === undefined) throw error;
    return { state: "fail", words };
  } finally {
    client.destroy();
  }
}
