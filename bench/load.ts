/** How the site answers a crowd, and others while a crowd logs in (R3, R4 of reliability.md), and what a start costs (R10). */
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { findMedian } from "./measure.ts";
import { createFolder, report } from "./report.ts";
import { type BenchServer, startServer } from "./servers.ts";

const SECONDS = 5;
const ROUNDS = 3;
const FEW = 50;
const MANY = 500;
const BOARD = "/api/leaderboard";

interface Load {
  perSecond: number;
  p99Ms: number;
  errors: number;
}

async function loadBoard({ origin }: BenchServer, connections: number): Promise<Load> {
  const { requests, latency, errors, non2xx } = await autocannon({
    url: origin + BOARD,
    connections,
    duration: SECONDS,
  });
  return { perSecond: requests.total / SECONDS, p99Ms: latency.p99, errors: errors + non2xx };
}

const startSite = (settings: Record<string, string> = {}) =>
  startServer(["scripts/run.mjs", "main"], "/readyz", { DATA_DIR: createFolder(), ...settings });

function compare(one: Load[], other: Load[], pick: (load: Load) => number): { ratio: number; figures: string } {
  const [first, second] = [findMedian(one.map(pick)), findMedian(other.map(pick))];
  return { ratio: first / second, figures: `${first.toFixed(0)} and ${second.toFixed(0)}` };
}

function reportRate(what: string, one: Load[], other: Load[], atLeast: number): void {
  const { ratio, figures } = compare(one, other, ({ perSecond }) => perSecond);
  report(`answers a second, ${what}`, ratio, figures, { atLeast });
}

function reportSlowest(what: string, one: Load[], other: Load[], goal: { atMost?: number } = {}): void {
  const { ratio, figures } = compare(one, other, ({ p99Ms }) => Math.max(1, p99Ms));
  report(`99th of a hundred in ms, ${what}`, ratio, figures, goal);
}

/**
 * How long each waits has no goal: where one core has all that it can do, ten times as many connections wait ten times as
 * long for the same number of answers a second, whatever the server is.
 */
export async function benchCrowd(): Promise<void> {
  const site = await startSite({ RATE_LIMIT_SCALE: "1000000" });
  const [few, many]: [Load[], Load[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    few.push(await loadBoard(site, FEW));
    many.push(await loadBoard(site, MANY));
  }
  await site.stop();
  const what = `${MANY} connections beside ${FEW} (R3)`;
  reportRate(what, many, few, 0.9);
  reportSlowest(what, many, few);
  const errors = [...few, ...many].reduce((sum, load) => sum + load.errors, 0);
  report("answers that were none (R3)", errors, "of all", { atMost: 0 });
}

/** With the limits that a site has: most of the flood is turned away by them. */
export async function benchLoginFlood(): Promise<void> {
  const site = await startSite();
  const [alone, beside]: [Load[], Load[]] = [[], []];
  const headers = { origin: site.origin.replace("127.0.0.1", "localhost"), "content-type": "application/json" };
  const body = JSON.stringify({ username: "nobody_here", password: "wrong-6" });
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await loadBoard(site, FEW));
    const flood = autocannon({
      url: `${site.origin}/api/auth/login`,
      method: "POST",
      headers,
      body,
      connections: FEW,
      duration: SECONDS + 2,
    });
    await sleep(1000);
    beside.push(await loadBoard(site, FEW));
    await flood;
  }
  await site.stop();
  const what = "while fifty log in beside alone (R4)";
  reportRate(what, beside, alone, 0.6);
  reportSlowest(what, beside, alone, { atMost: 2 });
}

/** By the processor's time, for the machine is shared: until /readyz answers. */
export async function benchStart(): Promise<void> {
  const folder = createFolder();
  const measure = async () => {
    const site = await startServer(["scripts/run.mjs", "main"], "/readyz", { DATA_DIR: folder });
    const seconds = site.readCpuSeconds();
    await site.stop();
    return seconds;
  };
  const first = await measure();
  const again = findMedian([await measure(), await measure(), await measure()]);
  report("processor seconds of a first start (R10)", first, "an empty folder", { atMost: 5 });
  report("processor seconds of a later start (R10)", again, "a folder with data", { atMost: 2.5 });
}
