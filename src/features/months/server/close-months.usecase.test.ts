import fc from "fast-check";
import { pino } from "pino";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { awardPoints } from "#features/points/server/award-points.repository.ts";
import { seedPoints } from "#features/points/server/points.seed.ts";
import { pack } from "#pack/pack.ts";
import { createDatabase, createPool } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { buildUser } from "../../../../tests/support/builders.ts";
import { closeMonths } from "./close-months.usecase.ts";

const site = await buildTestApp();
const { db, pool, clock } = site;
/** Every award counts: caps and cooldowns are tested where they are made. */
const UNLIMITED = Object.fromEntries(
  Object.entries(pack.points).map(([action, rule]) => [action, { ...rule, cooldownSeconds: 0, dailyCap: 10_000 }]),
) as typeof pack.points;
const log = pino({ level: "silent" });

function award(userId: string, now = clock.now()) {
  return awardPoints(db, { userId, action: "meme_generated", sourceId: createId(), now }, UNLIMITED);
}

beforeEach(() => clock.set("2026-03-10T12:00:00.000Z"));

async function readMonths() {
  const { rows } = await pool.query(
    "SELECT month_year AS month, state, entry_count AS entries, member_count AS members, chain FROM months ORDER BY 1",
  );
  return rows;
}

/** Ledger, totals and standings of a month, member by member. */
async function readSums(month: string) {
  const { rows } = await pool.query(
    `SELECT members.user_id, s.points, s.proven_points AS proven, totals.total_points AS total_points,
       totals.proven_points AS total_proven,
       (SELECT sum(points)::int FROM leaderboard_entries AS e WHERE e.user_id = members.user_id AND e.month_year = $1) AS ledger,
       (SELECT sum(points)::int FROM month_entries AS e WHERE e.pseudonym = s.pseudonym AND e.month_year = $1) AS sealed
     FROM month_standings AS s JOIN month_members AS members USING (month_year, pseudonym)
     JOIN month_totals AS totals ON totals.month_year = $1 AND totals.user_id = members.user_id
     WHERE s.month_year = $1`,
    [month],
  );
  return rows;
}

