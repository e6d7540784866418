import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { seedPoints } from "#features/points/server/points.seed.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { countRowsRead } from "../../../../tests/support/count-rows-read.ts";
import { measureCost } from "../../../../tests/support/measure-cost.ts";
import { verifyProof } from "../verify.rules.ts";
import { buildProof } from "./build-proof.usecase.ts";
import { closeMonths } from "./close-months.usecase.ts";
import { FAN_OUT } from "./grow-trees.usecase.ts";
import { publishMonth } from "./publish-month.usecase.ts";
import { settleMonth } from "./review-month.usecase.ts";

const MONTH = "2026-03";
const ROWS = 3000;
const site = await buildTestApp();
const { db, pool, clock } = site;

/** A month with so many rows and members that its trees have more levels than one; answers members in their places. */
async function publishSeeded(): Promise<string[]> {
  await seedPoints(db, { memberCount: 200, rowCount: ROWS, now: new Date("2026-03-31T12:00:00.000Z") });
  return closeMonth();
}

async function closeMonth(): Promise<string[]> {
  clock.set("2026-04-02T12:00:00.000Z");
  await closeMonths(site.deps);
  const step = { monthYear: MONTH, adminId: createId() };
  await settleMonth(site.deps, { ...step, acceptUnknown: true });
  await publishMonth(site.deps, { ...step, count: 0, total: 0 });
  const { rows } = await pool.query(
    `SELECT user_id FROM month_standings JOIN month_members USING (month_year, pseudonym) ORDER BY position`,
  );
  return rows.map(({ user_id }) => user_id);
}

/** Processor time of a work, and the longest piece of it in which nobody else of the process had a turn. */
async function measureStretches(work: () => Promise<unknown>): Promise<{ cpuMs: number; longestMs: number }> {
  let [isDone, longestMs] = [false, 0];
  const { cpuMs } = await measureCost(async () => {
    const working = work().finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const turn = await measureCost(() => nextTurn());
      longestMs = Math.max(longestMs, turn.cpuMs);
    }
    await working;
  });
  return { cpuMs, longestMs };
}

describe("the proof of a member in a large month", () => {
  it("holds, and reads the neighbours on its way up instead of the month", async () => {
    const members = await publishSeeded();
    for (const userId of [members[0], members[100], members.at(-1)] as string[]) {
      const proof = await buildProof(db, { userId, monthYear: MONTH });
      expect(verifyProof(JSON.parse(JSON.stringify(proof)))).toMatchObject({ isValid: true });
    }
    const last = { userId: members.at(-1) as string, monthYear: MONTH };
    const { result, count } = await countQueries(() => buildProof(db, last));
    expect(count).toBeLessThan(30);
    const read = await countRowsRead(pool, "month_entries", () => buildProof(db, last));
    expect(read).toBeLessThanOrEqual(result.entries.length * (FAN_OUT + 2));
    expect(read).toBeLessThan(ROWS / 10);
  });

  it("leaves others their turn while it is made", async () => {
    await seedPoints(db, { memberCount: 1, rowCount: ROWS, now: new Date("2026-03-31T12:00:00.000Z") });
    const [userId = ""] = await closeMonth();
    const { cpuMs, longestMs } = await measureStretches(() => buildProof(db, { userId, monthYear: MONTH }));
    expect(longestMs).toBeLessThan(cpuMs / 4);
  });

  it("is the same where the nodes of the trees are not kept, and keeps them", async () => {
    const [userId = ""] = await publishSeeded();
    const before = await buildProof(db, { userId, monthYear: MONTH });
    const countNodes = async () => (await pool.query("SELECT count(*)::int AS count FROM month_nodes")).rows[0].count;
    const kept = await countNodes();
    await pool.query("DELETE FROM month_nodes");
    expect(await buildProof(db, { userId, monthYear: MONTH })).toEqual(before);
    expect(await countNodes()).toBe(kept);
  });
});
