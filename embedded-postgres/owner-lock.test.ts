import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { acquireOwnerLock, findLockHolder, type OwnerLock } from "./owner-lock.ts";
import { getOwnIdentity } from "./process-identity.ts";

/** Above every pid that Linux hands out. */
const DEAD_PID = 2 ** 22 + 1;

async function createLockFolder(): Promise<string> {
  return join(await createTemporaryFolder(), "server.lock");
}

async function leaveClaim(folder: string, claim: object): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, "left-behind"), JSON.stringify({ isHolder: true, ...claim }));
}

async function acquire(folder: string): Promise<OwnerLock> {
  const lock = await acquireOwnerLock(folder);
  if (!("release" in lock)) throw new Error("The lock is held");
  return lock;
}

describe("the lock of the data folder", () => {
  it("is taken, and nothing of it is left after the release", async () => {
    const folder = await createLockFolder();
    const lock = await acquire(folder);
    expect(await findLockHolder(folder)).toMatchObject(getOwnIdentity());
    await lock.release();
    expect(await readdir(join(folder, ".."))).toEqual([]);
    await acquire(folder);
  });

  it("names the living process that holds it", async () => {
    const folder = await createLockFolder();
    await acquire(folder);
    expect(await acquireOwnerLock(folder)).toMatchObject({ holder: getOwnIdentity() });
  });

  it.each([
    ["a dead process", { ...getOwnIdentity(), pid: DEAD_PID }],
    ["a process whose number another one bears now", { ...getOwnIdentity(), startedAt: "1" }],
    ["a process of another machine", { ...getOwnIdentity(), place: "elsewhere" }],
  ])("is taken over from %s", async (_name, claim) => {
    const folder = await createLockFolder();
    await leaveClaim(folder, claim);
    await acquire(folder);
    expect(await findLockHolder(folder)).toMatchObject(getOwnIdentity());
    expect(await readdir(folder)).not.toContain("left-behind");
  });

  it("goes to exactly one of many who find a stale one at the same time, round after round", async () => {
    const folder = await createLockFolder();
    for (let round = 0; round < 10; round++) {
      await leaveClaim(folder, { ...getOwnIdentity(), pid: DEAD_PID });
      const answers = await Promise.all(Array.from({ length: 12 }, () => acquireOwnerLock(folder)));
      const winners = answers.filter((answer) => "release" in answer);
      expect(winners).toHaveLength(1);
      await winners[0]?.release();
    }
  });
});
