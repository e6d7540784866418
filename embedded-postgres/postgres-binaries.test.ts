import { mkdir, readlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { makeMissingLinks } from "./postgres-binaries.ts";

async function createPackage(): Promise<string> {
  const folder = await createTemporaryFolder();
  await mkdir(join(folder, "native", "lib"), { recursive: true });
  await writeFile(join(folder, "native", "lib", "libpq.so.5.18"), "");
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
  await writeFile(join(folder, "native", "pg-symlinks.json"), JSON.stringify(links));
  return folder;
}

describe("the PostgreSQL package", () => {
  it("gets the links that an install without scripts leaves out, once", async () => {
    const folder = await createPackage();
    await makeMissingLinks(folder);
    await makeMissingLinks(folder);
    expect(await readlink(join(folder, "native", "lib", "libpq.so.5"))).toBe("libpq.so.5.18");
  });

  it("says what to do where the links cannot be made", async () => {
    const folder = await createPackage();
    const links = [{ source: "native/lib/libpq.so.5.18", target: "native/absent/libpq.so.5" }];
    await writeFile(join(folder, "native", "pg-symlinks.json"), JSON.stringify(links));
    await expect(makeMissingLinks(folder)).rejects.toThrow(
      `Run "node scripts/hydrate-symlinks.js" in ${folder} once with write access`,
    );
  });

  it("may have no links at all", async () => {
    await expect(makeMissingLinks(await createTemporaryFolder())).resolves.toBeUndefined();
  });
});
