import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createFolderStore } from "./folder-store.ts";
import type { FileStore } from "./stored-files.ts";

const KEY = "pictures/ab/abcd.webp";

async function listKeys(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list("pictures")) keys.push(key);
  return keys.sort();
}

describe("the folder store", () => {
  it("has nothing before its first file", async () => {
    const store = createFolderStore(join(await createTemporaryFolder(), "not-made-yet"));
    expect(await store.get(KEY)).toBeUndefined();
    expect(await listKeys(store)).toEqual([]);
  });

  it("leaves no drafts when the same is put ten times at once", async () => {
    const root = await createTemporaryFolder();
    const store = createFolderStore(root);
    const bytes = Buffer.alloc(200_000, 7);
    await Promise.all(Array.from({ length: 10 }, () => store.put(KEY, bytes)));
    expect(await readdir(join(root, "pictures/ab"))).toEqual(["abcd.webp"]);
  });

  // The tests' S3 server takes the last bytes for the first ones.
  it.each([
    ["bytes=-3", { first: 7, last: 9 }],
    ["bytes=-99", { first: 0, last: 9 }],
  ])("knows where the last bytes begin: %s", async (range, part) => {
    const store = createFolderStore(await createTemporaryFolder());
    await store.put(KEY, Buffer.from("0123456789"));
    const file = await store.open(KEY, range);
    expect(file?.part).toEqual(part);
    file?.bytes.destroy();
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
