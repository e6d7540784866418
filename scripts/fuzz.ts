/**
 * `npm run fuzz -- --minutes 10 [--seed N]`: calls every route that the server knows with what fits its schemas, nearly fits,
 * and does not, as a visitor, a member, a moderator and an administrator, against the built server in an empty data folder.
 * Ends with 1 where an answer was a 5xx that the document does not know, did not come, or the log holds an error.
 */
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs, promisify } from "node:util";
import fc from "fast-check";
import { findFreePort } from "#embedded-postgres/free-port.ts";
import { type ApiDocument, type Call, toCalls } from "./fuzz-calls.ts";
import { completeDocument } from "./fuzz-routes.ts";
import { type Answer, Caller } from "./fuzz-session.ts";
import type { KnownValues } from "./fuzz-values.ts";
import { waitUntilAnswering } from "./wait-until-answering.ts";

const { values: options } = parseArgs({
  options: { minutes: { type: "string", default: "1" }, seed: { type: "string", default: "" } },
});
const seed = options.seed === "" ? Date.now() % 2 ** 31 : Number(options.seed);
const START_WITHIN_MS = 180_000;
/** Rounds between two looks at who is still logged in, and with what the site has named since. */
const BATCH = 40;
const KNOWN_MAX = 300;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const NAMED = /"(?:username|fileName|file|month|key|slug|name|city|nextCursor)":"([^"\\]{1,60})"/g;
/** pino's level of a warning; errors begin above it. */
const WARNING = 40;
/** Refusals of what is busy or not set up, which name themselves by a code. */
const KNOWN_UNAVAILABLE = 503;

const dataDir = mkdtempSync(join(tmpdir(), "fuzz-"));
const port = await findFreePort();
const origin = `http://localhost:${port}`;
const environment = {
  PATH: process.env.PATH,
  NODE_ENV: "production",
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: "warn",
  RATE_LIMIT_SCALE: "100000",
  MARKET_BASE_URL: "http://127.0.0.1:9",
};
const server = spawn(process.execPath, ["scripts/run.mjs", "main"], {
  env: environment,
  stdio: ["ignore", "pipe", "pipe"],
});

/** Set when the end is ours: what then does not answer is no finding. */
let isOver = false;
const findings = new Map<string, string>();
const statuses = new Map<string, number>();
const known: KnownValues = { ids: [], texts: ["2026-11", "2026-10", "open", "newest"] };

function note(kind: string, words: string): void {
  if (findings.has(kind)) return;
  findings.set(kind, words);
  process.stdout.write(`${kind}\n  ${words}\n`);
}

function readLine(line: string): void {
  let entry: { level?: number; msg?: string; err?: { message?: string; stack?: string } };
  try {
    entry = JSON.parse(line);
  } catch {
    note(`log: ${line.slice(0, 120)}`, line);
    return;
  }
  if ((entry.level ?? 0) > WARNING)
    note(`log: ${entry.msg} ${entry.err?.message ?? ""}`.slice(0, 200), line.slice(0, 1500));
}

for (const stream of [server.stdout, server.stderr]) createInterface({ input: stream }).on("line", readLine);

const run = promisify(execFile);

async function promote(username: string, role: "moderator" | "administrator"): Promise<void> {
  const more = role === "moderator" ? ["moderator"] : [];
  await run(process.execPath, ["scripts/run.mjs", "user", "promote", username, ...more], { env: environment });
}

function remember({ text }: Answer): void {
  for (const [id] of text.slice(0, 20_000).matchAll(UUID)) known.ids.push(id);
  for (const [, name] of text.slice(0, 20_000).matchAll(NAMED)) if (name !== undefined) known.texts.push(name);
  for (const list of [known.ids, known.texts]) {
    if (list.length > KNOWN_MAX) list.splice(0, list.length, ...new Set(list.slice(-KNOWN_MAX)));
  }
}

function describeCall({ method, path, headers, body }: Call, role: string): string {
  const sent = body instanceof FormData ? "(a form)" : (body ?? "");
  return `as ${role}: ${method} ${path} ${JSON.stringify(headers)} ${sent.slice(0, 600)}`;
}

async function ask(caller: Caller, call: Call): Promise<void> {
  try {
    const answer = await caller.send(call);
    statuses.set(`${call.route} ${answer.status}`, (statuses.get(`${call.route} ${answer.status}`) ?? 0) + 1);
    remember(answer);
    const words = `${describeCall(call, caller.role)} → ${answer.status} ${answer.text.slice(0, 300)}`;
    const hasCode = /"code":"[a-z_-]+\.[a-z_]+"/.test(answer.text);
    if (answer.status >= 500 && !(answer.status === KNOWN_UNAVAILABLE && hasCode))
      note(`${call.route} ${answer.status}`, words);
    if (answer.status >= 400 && !hasCode && answer.type.startsWith("application/json"))
      note(`${call.route} without a code`, words);
  } catch (error) {
    if (isOver) return;
    const reason =
      error instanceof Error ? `${error.name} ${error.message} ${String(error.cause ?? "")}` : String(error);
    note(`${call.route} no answer`, `${describeCall(call, caller.role)} → ${reason}`);
    if (server.exitCode !== null) throw new Error("the server has ended", { cause: error });
  }
}

const callers = (["visitor", "member", "moderator", "administrator"] as const).map(
  (role) => new Caller(origin, role, promote),
);

async function fuzz(): Promise<number> {
  await waitUntilAnswering(`${origin}/readyz`, server, START_WITHIN_MS);
  const described = (await (await fetch(`${origin}/api/docs/json`)).json()) as ApiDocument;
  const document = await completeDocument(described, environment);
  const end = performance.now() + Number(options.minutes) * 60_000;
  let count = 0;
  for (let round = 0; performance.now() < end; round += 1) {
    const routes = toCalls(document, known);
    const batches = await Promise.all(
      callers.map(async (caller, index) => {
        await caller.comeBack();
        const picks = fc.sample(fc.constantFrom(...routes), { numRuns: BATCH, seed: seed + round * 10 + index });
        for (const [step, { calls }] of picks.entries()) {
          if (performance.now() > end) break;
          const [call] = fc.sample(calls, { numRuns: 1, seed: seed + round * 1000 + index * 100 + step });
          if (call !== undefined) await ask(caller, call);
        }
        return picks.length;
      }),
    );
    count += batches.reduce((sum, batch) => sum + batch, 0);
  }
  const asked = new Set([...statuses.keys()].map((key) => key.replace(/ \d+$/, "")));
  const silent = toCalls(document, known).filter(({ route }) => !asked.has(route));
  process.stdout.write(`seed ${seed}: ${count} calls of ${asked.size} routes\n`);
  if (silent.length > 0) process.stdout.write(`not reached: ${silent.map(({ route }) => route).join(", ")}\n`);
  const sums = new Map<string, number>();
  for (const [key, times] of statuses) sums.set(key.slice(-3), (sums.get(key.slice(-3)) ?? 0) + times);
  process.stdout.write(
    `${[...sums]
      .toSorted()
      .map(([status, times]) => `${status}: ${times}`)
      .join("  ")}\n`,
  );
  return count;
}

try {
  await fuzz();
} catch (error) {
  note("the fuzzer", String(error));
} finally {
  isOver = true;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  if (server.exitCode === null) {
    server.kill("SIGTERM");
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
  process.stdout.write(`${findings.size} findings\n`);
  process.exitCode = findings.size === 0 ? 0 : 1;
}
