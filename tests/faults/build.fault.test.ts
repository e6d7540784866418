import { cp, mkdir, readdir, symlink, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { DEFAULT_PACK } from "../../build/pack/chosen-pack.mjs";
import { createTemporaryFolder } from "../support/temporary-folder.ts";
import { createDataDir } from "./embedded-access.ts";
import { startServer } from "./fault-server.ts";

const projectDir = dirname(dirname(import.meta.dirname));
const LEFT_OUT = ["node_modules", "dist", "data", ".git", ".cache", "test-results"];
const BUILD_TIMEOUT_MS = 400_000;

/** A copy of the project without a build. What is in its name stays itself only in an address that was made from the path. */
async function copyProject(): Promise<string> {
  const folder = join(await createTemporaryFolder(), "the site %41");
  await mkdir(folder);
  const isTaken = (path: string) => !LEFT_OUT.includes(basename(path));
  await cp(projectDir, folder, { recursive: true, filter: (path) => path === projectDir || isTaken(path) });
  await symlink(join(projectDir, "node_modules"), join(folder, "node_modules"));
  return folder;
}

async function listBuilds(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, "dist", DEFAULT_PACK));
  return names.filter((name) => name.startsWith("build-"));
}

/** What browsers load, each file named after what is in it. */
function listAssets(folder: string, build: string): Promise<string[]> {
  return readdir(join(folder, "dist", DEFAULT_PACK, build, "web", "assets"));
}

async function readPage(url: string): Promise<{ status: number; script: string }> {
  const answer = await fetch(url);
  const html = await answer.text();
  return { status: answer.status, script: /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "" };
}

describe("npm start", () => {
  it(
    "builds once when two begin at the same moment, and leaves them their files when a third builds anew",
    async () => {
      const folder = await copyProject();
      const start = async () =>
        startServer({ entry: join(folder, "scripts", "run.mjs"), dataDir: await createDataDir() });

      const servers = await Promise.all([start(), start()]);
      const urls = await Promise.all(servers.map((server) => server.waitForUrl()));
      const pages = await Promise.all(urls.map(readPage));
      expect(pages).toEqual([
        { status: 200, script: expect.stringContaining(".js") },
        { status: 200, script: pages[0]?.script },
      ]);
      expect(servers.filter((server) => /"msg":"built in /.test(server.readOutput()))).toHaveLength(1);
      expect(await listBuilds(folder)).toHaveLength(1);

      const soon = new Date(Date.now() + 1000);
      await utimes(join(folder, "index.html"), soon, soon);
      const third = await start();
      expect((await readPage(await third.waitForUrl())).status).toBe(200);
      expect(third.readOutput()).toMatch(/"msg":"built in /);
      for (const [index, url] of urls.entries()) {
        expect((await readPage(url)).status).toBe(200);
        expect((await fetch(url + pages[index]?.script)).status).toBe(200);
      }

      // Servers that each built for themselves answer for each other.
      const builds = await listBuilds(folder);
      const [first = [], second] = await Promise.all(builds.map((build) => listAssets(folder, build)));
      expect(first.length).toBeGreaterThan(100);
      expect(second).toEqual(first);
    },
    BUILD_TIMEOUT_MS,
  );
});
