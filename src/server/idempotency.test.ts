import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createId } from "#shared/ids.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/test-database.ts";
import { idempotencyKeysTable } from "./idempotency.tables.ts";
import { idempotencyHeadersSchema, requireFreeKey, runOnce } from "./idempotency.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const userId = createId();

let database: TestDatabase;
let workCount = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  workCount = 0;
  await database.empty();
});

function call(request: unknown, { key = "one", member = userId } = {}): Promise<{ count: number }> {
  return runOnce(database.db, { userId: member, key, request, now: NOW }, async () => {
    workCount += 1;
    return { count: workCount };
  });
}

describe("runOnce", () => {
  it("does the work once and repeats the first answer", async () => {
    expect(await call({ action: "tweet" })).toEqual({ count: 1 });
    expect(await call({ action: "tweet" })).toEqual({ count: 1 });
    expect(workCount).toBe(1);
  });

  it("does the work once for many calls at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => call({ action: "tweet" })));
    expect(new Set(answers.map(({ count }) => count))).toEqual(new Set([1]));
  });

  it("refuses the key with another request", async () => {
    await call({ action: "tweet" });
    await expect(call({ action: "meme_shared" })).rejects.toMatchObject({
      status: 409,
      code: "idempotency.key_reused",
    });
  });

  it("keeps members and keys apart", async () => {
    await call({ action: "tweet" });
    await call({ action: "tweet" }, { key: "two" });
    await call({ action: "tweet" }, { member: createId() });
    expect(workCount).toBe(3);
  });

  it("leaves nothing behind when the work fails, so that the key can be tried again", async () => {
    const failing = runOnce(database.db, { userId, key: "one", request: 1, now: NOW }, async () => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await database.db.$count(idempotencyKeysTable)).toBe(0);
    expect(await call({ action: "tweet" })).toEqual({ count: 1 });
  });
});

describe("the Idempotency-Key header", () => {
  it.each([
    ["a".repeat(200), true],
    ["a".repeat(201), false],
    ["", false],
    ["two words", false],
    ["ключ", false],
  ])("%s is taken: %s", (key, isTaken) => {
    expect(idempotencyHeadersSchema.safeParse({ "idempotency-key": key }).success).toBe(isTaken);
  });
});

describe("requireFreeKey", () => {
  it("refuses a key of another request, and lets a new one, a repeated one and another member's pass", async () => {
    const requireFree = (request: unknown, member = userId) =>
      requireFreeKey(database.db, { userId: member, key: "one", request });
    await requireFree({ action: "tweet" });
    await call({ action: "tweet" });
    await requireFree({ action: "tweet" });
    await requireFree({ action: "meme_shared" }, createId());
    await expect(requireFree({ action: "meme_shared" })).rejects.toMatchObject({ code: "idempotency.key_reused" });
  });
});
