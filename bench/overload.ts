/** What the site does with more logins than it can check (R5 of reliability.md), and with a console that keeps the database busy (R8). */
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { getJsonHeaders, readCookies } from "./enter.ts";
import { findMedian, measureThroughput } from "./measure.ts";
import { createFolder, report } from "./report.ts";
import { type BenchServer, startServer } from "./servers.ts";

/** As many logins at once as are checked and may wait. */
const FULL = 60;
const CROWD = 3 * FULL;
const SECONDS = 5;
const ROUNDS = 3;
const REST_MS = 5000;
/** A query that is cancelled after its five seconds. */
const LONG_QUERY = "SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b";
const WARDEN = { username: "warden", password: "keys-of-the-house" };

const startSite = () =>
  startServer(["scripts/run.mjs", "main"], "/readyz", {
    DATA_DIR: createFolder(),
    RATE_LIMIT_SCALE: "1000000",
    ADMIN_USERNAME: WARDEN.username,
    ADMIN_PASSWORD: WARDEN.password,
  });

function findPart(times: number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? Number.NaN;
}

/** Times in milliseconds of what was answered and of what was turned away. */
async function logIn(site: BenchServer, connections: number) {
  const [taken, refused]: [number[], number[]] = [[], []];
  const options: autocannon.Options = {
    url: `${site.origin}/api/auth/login`,
    method: "POST",
    headers: getJsonHeaders(site),
    body: JSON.stringify({ username: "nobody_here", password: "wrong-6" }),
    connections,
    duration: SECONDS,
  };
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on("response", (_client, status, _bytes, ms) => (status < 500 ? taken : refused).push(ms));
  });
  return { taken, refused, lost: errors + timeouts };
}

export async function benchOverload(): Promise<void> {
  const site = await startSite();
  const normal = await logIn(site, FULL);
  const crowd = await logIn(site, CROWD);
  await sleep(REST_MS);
  const after = await logIn(site, FULL);
  await site.stop();
  const slowest = (times: number[]) => findPart(times, 0.99);
  const compare = (one: number[], other: number[]) => `${slowest(one).toFixed(0)} and ${slowest(other).toFixed(0)} ms`;
  report(
    "99th of a hundred logins that were checked, three times too many beside as many as can be (R5)",
    slowest(crowd.taken) / slowest(normal.taken),
    compare(crowd.taken, normal.taken),
    { atMost: 2 },
  );
  report(
    "half of those turned away heard so after, in ms (R5)",
    findMedian(crowd.refused),
    `${crowd.refused.length} of ${crowd.taken.length + crowd.refused.length}`,
    { atMost: 20 },
  );
  report("logins that were not answered at all (R5)", normal.lost + crowd.lost + after.lost, "of all", { atMost: 0 });
  report(
    "the same five seconds later beside before (R5)",
    slowest(after.taken) / slowest(normal.taken),
    `${compare(after.taken, normal.taken)}; ${after.refused.length} turned away`,
    { atMost: 2 },
  );
}

/** Asks one long query after the other until it is told to stop. */
async function keepAsking(site: BenchServer, stop: AbortSignal): Promise<void> {
  const headers = getJsonHeaders(site);
  const login = await fetch(`${site.origin}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(WARDEN) });
  const body = JSON.stringify({ query: LONG_QUERY });
  while (!stop.aborted) {
    const answer = await fetch(`${site.origin}/api/admin/sql`, {
      method: "POST",
      headers: { ...headers, cookie: readCookies(login) },
      body,
    });
    const text = await answer.text();
    if (answer.status !== 400) throw new Error(`the console answered ${answer.status}: ${text}`);
  }
}

export async function benchConsole(): Promise<void> {
  const site = await startSite();
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await measureThroughput(site, "/api/leaderboard", SECONDS));
    const end = new AbortController();
    const asking = keepAsking(site, end.signal);
    await sleep(500);
    beside.push(await measureThroughput(site, "/api/leaderboard", SECONDS));
    end.abort();
    await asking;
  }
  await site.stop();
  const [besideRate, aloneRate] = [findMedian(beside), findMedian(alone)];
  report(
    "answers of a processor second while the console asks, beside alone (R8)",
    besideRate / aloneRate,
    `${besideRate.toFixed(0)} and ${aloneRate.toFixed(0)}`,
    { atLeast: 0.8 },
  );
}
