import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { TestApp, TestMember } from "./build-test-app.ts";

type Answer = Promise<LightMyRequestResponse>;

/** Calls that wait for one another, and the one by which a member leaves for good. */
export function callTogether(site: TestApp) {
  function leave({ user, headers, password }: TestMember): Answer {
    const payload = { username: user.username, password };
    return site.inject({ method: "DELETE", url: `/api/users/${user.id}`, headers, payload });
  }

  async function countWaiting(): Promise<number> {
    const { rows } = await site.pool.query<{ count: number }>(
      `SELECT count(DISTINCT pid)::int AS count FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE NOT granted AND datname = current_database()`,
    );
    return rows[0]?.count ?? 0;
  }

  /** Holds rows until each of the calls, begun one after the other, waits for them or for another one; answers their statuses. */
  async function callAtOnce(held: string, calls: readonly (() => Answer)[]): Promise<number[]> {
    const client = await site.pool.connect();
    const answers: Answer[] = [];
    try {
      await client.query("BEGIN");
      await client.query(held);
      for (const [index, start] of calls.entries()) {
        answers.push(start());
        await expect.poll(countWaiting, { interval: 20 }).toBe(index + 1);
      }
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  }

  return { leave, callAtOnce };
}
