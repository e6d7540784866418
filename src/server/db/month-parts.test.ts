import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createEvents, deleteOldEvents } from "#features/analytics/server/analytics.repository.ts";
import { closeMonths } from "#features/months/server/close-months.usecase.ts";
import { awardEngagement } from "#features/points/server/award-points.repository.ts";
import { createId } from "#shared/ids.ts";
import { buildUser } from "../../../tests/support/builders.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { recordAdminAction } from "../admin-audit.ts";
import { addMonths } from "./month-parts.ts";

const PARTED = ["admin_audit", "analytics_events", "leaderboard_entries"];
const DAY_MS = 24 * 60 * 60 * 1000;
/** Years after any month that the migration has made. */
const LATER = new Date("2041-03-15T12:00:00.000Z");

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  onTestFinished(() => database.close());
});

async function listParts(parent: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_inherits JOIN pg_class ON oid = inhrelid WHERE inhparent = $1::regclass ORDER BY 1",
    [parent],
  );
  return rows.map(({ name }) => name.slice(parent.length + 1));
}

/** The parts that hold rows of a table, and how many. */
async function countByPart(parent: string): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ name: string; count: number }>(
    `SELECT tableoid::regclass::text AS name, count(*)::int AS count FROM ${parent} GROUP BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name.slice(parent.length + 1), count]));
}

async function visit(occurredAt: Date): Promise<void> {
  const event = { event: "page_view", properties: {}, sessionId: null, userId: null } as const;
  await createEvents(database.db, [{ ...event, id: createId(), occurredAt }]);
}

function award(userId: string, now: Date) {
  return awardEngagement(database.db, { userId, points: 5, sourceId: createId(), now });
}

function audit(now: Date): Promise<void> {
  return database.db.transaction((tx) =>
    recordAdminAction(tx, { adminId: createId(), action: "months.look", target: "2041-03", now }),
  );
}

describe("tables of a part a month", () => {
  it("have the month that runs and the next two made, as often as that is asked", async () => {
    await addMonths(database.db, LATER);
    for (const table of PARTED) {
      const parts = await listParts(table);
      expect(parts).toEqual(expect.arrayContaining(["before", "rest", "2041_03", "2041_04", "2041_05"]));
      await addMonths(database.db, LATER);
      expect(await listParts(table)).toEqual(parts);
    }
  });

  it("put each row where its month is, by New York's in the ledger and by UTC elsewhere", async () => {
    await addMonths(database.db, LATER);
    const { id } = await buildUser(database.db);
    const edge = new Date("2041-04-01T03:59:59.999Z");
    await Promise.all([award(id, edge), visit(edge), audit(edge)]);
    expect(await countByPart("leaderboard_entries")).toEqual({ "2041_03": 1 });
    expect(await countByPart("analytics_events")).toEqual({ "2041_04": 1 });
    expect(await countByPart("admin_audit")).toEqual({ "2041_04": 1 });
  });

  it("refuse no row for its date, and keep a month whole that began in the rest", async () => {
    const { id } = await buildUser(database.db);
    for (const day of ["1999-01-01", "2041-03-02"]) await award(id, new Date(`${day}T12:00:00.000Z`));
    await addMonths(database.db, LATER);
    await award(id, LATER);
    expect(await countByPart("leaderboard_entries")).toEqual({ before: 1, rest: 2 });
    expect(await listParts("leaderboard_entries")).toEqual(expect.arrayContaining(["2041_04", "2041_05"]));
  });

  it("count the same thing once in a month", async () => {
    await addMonths(database.db, LATER);
    const { id: userId } = await buildUser(database.db);
    const same = { userId, points: 5, sourceId: "the same" };
    const days = [LATER, new Date(LATER.getTime() + DAY_MS), new Date("2041-04-20T12:00:00.000Z")];
    const awards = await Promise.all(days.map((now) => awardEngagement(database.db, { ...same, now })));
    expect(awards.map(({ awarded }) => awarded).sort()).toEqual([0, 5, 5]);
  });

  it.each(["admin_audit_2041_03", "admin_audit_rest", "admin_audit_before"])("let nobody change %s", async (part) => {
    await addMonths(database.db, LATER);
    for (const statement of [`DELETE FROM ${part}`, `UPDATE ${part} SET target = 'x'`, `TRUNCATE ${part}`]) {
      await expect(database.pool.query(statement)).rejects.toMatchObject({ code: "BZ001" });
    }
  });

  it("guard a frozen month in its part too", async () => {
    await addMonths(database.db, LATER);
    const { id } = await buildUser(database.db);
    await award(id, LATER);
    const clock = { now: () => new Date("2041-04-02T12:00:00.000Z") };
    const log = { info() {}, warn() {}, error() {} };
    await closeMonths({ db: database.db, clock, log } as never);
    const part = "leaderboard_entries_2041_03";
    for (const statement of [
      `DELETE FROM ${part}`,
      `UPDATE ${part} SET points = 500`,
      `TRUNCATE ${part}`,
      `INSERT INTO ${part} SELECT gen_random_uuid(), user_id, action_type, 9, month_year, 'other', created_at, true FROM ${part}`,
    ]) {
      await expect(database.pool.query(statement), statement).rejects.toMatchObject({ code: "BZ001" });
    }
    expect(await countByPart("leaderboard_entries")).toEqual({ "2041_03": 1 });
  });

  it("wait for no reader of hours, and are made when it has gone", async () => {
    const reader = await database.pool.connect();
    await reader.query("BEGIN; SELECT count(*) FROM analytics_events");
    await addMonths(database.db, LATER);
    expect(await listParts("analytics_events")).not.toContain("2041_03");
    await visit(LATER);
    await reader.query("COMMIT");
    reader.release();
    await addMonths(database.db, new Date("2041-04-01T12:00:00.000Z"));
    expect(await listParts("analytics_events")).toContain("2041_04");
    expect(await countByPart("analytics_events")).toEqual({ rest: 1 });
  });
});

describe("visits", () => {
  it("go by the month as soon as its first day is ninety days old, and none gets older", async () => {
    await addMonths(database.db, LATER);
    for (const day of ["2041-03-15", "2041-03-31", "2041-04-01"]) await visit(new Date(`${day}T12:00:00.000Z`));
    await deleteOldEvents(database.db, new Date("2041-05-30T00:00:00.000Z"));
    expect(await countByPart("analytics_events")).toEqual({ "2041_03": 2, "2041_04": 1 });
    await deleteOldEvents(database.db, new Date("2041-05-31T00:00:00.000Z"));
    expect(await countByPart("analytics_events")).toEqual({ "2041_04": 1 });
    expect(await listParts("analytics_events")).not.toContain("2041_03");
    const { rows } = await database.pool.query("SELECT sum(count)::int AS sum FROM analytics_days");
    expect(rows).toEqual([{ sum: 3 }]);
  });

  it("go by the row where they stand in no month", async () => {
    for (const day of ["2001-01-01", "2041-03-01"]) await visit(new Date(`${day}T00:00:00.000Z`));
    await deleteOldEvents(database.db, new Date("2041-05-29T23:59:59.999Z"));
    expect(await countByPart("analytics_events")).toEqual({ rest: 1 });
    await deleteOldEvents(database.db, new Date("2041-05-30T00:00:00.000Z"));
    expect(await countByPart("analytics_events")).toEqual({});
  });
});
