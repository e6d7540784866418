import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { openBuilds } from "./builds.mjs";

const HOUR_S = 3600;

/** A project with one source of an hour ago. */
async function createProject() {
  const root = await createTemporaryFolder();
  mkdirSync(join(root, "src/deep"), { recursive: true });
  const source = join(root, "src/deep/page.ts");
  const touch = (secondsFromNow: number) => {
    const time = Date.now() / 1000 + secondsFromNow;
    for (const path of [source, join(root, "src/deep"), join(root, "src")]) utimesSync(path, time, time);
  };
  writeFileSync(source, "");
  touch(-HOUR_S);
  return { builds: openBuilds(root), touch };
}

/** A build by a process that has ended, as builders have when the site starts. */
async function build({ builds }: Awaited<ReturnType<typeof createProject>>): Promise<string> {
  const script = `import { openBuilds } from ${JSON.stringify(new URL("builds.mjs", import.meta.url).href)};
    const builds = openBuilds(${JSON.stringify(join(builds.dist, "../.."))});
    const folder = builds.begin();
    builds.publish(folder);
    console.log(folder);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script]);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  await once(child, "close");
  return output.trim();
}

describe("a build", () => {
  it("is needed when there is none, and when a source has changed since it began", async () => {
    const project = await createProject();
    expect(project.builds.findCurrent()).toBeUndefined();
    expect(project.builds.isUpToDate()).toBe(false);
    const folder = await build(project);
    expect(project.builds.findCurrent()).toBe(folder);
    expect(project.builds.isUpToDate()).toBe(true);
    project.touch(HOUR_S);
    expect(project.builds.isUpToDate()).toBe(false);
  });

  it("counts only when it is whole", async () => {
    const project = await createProject();
    const folder = await build(project);
    project.builds.begin();
    expect(project.builds.findCurrent()).toBe(folder);
  });

  it("stays as long as a process uses it, and through the build after it, then goes", async () => {
    const project = await createProject();
    const used = await build(project);
    const server = spawn(process.execPath, ["--eval", "setTimeout(() => {}, 60_000)"]);
    onTestFinished(() => void server.kill("SIGKILL"));
    writeFileSync(join(used, "users", String(server.pid)), "");
    const second = await build(project);
    const third = await build(project);
    const fourth = await build(project);
    expect([used, second, third, fourth].map((folder) => existsSync(folder))).toEqual([true, false, true, true]);
    server.kill("SIGKILL");
    await once(server, "exit");
    await build(project);
    expect(existsSync(used)).toBe(false);
  });

  it("that was broken off goes with the next one, the lock of its builder stays", async () => {
    const project = await createProject();
    const abandoned = join(project.builds.dist, "build-1-1");
    mkdirSync(abandoned, { recursive: true });
    mkdirSync(join(project.builds.dist, "build.lock"));
    await build(project);
    expect(existsSync(abandoned)).toBe(false);
    expect(existsSync(join(project.builds.dist, "build.lock"))).toBe(true);
  });
});
