/** What our hooks cost around one row that is read or written, and whether the database inside is as quick as one outside (R2, R7, R9 of reliability.md). */
import autocannon from "autocannon";
import { startOutsidePostgres } from "../tests/faults/outside-postgres.ts";
import { join } from "./enter.ts";
import { findMedian } from "./measure.ts";
import { createFolder, report } from "./report.ts";
import { type BenchServer, startServer } from "./servers.ts";

const SECONDS = 3;
const ROUNDS = 5;
const CONNECTIONS = 16;

type Call = Pick<autocannon.Options, "url" | "method" | "headers">;

async function countAnswers(call: Call): Promise<number> {
  const result = await autocannon({ ...call, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx + result.errors > 0)
    throw new Error(
      `${call.url} refused ${result.non2xx + result.errors} requests: ${JSON.stringify(result.statusCodeStats)}`,
    );
  return result.requests.total / SECONDS;
}

/** Answers a second of several calls, in turns, so that a busy moment of the machine hits all of them. */
async function countInTurns<Name extends string>(calls: Record<Name, Call>): Promise<Record<Name, number>> {
  const names = Object.keys(calls) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) rates[name].push(await countAnswers(calls[name]));
  return Object.fromEntries(names.map((name) => [name, findMedian(rates[name])])) as Record<Name, number>;
}

/** The headers of a member who sends nothing: to say that it is JSON would be refused. */
async function enter(site: BenchServer) {
  const { id, headers } = await join(site, "benchmark");
  return { id, headers: { origin: headers.origin, cookie: headers.cookie } };
}

const startGuarded = (place: Record<string, string>) =>
  startServer(["--import", "tsx", "bench/guarded-server.ts"], "/readyz", { DATA_DIR: createFolder(), ...place });

export async function benchDatabase(): Promise<void> {
  const outside = await startOutsidePostgres();
  const guarded = await startGuarded({ DATABASE_URL: outside.url });
  const inside = await startGuarded({});
  const bare = await startServer(["bench/bare-server.mjs"], "/", { DATABASE_URL: outside.url });
  const member = await enter(guarded);
  const upsert = { method: "POST", url: "/api/benched/upsert" } as const;
  const rates = await countInTurns({
    point: { url: `${bare.origin}/point?id=${member.id}` },
    guardedPoint: { url: `${guarded.origin}/api/auth/me`, headers: member.headers },
    upsert: { method: "POST", url: `${bare.origin}/upsert` },
    guardedUpsert: { ...upsert, url: guarded.origin + upsert.url, headers: member.headers },
    insideUpsert: { ...upsert, url: inside.origin + upsert.url, headers: (await enter(inside)).headers },
  });
  for (const server of [bare, guarded, inside]) await server.stop();
  await outside.remove();
  const figures = (one: keyof typeof rates, other: keyof typeof rates) =>
    `${rates[one].toFixed(0)} and ${rates[other].toFixed(0)} answers a second`;
  report(
    "a point read with its session beside a bare one (R2)",
    rates.guardedPoint / rates.point,
    figures("guardedPoint", "point"),
    { atLeast: 0.4 },
  );
  report(
    "a write behind limits, session and origin beside a bare one (R9)",
    rates.guardedUpsert / rates.upsert,
    figures("guardedUpsert", "upsert"),
    { atLeast: 0.85 },
  );
  report(
    "writes into the database inside beside one outside (R7)",
    rates.insideUpsert / rates.guardedUpsert,
    figures("insideUpsert", "guardedUpsert"),
    { atLeast: 0.9 },
  );
}
