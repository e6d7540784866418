// About the default community.
import { describe, expect, it } from "vitest";
import { getMonthYear } from "#features/points/points.rules.ts";
import { leaderboardEntriesTable, monthTotalsTable } from "#features/points/server/points.tables.ts";
import { mapFields, publicProfileFields } from "#features/users/profile-fields.catalog.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { walletProofsTable } from "#features/wallet/server/wallet.tables.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildContact, buildWorkDays } from "../../../../tests/support/builders.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { DAY_MS, FakeClock, MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import type { Leaderboard, UserStats } from "../leaderboard.schema.ts";

const clock = new FakeClock("2026-11-20T12:00:00.000Z");
const { db, inject, register, registerAdmin } = await buildTestApp({ clock });

function act(member: TestMember, actionType: string) {
  return inject({
    method: "POST",
    url: "/api/actions/track",
    headers: member.headers,
    payload: { userId: member.user.id, actionType },
  });
}

async function readBoard(query = ""): Promise<Leaderboard> {
  return (await inject({ url: `/api/leaderboard${query}` })).json<Leaderboard>();
}

interface BoardRow {
  username: string;
  totalPoints: number;
  /** As many as in all, where nothing is said. */
  provenPoints?: number;
  reachedAt?: Date;
  isAdmin?: boolean;
  createdAt?: Date;
  disabledAt?: Date;
}

async function putOnBoard(row: BoardRow): Promise<string> {
  const { username, totalPoints, provenPoints = totalPoints, reachedAt = clock.now(), ...user } = row;
  const id = createId();
  await db.insert(usersTable).values({ id, username, createdAt: clock.now(), ...user });
  await db
    .insert(monthTotalsTable)
    .values({ monthYear: getMonthYear(clock.now()), userId: id, totalPoints, provenPoints, reachedAt });
  return id;
}

