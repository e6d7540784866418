import type pg from "pg";
import { expect } from "vitest";

/** The texts of all messages that the site has promised, oldest first; waits until there are that many. */
export async function readMessages(pool: pg.Pool, count: number): Promise<string[]> {
  const read = async () => {
    const { rows } = await pool.query<{ body: string }>("SELECT body FROM outbox_messages ORDER BY id");
    return rows.map(({ body }) => body);
  };
  await expect.poll(read).toHaveLength(count);
  return read();
}
