/** What holds for files wherever they lie. */
import { createHash } from "node:crypto";
import { buffer, text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { startTestS3, type TestS3 } from "../../tests/support/s3-server.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openFileStore } from "./file-store.ts";
import type { FileStore } from "./stored-files.ts";

const s3: TestS3 = await startTestS3();
afterAll(() => s3.remove());

let folderNumber = 0;

const STORES: [where: string, open: () => Promise<FileStore>][] = [
  ["a folder", async () => openFileStore({ dataDir: await createTemporaryFolder(), s3Url: undefined })],
  [
    "S3",
    async () => {
      folderNumber += 1;
      return openFileStore({ dataDir: "/nonexistent", s3Url: `${s3.url}/${folderNumber}` });
    },
  ],
];
const KEY = "pictures/ab/abcd.webp";

async function listKeys(store: FileStore, folder = "pictures"): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key, modifiedAt } of store.list(folder)) {
    expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60 * 60_000);
    keys.push(key);
  }
  return keys.sort();
}

describe.each(STORES)("files in %s", (_where, open) => {
  it("are there until they are deleted", async () => {
    const store = await open();
    expect([await store.get(KEY), await listKeys(store)]).toEqual([undefined, []]);
    await store.put(KEY, Buffer.from("first"));
    await store.put(KEY, Buffer.from("second"));
    await store.put("uploads/a.mp3", Buffer.from("x"));
    expect(await store.get(KEY)).toEqual(Buffer.from("second"));
    expect([await listKeys(store), await listKeys(store, "uploads")]).toEqual([[KEY], ["uploads/a.mp3"]]);
    await store.delete(KEY);
    await store.delete(KEY);
    expect([await store.get(KEY), await store.open(KEY), await listKeys(store)]).toEqual([undefined, undefined, []]);
  });

  it("come and go in pieces", async () => {
    const store = await open();
    const pieces = Array.from({ length: 60 }, (_, index) => Buffer.alloc(100_000, index));
    const sizeBytes = 6_000_000;
    await store.put(KEY, {
      sizeBytes,
      async *read() {
        yield* pieces;
      },
    });
    const file = await store.open(KEY);
    expect([file?.sizeBytes, file?.part]).toEqual([sizeBytes, undefined]);
    const hash = createHash("sha256");
    for await (const piece of file?.bytes ?? []) hash.update(piece);
    expect(hash.digest("hex")).toBe(createHash("sha256").update(Buffer.concat(pieces)).digest("hex"));
  });

  it.each([
    ["bytes=2-4", "234", 2, 4],
    ["bytes=7-", "789", 7, 9],
    ["bytes=7-99", "789", 7, 9],
  ])("are read in part: %s", async (range, words, first, last) => {
    const store = await open();
    await store.put(KEY, Buffer.from("0123456789"));
    const file = await store.open(KEY, range);
    expect([file?.sizeBytes, file?.part]).toEqual([10, { first, last }]);
    expect(file && (await text(file.bytes))).toBe(words);
  });

  it("have no part beyond their end", async () => {
    const store = await open();
    await store.put(KEY, Buffer.from("0123456789"));
    await expect(store.open(KEY, "bytes=10-")).rejects.toMatchObject({ status: 416, code: "request.range" });
  });

  it("are one whole file when the same is put ten times at once", async () => {
    const store = await open();
    const bytes = Buffer.alloc(200_000, 7);
    await Promise.all(Array.from({ length: 10 }, () => store.put(KEY, bytes)));
    expect(await store.get(KEY)).toEqual(bytes);
    expect(await listKeys(store)).toEqual([KEY]);
  });

  it.each(["../secret.txt", "/etc/passwd", "pictures/../../x.webp", "pictures\\x.webp", "a\0.webp", ".hidden", ""])(
    "have no key like %j",
    async (key) => {
      const store = await open();
      await expect(store.get(key)).rejects.toThrow("no key");
      await expect(store.put(key, Buffer.from("x"))).rejects.toThrow("no key");
      await expect(store.delete(key)).rejects.toThrow("no key");
    },
  );
});

describe("an S3 that is gone", () => {
  it("is said in one way, also where it hangs, and is used again as soon as it is back", async () => {
    const gone = await startTestS3();
    try {
      const store = openFileStore({ dataDir: "/nonexistent", s3Url: gone.url });
      await store.put(KEY, Buffer.from("kept"));
      const away = { status: 503, code: "storage.away", headers: { "retry-after": "30" } };
      await gone.kill();
      await expect(store.get(KEY)).rejects.toMatchObject(away);
      await expect(store.put(KEY, Buffer.from("x"))).rejects.toMatchObject(away);
      await expect(listKeys(store)).rejects.toMatchObject(away);
      await gone.start();
      expect(await store.get(KEY)).toEqual(Buffer.from("kept"));
      gone.signal("SIGSTOP");
      await expect(store.get(KEY)).rejects.toMatchObject(away);
      gone.signal("SIGCONT");
      const file = await store.open(KEY);
      expect(file && (await buffer(file.bytes))).toEqual(Buffer.from("kept"));
    } finally {
      gone.signal("SIGCONT");
      await gone.remove();
    }
  });
});
