import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { buildMeme } from "../../../../tests/support/pictures.ts";
import { sweepPictures } from "./sweep-pictures.usecase.ts";

const site = await buildTestApp();
const OLD_HASH = "ab".repeat(32);

async function saveMeme(member: TestMember, colour: string): Promise<string> {
  const url = `/api/users/${member.user.id}/content`;
  const { headers } = member;
  const { content } = (
    await site.inject({ method: "POST", url, headers, payload: await buildMeme({ colour }) })
  ).json();
  return content.id;
}

async function forget(contentId: string): Promise<void> {
  await site.pool.query("DELETE FROM content_items WHERE id = $1", [contentId]);
}

async function listFiles(): Promise<string[]> {
  const folder = join(site.config.dataDir, "pictures");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function countRows(): Promise<number> {
  return (await site.pool.query("SELECT FROM stored_pictures")).rowCount ?? 0;
}

/** Files carry the machine's own time, so the site's clock follows it here. */
async function startAfresh(): Promise<TestMember> {
  site.clock.set(new Date());
  await site.pool.query("TRUNCATE stored_pictures CASCADE");
  const { rm } = await import("node:fs/promises");
  await rm(join(site.config.dataDir, "pictures"), { recursive: true, force: true });
  return site.register();
}

describe("the picture sweep", () => {
  it("removes what no item names, row and file, after an hour and not before", async () => {
    const vex = await startAfresh();
    await saveMeme(vex, "#111111");
    await forget(await saveMeme(vex, "#222222"));
    await sweepPictures(site.deps);
    expect([await countRows(), (await listFiles()).length]).toEqual([2, 2]);
    site.clock.advance(HOUR_MS + 1000);
    await sweepPictures(site.deps);
    expect([await countRows(), (await listFiles()).length]).toEqual([1, 1]);
  });

  it("spares a picture that another member's item names, and one just saved anew", async () => {
    const vex = await startAfresh();
    const rex = await site.register();
    await forget(await saveMeme(vex, "#111111"));
    await saveMeme(rex, "#111111");
    await forget(await saveMeme(vex, "#222222"));
    site.clock.advance(2 * HOUR_MS);
    await forget(await saveMeme(vex, "#222222"));
    await sweepPictures(site.deps);
    expect([await countRows(), (await listFiles()).length]).toEqual([2, 2]);
  });

  it("clears old files that no row knows and drafts that were never finished, and no young ones", async () => {
    const vex = await startAfresh();
    await saveMeme(vex, "#111111");
    const names = [`${OLD_HASH}.webp`, `${OLD_HASH}.webp.0b1c-2d3e.part`, `${"cd".repeat(32)}.webp`];
    const paths = names.map((name) => join(site.config.dataDir, "pictures", name.slice(0, 2), name));
    for (const path of paths) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, "x");
    }
    const longAgo = new Date(Date.now() - 2 * HOUR_MS);
    for (const path of paths.slice(0, 2)) await utimes(path, longAgo, longAgo);
    await sweepPictures(site.deps);
    expect((await listFiles()).filter((name) => name.startsWith("ab"))).toEqual([]);
    expect((await listFiles()).length).toBe(2);
    expect(await countRows()).toBe(1);
  });

  it("never takes a file from under a save that comes at the same time", async () => {
    const vex = await startAfresh();
    for (let round = 0; round < 5; round += 1) {
      await forget(await saveMeme(vex, "#333333"));
      site.clock.advance(2 * HOUR_MS);
      const [, id] = await Promise.all([sweepPictures(site.deps), saveMeme(vex, "#333333")]);
      const url = `/api/users/${vex.user.id}/content/${id}/picture`;
      expect((await site.inject({ url, headers: vex.headers })).statusCode).toBe(200);
      await forget(id);
    }
  });

  it("has nothing to do before the first picture", async () => {
    await startAfresh();
    await sweepPictures(site.deps);
    expect(await countRows()).toBe(0);
  });
});