describe("closeMonths", () => {
  it("seals while the month runs, and freezes it ten seconds after it ended in New York", async () => {
    const { id } = await buildUser(db);
    clock.set("2026-04-01T03:59:00.000Z");
    await award(id);
    await closeMonths(site.deps);
    expect(await readMonths()).toMatchObject([{ month: "2026-03", state: "open", entries: 1 }]);
    await award(id);
    clock.set("2026-04-01T04:00:09.999Z");
    await closeMonths(site.deps);
    expect(await readMonths()).toMatchObject([{ month: "2026-03", state: "open", entries: 2 }]);
    clock.set("2026-04-01T04:00:10.000Z");
    await closeMonths(site.deps);
    expect(await readMonths()).toMatchObject([{ month: "2026-03", state: "frozen", entries: 2, members: 1 }]);
  });

  it.each([
    ["spring, when the clocks were put forward", "2026-03", "2026-04-01T04:00:10.000Z"],
    ["autumn, when they were put back", "2026-11", "2026-12-01T05:00:10.000Z"],
    ["a year's end", "2026-12", "2027-01-01T05:00:10.000Z"],
  ])("ends a month of %s at midnight of New York", async (_name, month, moment) => {
    const { id } = await buildUser(db);
    await award(id, new Date(Date.parse(moment) - 11_000));
    clock.set(new Date(Date.parse(moment) - 1));
    await closeMonths(site.deps);
    expect(await readMonths()).toMatchObject([{ month, state: "open" }]);
    clock.set(moment);
    await closeMonths(site.deps);
    expect(await readMonths()).toMatchObject([{ month, state: "frozen" }]);
  });

  it("freezes every month that ended while the server slept", async () => {
    const { id } = await buildUser(db);
    for (const day of ["2026-03-10", "2026-04-10", "2026-06-10"]) await award(id, new Date(`${day}T12:00:00.000Z`));
    clock.set("2026-06-12T12:00:00.000Z");
    await closeMonths(site.deps);
    expect(await readMonths()).toMatchObject([
      { month: "2026-03", state: "frozen" },
      { month: "2026-04", state: "frozen" },
      { month: "2026-06", state: "open" },
    ]);
  });

  it("is planned by what was sealed a moment ago, so that a large month slept through is no endless join", async () => {
    await seedPoints(db, { memberCount: 60, rowCount: 200, now: new Date("2026-03-31T12:00:00.000Z") });
    clock.set("2026-05-20T12:00:00.000Z");
    await closeMonths(site.deps);
    const { rows } = await pool.query(
      "SELECT relname AS name, reltuples AS rows FROM pg_class WHERE relname IN ('month_entries', 'month_members') ORDER BY 1",
    );
    expect(rows).toEqual([
      { name: "month_entries", rows: 200 },
      { name: "month_members", rows: 60 },
    ]);
  });

  it("freezes once, whoever does it: two processes on pools of their own, many times at once", async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => buildUser(db)));
    for (const { id } of users) await award(id);
    clock.set("2026-06-12T12:00:00.000Z");
    const otherPool = createPool({ connectionString: site.databaseUrl, max: 4, query_timeout: 60_000 }, log);
    const other = { ...site.deps, db: createDatabase(otherPool) };
    await Promise.all(Array.from({ length: 6 }, (_, index) => closeMonths(index % 2 ? other : site.deps)));
    const frozen = await readMonths();
    expect(frozen).toMatchObject([{ state: "frozen", entries: 5, members: 5 }]);
    await closeMonths(other);
    expect(await readMonths()).toEqual(frozen);
    await otherPool.end();
  });

  it("ranks by proven points, then points, and neither staff nor who is disabled", async () => {
    const [a, b, boss, banned] = await Promise.all([
      buildUser(db, { username: "aaa" }),
      buildUser(db, { username: "bbb" }),
      buildUser(db, { isAdmin: true }),
      buildUser(db, { disabledAt: clock.now() }),
    ]);
    for (const user of [a, b, b, boss, banned]) await award(user.id);
    clock.set("2026-06-12T12:00:00.000Z");
    await closeMonths(site.deps);
    await pool.query("UPDATE users SET is_admin = true WHERE username = 'aaa'");
    const { rows } = await pool.query(
      `SELECT username, frozen_rank FROM month_standings JOIN month_members USING (month_year, pseudonym)
       JOIN users ON users.id = user_id WHERE frozen_rank IS NOT NULL ORDER BY position`,
    );
    expect(rows).toEqual([
      { username: "bbb", frozen_rank: 1 },
      { username: "aaa", frozen_rank: 2 },
    ]);
    expect((await readMonths())[0]).toMatchObject({ entries: 5, members: 4 });
  });

  it("lets no award into a frozen month, not even one that began before the end", async () => {
    const { id } = await buildUser(db);
    const before = clock.now();
    await award(id, before);
    const client = await pool.connect();
    await client.query("BEGIN");
    const insert = `INSERT INTO leaderboard_entries (id, user_id, action_type, points, month_year, created_at)
      VALUES ($1, $2, 'tweet', 6, '2026-03', $3)`;
    await client.query(insert, [createId(), id, before]);
    await client.query("UPDATE month_totals SET total_points = total_points + 6");
    clock.set("2026-06-12T12:00:00.000Z");
    const closing = closeMonths(site.deps);
    await waitForLock();
    expect(await readMonths()).toMatchObject([{ state: "open" }]);
    await client.query("COMMIT");
    client.release();
    await closing;
    expect(await readMonths()).toMatchObject([{ state: "frozen", entries: 2 }]);
    await expect(award(id, before)).rejects.toMatchObject({ code: "points.month_closed" });
    const counts = await pool.query("SELECT count(*)::int AS rows FROM leaderboard_entries");
    expect(counts.rows).toEqual([{ rows: 2 }]);
  });

  it("keeps ledger, totals and standings equal under 500 awards around the close", async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => buildUser(db)));
    const before = clock.now();
    const outcomes: ("counted" | "refused")[] = [];
    const work = Array.from({ length: 500 }, async (_, index) => {
      const user = users[index % users.length];
      if (index === 150) clock.set("2026-06-12T12:00:00.000Z");
      if (index % 100 === 60) await closeMonths(site.deps);
      await award(user?.id ?? "", before).then(
        () => outcomes.push("counted"),
        (error) => {
          expect(error.code).toBe("points.month_closed");
          outcomes.push("refused");
        },
      );
    });
    await Promise.all(work);
    await closeMonths(site.deps);
    const counted = outcomes.filter((outcome) => outcome === "counted").length;
    expect(await readMonths()).toMatchObject([{ month: "2026-03", state: "frozen", entries: counted }]);
    const sums = await readSums("2026-03");
    for (const row of sums) {
      expect([row.sealed, row.points, row.total_points]).toEqual([row.ledger, row.ledger, row.ledger]);
      expect(row.proven).toBe(row.total_proven);
    }
    expect(sums.reduce((sum, { points }) => sum + points, 0)).toBe(counted * 4);
  });

  it("keeps them equal whatever was earned and whenever it was sealed", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.nat({ max: 3 }),
            fc.constantFrom("meme_generated", "tweet_generated", "pfp_generated"),
            fc.boolean(),
          ),
          {
            minLength: 1,
            maxLength: 12,
          },
        ),
        async (awards) => {
          clock.set("2026-03-10T12:00:00.000Z");
          const users = await Promise.all(Array.from({ length: 4 }, () => buildUser(db)));
          for (const [member, action, isSealed] of awards) {
            const userId = users[member]?.id ?? "";
            await awardPoints(db, { userId, action, sourceId: createId(), now: clock.now() }, UNLIMITED);
            if (isSealed) await closeMonths(site.deps);
          }
          clock.set("2026-06-12T12:00:00.000Z");
          await closeMonths(site.deps);
          for (const row of await readSums("2026-03")) {
            expect([row.sealed, row.points, row.total_points]).toEqual([row.ledger, row.ledger, row.ledger]);
            expect(row.proven).toBe(row.total_proven);
          }
          await emptyMonths();
        },
      ),
      { numRuns: 15 },
    );
  });
});

