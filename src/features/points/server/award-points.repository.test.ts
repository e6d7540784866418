import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { usersTable } from "#features/users/server/users.tables.ts";
import { pack } from "#pack/pack.ts";
import { createId } from "#shared/ids.ts";
import type { PointAction } from "#shared/pack.schema.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { createFingerprint, LUMA_SIDE } from "../fingerprint.rules.ts";
import { getMonthYear, PROOFS } from "../points.rules.ts";
import { type Award, awardEngagement, awardPoints } from "./award-points.repository.ts";
import { receiptsTable } from "./points.tables.ts";
import { createReceipt, deleteOldReceipts } from "./receipts.repository.ts";
import { createMemeWork } from "./works.repository.ts";

const NOON = new Date("2026-11-20T17:00:00.000Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const withoutCooldown = Object.fromEntries(
  Object.entries(pack.points).map(([action, rule]) => [action, { ...rule, cooldownSeconds: 0 }]),
) as typeof pack.points;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.empty());

async function createMember(username = "villain"): Promise<string> {
  const id = createId();
  await database.db.insert(usersTable).values({ id, username, createdAt: NOON });
  return id;
}

function later(seconds: number): Date {
  return new Date(NOON.getTime() + seconds * 1000);
}

async function readTotals(): Promise<{ ledger: number; totals: number; rows: number }> {
  const { rows } = await database.pool.query(`SELECT
    (SELECT coalesce(sum(points), 0)::int FROM leaderboard_entries) AS ledger,
    (SELECT count(*)::int FROM leaderboard_entries) AS rows,
    (SELECT coalesce(sum(total_points), 0)::int FROM month_totals) AS totals`);
  return rows[0];
}

async function readProven(): Promise<{ ledger: number; totals: number }> {
  const { rows } = await database.pool.query(`SELECT
    (SELECT coalesce(sum(points), 0)::int FROM leaderboard_entries WHERE proven) AS ledger,
    (SELECT coalesce(sum(proven_points), 0)::int FROM month_totals) AS totals`);
  return rows[0];
}

function sumAwarded(awards: Award[]): number {
  return awards.reduce((sum, { awarded }) => sum + awarded, 0);
}

