/** Starts the site by its own command in an empty data folder, asks for a page, an asset and the API, and stops it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "#embedded-postgres/free-port.ts";
import { waitUntilAnswering } from "./wait-until-answering.ts";

const START_WITHIN_MS = 120_000;

async function expectAnswer(url: string, pattern: RegExp): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok || !pattern.test(text)) throw new Error(`${url} answered ${answer.status} without ${pattern}`);
  return text;
}

const dataDir = mkdtempSync(join(tmpdir(), "smoke-"));
const port = await findFreePort();
const origin = `http://127.0.0.1:${port}`;
const server = spawn("npm", ["start"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
  detached: true,
});
const exited = once(server, "exit");
try {
  await waitUntilAnswering(`${origin}/readyz`, server, START_WITHIN_MS);
  const page = await expectAnswer(`${origin}/`, /ZIP IT\./);
  const [, asset] = /"(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  if (asset === undefined) throw new Error("the home page names no script");
  await expectAnswer(`${origin}${asset}`, /./);
  await expectAnswer(`${origin}/api/leaderboard`, /"leaderboard":\[/);
  console.log("smoke start: page, asset and API answer");
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, "SIGTERM");
  await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 20_000))]);
  rmSync(dataDir, { recursive: true, force: true });
}