/** Forgets everything, past the triggers. */
async function emptyMonths(): Promise<void> {
  await pool.query(`BEGIN; SET LOCAL session_replication_role = replica;
    DELETE FROM months; DELETE FROM month_members; DELETE FROM month_entries; DELETE FROM month_standings;
    DELETE FROM leaderboard_entries; DELETE FROM month_totals; DELETE FROM daily_actions; COMMIT`);
}

/** Until somebody waits for the lock of a month. */
async function waitForLock(): Promise<void> {
  // Other tests wait for locks in databases of their own.
  const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  await vi.waitUntil(async () => (await pool.query(waiting)).rowCount, { timeout: 30_000, interval: 50 });
}

describe("what is frozen", () => {
  it.each([
    "UPDATE leaderboard_entries SET points = points + 1",
    "UPDATE leaderboard_entries SET month_year = '2026-07'",
    "DELETE FROM leaderboard_entries",
    "TRUNCATE leaderboard_entries",
    "UPDATE month_totals SET total_points = 9",
    "DELETE FROM month_totals",
    "TRUNCATE month_totals",
    "UPDATE month_entries SET points = 9",
    "DELETE FROM month_entries",
    "TRUNCATE month_entries",
    "INSERT INTO month_entries SELECT month_year, 9, gen_random_uuid(), pseudonym, 'x', 1, true, created_at, link FROM month_entries",
    "UPDATE month_standings SET frozen_rank = 2",
    "DELETE FROM month_standings",
    "TRUNCATE month_standings",
    "UPDATE month_members SET pseudonym = 'x'",
    "DELETE FROM month_members",
    "TRUNCATE month_members",
    "UPDATE months SET state = 'open'",
    "UPDATE months SET chain = 'x'",
    "UPDATE months SET frozen_at = now()",
    "DELETE FROM months",
    "TRUNCATE months",
  ])("refuses: %s", async (statement) => {
    const { id } = await buildUser(db);
    await award(id);
    clock.set("2026-06-12T12:00:00.000Z");
    await closeMonths(site.deps);
    await expect(pool.query(statement)).rejects.toMatchObject({ code: "BZ001" });
  });
});
