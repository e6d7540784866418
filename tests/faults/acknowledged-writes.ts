/** Writers that remember what the server confirmed, and the comparison of that with the database afterwards. */
import { randomUUID } from "node:crypto";
import pg from "pg";

/** How many write at once. */
export const WRITERS = 6;
/** The server is gone, and its address with it: the next one has a port of its own. */
const LOST = 0;

export interface Acknowledged {
  usernames: string[];
  /** Members whose tracked action was confirmed. */
  trackedUserIds: string[];
  /** How often each status was answered; LOST stands for a lost connection. */
  statuses: Map<number, number>;
  /** What else than a confirmation was heard, with its status. */
  refusals: string[];
}

export function createAcknowledged(): Acknowledged {
  return { usernames: [], trackedUserIds: [], statuses: new Map(), refusals: [] };
}

interface Answer {
  status: number;
  cookie: string;
  body: unknown;
  text: string;
}

async function post(url: string, body: unknown, cookie = ""): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", origin: new URL(url).origin, cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const cookies = answer.headers.getSetCookie().map((setCookie) => setCookie.split(";")[0]);
    const text = await answer.text();
    // What a proxy says by itself is no JSON.
    const isOurs = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
    return { status: answer.status, cookie: cookies.join("; "), body: isOurs ? JSON.parse(text) : undefined, text };
  } catch (error) {
    return { status: LOST, cookie: "", body: undefined, text: `${(error as Error).cause ?? error}` };
  }
}

function count({ statuses, refusals }: Acknowledged, { status, text }: Answer): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status !== 200 && status !== 201) refusals.push(`${status} ${text}`);
}

/** Registers a member and lets it earn points once: one row, then a ledger row and a total in one transaction. Answers the last status. */
export async function writeOnce(url: string, acknowledged: Acknowledged): Promise<number> {
  const username = `w${randomUUID().replaceAll("-", "").slice(0, 18)}`;
  const registered = await post(`${url}/api/users/register`, { username, password: "chaos-villain" });
  count(acknowledged, registered);
  if (registered.status !== 201) return registered.status;
  acknowledged.usernames.push(username);
  const { user } = registered.body as { user: { id: string } };
  const action = { userId: user.id, actionType: "meme_generated" };
  const tracked = await post(`${url}/api/actions/track`, action, registered.cookie);
  count(acknowledged, tracked);
  if (tracked.status === 200) acknowledged.trackedUserIds.push(user.id);
  return tracked.status;
}

/** Writes until stopped or until the server is gone, without a pause. */
export function startWriters(url: string, acknowledged: Acknowledged): { stop(): Promise<void> } {
  let isStopped = false;
  async function writeOn(): Promise<void> {
    while (!isStopped) {
      if ((await writeOnce(url, acknowledged)) === LOST) return;
    }
  }
  const writers = Promise.all(Array.from({ length: WRITERS }, writeOn));
  return {
    async stop() {
      isStopped = true;
      await writers;
    },
  };
}

export interface Loss {
  lostMembers: number;
  lostActions: number;
  /** Members whose running total is not the sum of their ledger rows. */
  halfTransactions: number;
}

export const NO_LOSS: Loss = { lostMembers: 0, lostActions: 0, halfTransactions: 0 };

async function readNumbers<Name extends string>(
  connection: pg.ClientConfig,
  text: string,
  values: unknown[] = [],
): Promise<Record<Name, number>> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Record<Name, string>>(text, values).finally(() => client.end());
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)])) as Record<
    Name,
    number
  >;
}

export function countWrites(connection: pg.ClientConfig): Promise<{ members: number; actions: number }> {
  return readNumbers(
    connection,
    "SELECT (SELECT count(*) FROM users) AS members, (SELECT count(*) FROM leaderboard_entries) AS actions",
  );
}

/** What was confirmed and is not in the database. */
export function findLoss(connection: pg.ClientConfig, acknowledged: Acknowledged): Promise<Loss> {
  return readNumbers<keyof Loss>(
    connection,
    `SELECT
         (SELECT count(*) FROM unnest($1::text[]) AS member_name
           WHERE NOT EXISTS (SELECT 1 FROM users WHERE username = member_name)) AS "lostMembers",
         (SELECT count(*) FROM unnest($2::uuid[]) AS member_id
           WHERE NOT EXISTS (SELECT 1 FROM leaderboard_entries WHERE user_id = member_id)) AS "lostActions",
         (SELECT count(*) FROM
           (SELECT user_id, month_year, sum(points) AS points FROM leaderboard_entries GROUP BY 1, 2) AS ledger
           FULL JOIN month_totals USING (user_id, month_year)
           WHERE ledger.points IS DISTINCT FROM month_totals.total_points) AS "halfTransactions"`,
    [acknowledged.usernames, acknowledged.trackedUserIds],
  );
}