describe("awardPoints", () => {
  it("gives the pack's points and keeps the month's total", async () => {
    const userId = await createMember();
    const first = await awardPoints(database.db, { userId, action: "meme_generated", now: NOON });
    const second = await awardPoints(database.db, { userId, action: "pfp_generated", now: NOON });
    expect(first).toEqual({ awarded: 4, totalPoints: 4, proven: false });
    expect(second).toEqual({ awarded: 3, totalPoints: 7, proven: false });
  });

  it("gives nothing before the cooldown is over", async () => {
    const userId = await createMember();
    const award = (seconds: number) =>
      awardPoints(database.db, { userId, action: "meme_generated", now: later(seconds) });
    expect(await award(0)).toEqual({ awarded: 4, totalPoints: 4, proven: false });
    expect(await award(9.999)).toEqual({ awarded: 0, totalPoints: 4, proven: false, reason: "cooldown" });
    expect(await award(10)).toEqual({ awarded: 4, totalPoints: 8, proven: false });
  });

  it("keeps the cooldown across New York's midnight", async () => {
    const userId = await createMember();
    const midnight = Date.parse("2026-11-20T05:00:00.000Z");
    const award = (offsetMs: number) =>
      awardPoints(database.db, { userId, action: "meme_generated", now: new Date(midnight + offsetMs) });
    expect((await award(-1000)).awarded).toBe(4);
    expect(await award(1000)).toEqual({ awarded: 0, totalPoints: 4, proven: false, reason: "cooldown" });
    expect((await award(9000)).awarded).toBe(4);
  });

  it("gives nothing above the daily cap, and again the next day", async () => {
    const userId = await createMember();
    const award = (now: Date) =>
      awardPoints(database.db, { userId, action: "meme_generated", sourceId: createId(), now });
    for (let index = 0; index < 10; index += 1) expect((await award(later(index * 10))).awarded).toBe(4);
    expect(await award(later(200))).toEqual({ awarded: 0, totalPoints: 40, proven: false, reason: "daily-cap" });
    expect((await award(new Date(NOON.getTime() + DAY_MS))).awarded).toBe(4);
  });

  it("counts the same source once a month", async () => {
    const userId = await createMember();
    const award = (now: Date) => awardPoints(database.db, { userId, action: "meme_generated", sourceId: "joke", now });
    expect((await award(NOON)).awarded).toBe(4);
    expect(await award(later(60))).toEqual({ awarded: 0, totalPoints: 4, proven: false, reason: "duplicate" });
    expect((await award(new Date("2026-12-01T05:00:00.000Z"))).awarded).toBe(4);
  });

  it("uses up no receipt for what the server itself knows to be done", async () => {
    const userId = await createMember();
    await createReceipt(database.db, { userId, kind: "tweet", now: NOON });
    await awardPoints(database.db, { userId, action: "tweet", sourceId: "joke", now: NOON });
    const share = await awardPoints(database.db, { userId, action: "tweet", now: later(60) });
    expect(share).toEqual({ awarded: 6, totalPoints: 12, proven: true });
  });

  it("lets a refused source be used later", async () => {
    const userId = await createMember();
    const award = (sourceId: string, seconds: number) =>
      awardPoints(database.db, { userId, action: "meme_generated", sourceId, now: later(seconds) });
    await award("first", 0);
    expect((await award("second", 1)).reason).toBe("cooldown");
    expect((await award("second", 11)).awarded).toBe(4);
  });

  it("counts a bare claim twice a day, unproven, and no oftener", async () => {
    const userId = await createMember();
    for (const action of ["tweet", "meme_generated", "pfp_generated", "meme_shared"] as const) {
      const claims: Award[] = [];
      for (let index = 0; index < 4; index += 1) {
        claims.push(await awardPoints(database.db, { userId, action, now: later(index * 60) }));
      }
      const { points } = pack.points[action];
      expect(claims.map(({ awarded, proven, reason }) => [awarded, proven, reason])).toEqual([
        [points, false, undefined],
        [points, false, undefined],
        [0, false, "no-proof"],
        [0, false, "no-proof"],
      ]);
      expect((await awardPoints(database.db, { userId, action, now: later(DAY_MS / 1000) })).awarded).toBe(points);
    }
    expect(await readProven()).toEqual({ ledger: 0, totals: 0 });
  });

  it("uses up one receipt per shared tweet and keeps the others", async () => {
    const userId = await createMember();
    for (const seconds of [0, 1]) await createReceipt(database.db, { userId, kind: "tweet", now: later(seconds) });
    const share = (seconds: number) => awardPoints(database.db, { userId, action: "tweet", now: later(seconds) });
    expect(await share(2)).toMatchObject({ awarded: 6, proven: true });
    expect((await share(3)).reason).toBe("cooldown");
    expect(await share(42)).toMatchObject({ awarded: 6, proven: true });
    expect(await share(82)).toEqual({ awarded: 6, totalPoints: 18, proven: false });
  });

  it("pays the making of a work once and its sharing once", async () => {
    const userId = await createMember();
    const receiptId = await createReceipt(database.db, { userId, kind: "tweet", now: NOON });
    const pay = (action: PointAction, seconds: number) =>
      awardPoints(database.db, { userId, action, receiptId, now: later(seconds) });
    expect(await pay("tweet_generated", 0)).toEqual({ awarded: 5, totalPoints: 5, proven: true });
    expect((await pay("tweet_generated", 60)).reason).toBe("duplicate");
    expect(await pay("tweet", 60)).toEqual({ awarded: 6, totalPoints: 11, proven: true });
    expect((await pay("tweet", 120)).reason).toBe("duplicate");
    expect((await pay("pfp_generated", 180)).reason).toBe("no-proof");
  });

  it("counts no work that came sooner than a person makes one", async () => {
    const userId = await createMember();
    const make = async (seconds: number) => {
      const receiptId = await createReceipt(database.db, { userId, kind: "pfp", now: later(seconds) });
      return awardPoints(database.db, { userId, action: "pfp_generated", receiptId, now: later(seconds) });
    };
    expect((await make(0)).awarded).toBe(3);
    expect((await make(9)).reason).toBe("cooldown");
    expect((await make(10)).awarded).toBe(3);
  });

  it("takes neither an old receipt nor another member's", async () => {
    const userId = await createMember();
    const rivalId = await createMember("rival");
    const old = await createReceipt(database.db, { userId, kind: "tweet", now: new Date(NOON.getTime() - DAY_MS) });
    const rivals = await createReceipt(database.db, { userId: rivalId, kind: "tweet", now: NOON });
    const own = { userId, action: "tweet", now: NOON } as const;
    expect((await awardPoints(database.db, { ...own, receiptId: rivals })).reason).toBe("no-proof");
    expect((await awardPoints(database.db, { ...own, action: "tweet_generated", receiptId: old })).reason).toBe(
      "no-proof",
    );
    expect(await awardPoints(database.db, own)).toMatchObject({ awarded: 6, proven: false });
  });

  it("pays the sharing of a named work once, to the end of the next month", async () => {
    const userId = await createMember();
    const receiptId = await createReceipt(database.db, { userId, kind: "tweet", now: NOON });
    const share = (at: string) => awardPoints(database.db, { userId, action: "tweet", receiptId, now: new Date(at) });
    expect((await share("2027-01-01T05:00:00.000Z")).reason).toBe("no-proof");
    expect(await share("2027-01-01T04:59:59.000Z")).toMatchObject({ awarded: 6, proven: true });
    expect((await share("2027-01-01T04:59:59.000Z")).reason).toBe("duplicate");
    await deleteOldReceipts(database.db, new Date("2026-12-31T12:00:00.000Z"));
    expect(await database.db.$count(receiptsTable)).toBe(1);
    await deleteOldReceipts(database.db, new Date("2027-01-01T05:00:00.000Z"));
    expect(await database.db.$count(receiptsTable)).toBe(0);
  });

  it("pays one receipt once, however many calls come at once", async () => {
    const userId = await createMember();
    const receiptId = await createReceipt(database.db, { userId, kind: "tweet", now: NOON });
    const calls = Array.from({ length: 500 }, () =>
      awardPoints(database.db, { userId, action: "tweet", receiptId, now: NOON }, withoutCooldown),
    );
    expect(sumAwarded(await Promise.all(calls))).toBe(6);
    expect(await readTotals()).toEqual({ ledger: 6, totals: 6, rows: 1 });
  });

  it("holds the daily cap against a thousand calls at once", async () => {
    const userId = await createMember();
    const calls = Array.from({ length: 1000 }, () =>
      awardPoints(database.db, { userId, action: "meme_generated", sourceId: createId(), now: NOON }, withoutCooldown),
    );
    expect(sumAwarded(await Promise.all(calls))).toBe(40);
    expect(await readTotals()).toEqual({ ledger: 40, totals: 40, rows: 10 });
  });

  it("holds the limit of bare claims against five hundred at once", async () => {
    const userId = await createMember();
    const calls = Array.from({ length: 500 }, () =>
      awardPoints(database.db, { userId, action: "meme_shared", now: NOON }, withoutCooldown),
    );
    expect(sumAwarded(await Promise.all(calls))).toBe(12);
    expect(await readTotals()).toEqual({ ledger: 12, totals: 12, rows: 2 });
  });

  it("counts one of a hundred near copies that come at once, whoever brings them", async () => {
    const members = await Promise.all(["villain", "rival", "stray", "imp"].map(createMember));
    const luma = Uint8Array.from({ length: LUMA_SIDE ** 2 }, (_, at) => ((at % LUMA_SIDE) * 3 + at / 50) % 256);
    const works = Array.from({ length: 100 }, async (_, index) => {
      const userId = members[index % 4] ?? "";
      const fingerprint = createFingerprint(luma.map((value) => Math.min(255, value + (index % 7))));
      const receiptId = await createMemeWork(database.db, { userId, fingerprint, isBareTemplate: false, now: NOON });
      return { userId, receiptId };
    });
    const calls = (await Promise.all(works)).map((work) =>
      awardPoints(database.db, { ...work, action: "meme_generated", now: NOON }, withoutCooldown),
    );
    const awards = await Promise.all(calls);
    expect(sumAwarded(awards)).toBe(4);
    expect(awards.filter(({ reason }) => reason === "near-copy")).toHaveLength(99);
  });

  it("pays one source once, however many calls come at once", async () => {
    const userId = await createMember();
    const calls = Array.from({ length: 200 }, () =>
      awardPoints(database.db, { userId, action: "meme_generated", sourceId: "joke", now: NOON }, withoutCooldown),
    );
    expect(sumAwarded(await Promise.all(calls))).toBe(4);
    expect(await readTotals()).toEqual({ ledger: 4, totals: 4, rows: 1 });
  });

  it("keeps ledger and totals equal under any sequence of actions", async () => {
    const actions = Object.keys(pack.points) as PointAction[];
    const step = fc.record({
      member: fc.nat(2),
      action: fc.constantFrom(...actions),
      // Spread around a month's edge, out of order, some at the very same moment.
      offsetSeconds: fc.integer({ min: -40, max: 40 }),
      sourceId: fc.option(fc.constantFrom("a", "b", "c"), { nil: undefined }),
      receipt: fc.constantFrom("none", "own", "other"),
    });
    const edge = Date.parse("2026-12-01T05:00:00.000Z");
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        await database.empty();
        const members = await Promise.all(["villain", "rival", "stray"].map(createMember));
        const work = steps.map(async ({ member, action, offsetSeconds, sourceId, receipt }) => {
          const userId = members[member] ?? "";
          const now = new Date(edge + offsetSeconds * 1000);
          if (receipt === "none") return awardPoints(database.db, { userId, action, sourceId, now });
          const kind = receipt === "own" ? PROOFS[action].kind : "tweet";
          const receiptId = await createReceipt(database.db, { userId, kind, now });
          return awardPoints(database.db, { userId, action, receiptId, now });
        });
        const awarded = sumAwarded(await Promise.all(work));
        const { rows } = await database.pool.query(`
          SELECT count(*)::int AS wrong FROM month_totals AS t
          FULL JOIN (SELECT user_id, month_year, sum(points) AS points,
            coalesce(sum(points) FILTER (WHERE proven), 0) AS proven FROM leaderboard_entries GROUP BY 1, 2) AS e
          USING (user_id, month_year)
          WHERE e.points IS DISTINCT FROM t.total_points OR e.proven IS DISTINCT FROM t.proven_points`);
        expect(rows[0].wrong).toBe(0);
        expect((await readTotals()).ledger).toBe(awarded);
      }),
      { numRuns: 25 },
    );
  });

  it("writes the month and day of New York into the row", async () => {
    const userId = await createMember();
    for (const moment of ["2026-11-01T03:59:59.999Z", "2026-11-01T04:00:00.000Z"]) {
      await awardPoints(database.db, { userId, action: "meme_generated", now: new Date(moment) }, withoutCooldown);
    }
    const { rows } = await database.pool.query(
      "SELECT month_year, created_at FROM leaderboard_entries ORDER BY created_at",
    );
    expect(rows.map((row) => row.month_year)).toEqual(["2026-10", "2026-11"]);
    for (const row of rows) expect(getMonthYear(row.created_at)).toBe(row.month_year);
  });
});

describe("awardEngagement", () => {
  it("adds proven points once for the same thing, however many calls come at once", async () => {
    const userId = await createMember();
    const award = () => awardEngagement(database.db, { userId, points: 40, sourceId: "wall:2026-W47:1", now: NOON });
    const awards = await Promise.all(Array.from({ length: 100 }, award));
    expect(sumAwarded(awards)).toBe(40);
    expect(await award()).toEqual({ awarded: 0, totalPoints: 40, proven: true, reason: "duplicate" });
    const { rows } = await database.pool.query("SELECT total_points, proven_points FROM month_totals");
    expect(rows).toEqual([{ total_points: 40, proven_points: 40 }]);
  });

  it.each([0, pack.communityEngagementMax + 1, 1.5, -1])("does not give %d points", async (points) => {
    const userId = await createMember();
    await expect(awardEngagement(database.db, { userId, points, sourceId: "a", now: NOON })).rejects.toThrow(
      RangeError,
    );
    expect((await readTotals()).ledger).toBe(0);
  });
});
