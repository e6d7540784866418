import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createFolderStore, type FileStore } from "./file-store.ts";

const KEY = "pictures/ab/abcd.webp";

async function listKeys(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list("pictures")) keys.push(key);
  return keys.sort();
}

describe("the folder store", () => {
  it("gives back what it was given, until that is deleted", async () => {
    const store = createFolderStore(await createTemporaryFolder());
    await store.put(KEY, Buffer.from("first"));
    await store.put(KEY, Buffer.from("second"));
    expect(await store.get(KEY)).toEqual(Buffer.from("second"));
    expect(await listKeys(store)).toEqual([KEY]);
    await store.delete(KEY);
    await store.delete(KEY);
    expect(await store.get(KEY)).toBeUndefined();
    expect(await listKeys(store)).toEqual([]);
  });

  it("has nothing before its first file", async () => {
    const store = createFolderStore(join(await createTemporaryFolder(), "not-made-yet"));
    expect(await store.get(KEY)).toBeUndefined();
    expect(await listKeys(store)).toEqual([]);
  });

  it("holds one whole file when the same is put ten times at once", async () => {
    const root = await createTemporaryFolder();
    const store = createFolderStore(root);
    const bytes = Buffer.alloc(200_000, 7);
    await Promise.all(Array.from({ length: 10 }, () => store.put(KEY, bytes)));
    expect(await store.get(KEY)).toEqual(bytes);
    expect(await readdir(join(root, "pictures/ab"))).toEqual(["abcd.webp"]);
  });

  it("lists what a crash left unfinished", async () => {
    const root = await createTemporaryFolder();
    const store = createFolderStore(root);
    await store.put(KEY, Buffer.from("x"));
    await writeFile(join(root, `${KEY}.1234-5678.part`), "half");
    expect(await listKeys(store)).toEqual([KEY, `${KEY}.1234-5678.part`]);
    await store.delete(`${KEY}.1234-5678.part`);
    expect(await listKeys(store)).toEqual([KEY]);
  });

  it.each(["../secret.txt", "/etc/passwd", "pictures/../../x.webp", "pictures\\x.webp", "a\0.webp", ".hidden", ""])(
    "takes no key like %j",
    async (key) => {
      const store = createFolderStore(await createTemporaryFolder());
      await expect(store.get(key)).rejects.toThrow("no key");
      await expect(store.put(key, Buffer.from("x"))).rejects.toThrow("no key");
      await expect(store.delete(key)).rejects.toThrow("no key");
    },
  );

  it("takes no file when the disk is nearly full, and leaves none", async () => {
    const store = createFolderStore(await createTemporaryFolder(), { spareBytes: Number.MAX_SAFE_INTEGER });
    await expect(store.put(KEY, Buffer.from("first"))).rejects.toMatchObject({ status: 507, code: "storage.full" });
    expect(await listKeys(store)).toEqual([]);
  });

  it("does not list what others put into its folder", async () => {
    const folder = await createTemporaryFolder();
    const store = createFolderStore(folder);
    await store.put(KEY, Buffer.from("first"));
    for (const name of [".DS_Store", "Read Me.TXT"]) await writeFile(join(folder, "pictures", name), "x");
    expect(await listKeys(store)).toEqual([KEY]);
  });
});
