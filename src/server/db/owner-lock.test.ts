import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { acquireOwnerLock, findLockHolder } from "./owner-lock.ts";
import { getOwnIdentity } from "./process-identity.ts";

/** Above every pid that Linux hands out. */
const DEAD_PID = 2 ** 22 + 1;

async function createLockPath(): Promise<string> {
  return join(await createTemporaryFolder(), "server.lock");
}

describe("the lock of the data folder", () => {
  it("is taken, and its file is gone after the release", async () => {
    const path = await createLockPath();
    const lock = await acquireOwnerLock(path);
    expect(await readdir(join(path, ".."))).toEqual(["server.lock"]);
    if (!("release" in lock)) throw new Error("not taken");
    await lock.release();
    expect(await readdir(join(path, ".."))).toEqual([]);
  });

  it("names the living process that holds it", async () => {
    const path = await createLockPath();
    await acquireOwnerLock(path);
    expect(await acquireOwnerLock(path)).toEqual({ holder: getOwnIdentity() });
  });

  it.each([
    ["a dead process", { ...getOwnIdentity(), pid: DEAD_PID }],
    ["a process whose number another one bears now", { ...getOwnIdentity(), startedAt: "1" }],
    ["a process of another machine", { ...getOwnIdentity(), place: "elsewhere" }],
  ])("is taken over from %s", async (_name, holder) => {
    const path = await createLockPath();
    await writeFile(path, JSON.stringify(holder));
    expect(await acquireOwnerLock(path)).toHaveProperty("release");
    expect(JSON.parse(await readFile(path, "utf8"))).toEqual(getOwnIdentity());
  });

  it("is taken over from a process that died while writing it", async () => {
    const path = await createLockPath();
    await writeFile(path, "");
    expect(await acquireOwnerLock(path)).toHaveProperty("release");
  });

  it("goes to exactly one of many who find a stale one at the same time", async () => {
    const path = await createLockPath();
    await writeFile(path, JSON.stringify({ ...getOwnIdentity(), pid: DEAD_PID }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => acquireOwnerLock(path)));
    expect(answers.filter((answer) => "release" in answer)).toHaveLength(1);
    expect(await findLockHolder(path)).toEqual(getOwnIdentity());
  });
});
