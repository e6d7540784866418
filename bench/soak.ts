/** Ten minutes of what visitors and members do, or as many as SOAK_MINUTES says: neither memory nor handles may grow (R6 of reliability.md). */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "./enter.ts";
import { findMedian } from "./measure.ts";
import { createFolder, report } from "./report.ts";
import { type BenchServer, startServer } from "./servers.ts";

const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
/** Time in which caches fill and code is compiled; what comes after is compared with its end. */
const WARM_UP_SHARE = 0.2;
const WORKERS = 8;
const LOOK_EVERY_MS = 2000;
/** Looks at each end whose median is taken: memory is a saw. */
const LOOKS = 8;
const PAGES = ["/", "/leaderboard", "/market", "/api/leaderboard", "/api/user-count", "/api/news", "/nowhere"];

interface Look {
  memoryMb: number;
  handles: number;
}

function look(pid: number): Look {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return {
    memoryMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
  };
}

async function visit(
  site: BenchServer,
  worker: number,
  count: (isFailure: boolean) => void,
  until: number,
): Promise<void> {
  const { id, headers } = await join(site, `soak_${worker}`);
  const ask = async (path: string, options: RequestInit = {}) => {
    const answer = await fetch(site.origin + path, options).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    count(answer === undefined || answer.status >= 500);
  };
  while (performance.now() < until) {
    for (const path of PAGES) await ask(path);
    await ask(`/api/users/${id}/preferences`, { headers });
    await ask("/api/actions/track", {
      method: "POST",
      headers,
      body: JSON.stringify({ userId: id, actionType: "meme_generated" }),
    });
    await ask("/api/generate-tweet", { method: "POST", headers, body: "{}" });
    const event = {
      event: "page_view",
      properties: { path: "/" },
      timestamp: Date.now(),
      sessionId: `tab-${worker}`,
      userId: id,
    };
    await ask("/api/analytics", { method: "POST", headers, body: JSON.stringify({ events: [event] }) });
    // Some hang up before they are answered.
    const left = new AbortController();
    setTimeout(() => left.abort(), 1);
    await fetch(`${site.origin}/`, { signal: left.signal }).catch(() => undefined);
  }
}

export async function benchSoak(): Promise<void> {
  const environment = { DATA_DIR: createFolder(), RATE_LIMIT_SCALE: "1000000" };
  const site = await startServer(["scripts/run.mjs", "main"], "/readyz", environment);
  const looks: Look[] = [];
  let answers = 0;
  let failures = 0;
  const handlesAtRest = look(site.pid).handles;
  const until = performance.now() + MINUTES * 60_000;
  const work = Promise.all(
    Array.from({ length: WORKERS }, (_, worker) =>
      visit(
        site,
        worker,
        (isFailure) => {
          answers += 1;
          failures += Number(isFailure);
        },
        until,
      ),
    ),
  );
  while (performance.now() < until) {
    await sleep(LOOK_EVERY_MS);
    looks.push(look(site.pid));
  }
  await work;
  // Node closes idle connections 65 seconds after their last answer.
  await sleep(75_000);
  const rest = look(site.pid);
  await site.stop();
  const warm = looks.slice(Math.floor(looks.length * WARM_UP_SHARE));
  const median = (part: Look[]) => findMedian(part.map(({ memoryMb }) => memoryMb));
  const [first, last] = [median(warm.slice(0, LOOKS)), median(warm.slice(-LOOKS))];
  report(
    `memory after ${MINUTES} minutes beside that after warming up (R6)`,
    last / first,
    `${last.toFixed(0)} and ${first.toFixed(0)} MB; ${answers} answers`,
    { atMost: 1.2 },
  );
  report(
    "open handles at rest afterwards beside those before (R6)",
    rest.handles / handlesAtRest,
    `${rest.handles} and ${handlesAtRest}`,
    { atMost: 1.25 },
  );
  report("answers that failed while it ran (R6)", failures, `of ${answers}`, { atMost: 0 });
}