describe("GET /api/leaderboard", () => {
  it("ranks the current New York month, at most 25, and shows nothing personal", async () => {
    for (let index = 1; index <= 27; index += 1) await putOnBoard({ username: `v${index}`, totalPoints: index });
    const board = await readBoard();
    expect(board).toMatchObject({ monthYear: "2026-11", filter: "all" });
    expect(board.leaderboard.map(({ rank, totalPoints }) => [rank, totalPoints])).toEqual(
      Array.from({ length: 25 }, (_, index) => [index + 1, 27 - index]),
    );
    expect(board.leaderboard[0]).toEqual({
      rank: 1,
      totalPoints: 27,
      provenPoints: 27,
      user: { id: expect.any(String), username: "v27", faceId: null, ...mapFields(publicProfileFields, () => null) },
      prize: { tokens: 5000, status: "to-claim" },
    });
  });

  it("puts the earlier of two equal totals first, then the older member", async () => {
    const at = clock.now();
    await putOnBoard({ username: "late", totalPoints: 10, reachedAt: new Date(at.getTime() + 1) });
    await putOnBoard({ username: "older", totalPoints: 10, reachedAt: at });
    await putOnBoard({ username: "younger", totalPoints: 10, reachedAt: at });
    const { leaderboard } = await readBoard();
    expect(leaderboard.map(({ user }) => user.username)).toEqual(["older", "younger", "late"]);
  });

  it("puts proven points before any number of others, and says both", async () => {
    await putOnBoard({ username: "bot", totalPoints: 60, provenPoints: 0 });
    await putOnBoard({ username: "villain", totalPoints: 9, provenPoints: 5 });
    const { leaderboard } = await readBoard();
    expect(leaderboard.map((entry) => [entry.user.username, entry.totalPoints, entry.provenPoints])).toEqual([
      ["villain", 9, 5],
      ["bot", 60, 0],
    ]);
  });

  it("leaves out staff and disabled members", async () => {
    await putOnBoard({ username: "boss", totalPoints: 90, isAdmin: true });
    await putOnBoard({ username: "banned", totalPoints: 80, disabledAt: clock.now() });
    await putOnBoard({ username: "villain", totalPoints: 10 });
    const { leaderboard } = await readBoard();
    expect(leaderboard.map(({ rank, user }) => [rank, user.username])).toEqual([[1, "villain"]]);
  });

  it("shows an award at once and a disabled member for five seconds at most", async () => {
    const villain = await register();
    expect((await readBoard()).leaderboard).toEqual([]);
    await act(villain, "meme_generated");
    expect((await readBoard()).leaderboard).toHaveLength(1);
    await db.update(usersTable).set({ disabledAt: clock.now() });
    clock.advance(5000);
    expect((await readBoard()).leaderboard).toEqual([]);
  });

  it("answers 304 to a reader who has the board already", async () => {
    const first = await inject({ url: "/api/leaderboard" });
    const etag = first.headers.etag as string;
    const again = await inject({ url: "/api/leaderboard", headers: { "if-none-match": `"x", W/${etag}` } });
    expect(first.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it.each(["month=2026-13", "month=now", "month=2026-11%27--", "month=", "filter=mine", "month=2026-11&month=2026-10"])(
    "refuses %s",
    async (query) => {
      const response = await inject({ url: `/api/leaderboard?${query}` });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ error: expect.any(String), field: query.split("=")[0] });
    },
  );

  it("answers a month nobody played with an empty list", async () => {
    expect(await readBoard("?month=2025-01&filter=all")).toEqual({
      leaderboard: [],
      monthYear: "2025-01",
      filter: "all",
    });
  });
});

describe("GET /api/users/:id/stats", () => {
  function readStats(member: TestMember, query = "", id = member.user.id) {
    return inject({ url: `/api/users/${id}/stats${query}`, headers: member.headers });
  }

  it("answers total, rank, the newest entries and a sum per action", async () => {
    const villain = await register();
    await putOnBoard({ username: "rival", totalPoints: 90 });
    await putOnBoard({ username: "boss", totalPoints: 95, isAdmin: true });
    await act(villain, "meme_generated");
    clock.advance(10_000);
    await act(villain, "meme_generated");
    await act(villain, "pfp_generated");
    const { stats, monthYear } = (await readStats(villain)).json<UserStats>();
    expect(monthYear).toBe("2026-11");
    expect(stats).toMatchObject({ totalPoints: 11, rank: 2 });
    expect(stats.byAction).toEqual([
      { actionType: "meme_generated", count: 2, points: 8 },
      { actionType: "pfp_generated", count: 1, points: 3 },
    ]);
    expect(stats.entries).toHaveLength(3);
    expect(stats.entries[0]).toEqual({ actionType: "pfp_generated", points: 3, createdAt: clock.now().toISOString() });
  });

  it("ranks a tie like the board does", async () => {
    const villain = await register();
    await putOnBoard({
      username: "earlier",
      totalPoints: 4,
      provenPoints: 0,
      reachedAt: new Date(clock.now().getTime() - 1),
    });
    await act(villain, "meme_generated");
    await putOnBoard({
      username: "later",
      totalPoints: 4,
      provenPoints: 0,
      reachedAt: new Date(clock.now().getTime() + 1),
    });
    expect((await readStats(villain)).json<UserStats>().stats.rank).toBe(2);
    expect((await readBoard()).leaderboard[1]?.user.username).toBe(villain.user.username);
  });

  it("has no rank for a month without points, nor for staff", async () => {
    const villain = await register();
    const boss = await registerAdmin();
    await act(boss, "meme_generated");
    expect((await readStats(villain)).json()).toEqual({
      stats: { totalPoints: 0, provenPoints: 0, streak: 0, rank: null, entries: [], byAction: [] },
      monthYear: "2026-11",
    });
    expect((await readStats(boss)).json<UserStats>().stats).toMatchObject({ totalPoints: 4, rank: null });
  });

  it("tells proven points from the rest", async () => {
    const villain = await register();
    const entry = { userId: villain.user.id, actionType: "tweet", monthYear: "2026-11", createdAt: clock.now() };
    await db.insert(leaderboardEntriesTable).values([
      { ...entry, id: createId(), points: 6, proven: true },
      { ...entry, id: createId(), points: 5, proven: false },
    ]);
    expect((await readStats(villain)).json<UserStats>().stats).toMatchObject({ totalPoints: 11, provenPoints: 6 });
  });

  it("counts the days in a row with counted work, New York's days, for the past month too", async () => {
    const villain = await register();
    for (const _day of [1, 2, 3]) {
      await act(villain, "meme_generated");
      clock.advance(DAY_MS);
    }
    expect((await readStats(villain)).json<UserStats>().stats.streak).toBe(3);
    expect((await readStats(villain, "?month=2026-10")).json<UserStats>().stats.streak).toBe(3);
    clock.advance(DAY_MS);
    expect((await readStats(villain)).json<UserStats>().stats.streak).toBe(0);
  });

  it("needs a login", async () => {
    const villain = await register();
    expect((await inject({ url: `/api/users/${villain.user.id}/stats` })).statusCode).toBe(401);
  });

  it("refuses a bad month", async () => {
    expect((await readStats(await register(), "?month=2026-11-01")).statusCode).toBe(400);
  });

  it("refuses another member's stats", async () => {
    const [villain, rival] = [await register(), await register()];
    expect((await readStats(villain, "", rival.user.id)).statusCode).toBe(403);
  });
});

describe("the prizes on the board", () => {
  const readPrizes = async () =>
    (await readBoard()).leaderboard.map(({ user, prize }) => [user.username, prize?.tokens, prize?.status]);

  it("go to ranks of the ladder with proven points, and say whether they could be paid", async () => {
    const longAgo = new Date(clock.now().getTime() - 60 * DAY_MS);
    const payable = await putOnBoard({ username: "ready", totalPoints: 90, createdAt: longAgo });
    await buildContact(db, { userId: payable });
    await buildWorkDays(db, { userId: payable, from: clock.now() });
    await db.insert(walletProofsTable).values({ userId: payable, address: "ready-wallet", provenAt: longAgo });
    await putOnBoard({ username: "lazy", totalPoints: 80 });
    await putOnBoard({ username: "bot", totalPoints: 500, provenPoints: 0 });
    expect(await readPrizes()).toEqual([
      ["ready", 5000, "payable"],
      ["lazy", 3000, "to-claim"],
      ["bot", undefined, undefined],
    ]);
  });

  it("cost one statement more, however many there are, and none while the board is remembered", async () => {
    await putOnBoard({ username: "v1", totalPoints: 9 });
    clock.advance(MINUTE_MS);
    const one = await countQueries(() => readBoard());
    for (let number = 2; number <= 15; number += 1) await putOnBoard({ username: `v${number}`, totalPoints: 9 });
    clock.advance(MINUTE_MS);
    const many = await countQueries(() => readBoard());
    // The ranking, the last root, and one for the prizes.
    expect([one.count, many.count]).toEqual([3, 3]);
    expect((await readPrizes()).filter(([, tokens]) => tokens !== undefined)).toHaveLength(10);
    expect((await countQueries(() => readBoard())).count).toBe(0);
  });
});
