/** Starts the site by its own command in an empty data folder, asks for a page, an asset and the API, and stops it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const START_WITHIN_MS = 120_000;

async function findFreePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  return port;
}

async function waitUntilReady(origin) {
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the server was not ready in time");
}

async function expectAnswer(url, pattern) {
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
  await waitUntilReady(origin);
  const page = await expectAnswer(`${origin}/`, /ZIP IT\./);
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  await expectAnswer(`${origin}${asset}`, /./);
  await expectAnswer(`${origin}/api/leaderboard`, /"leaderboard":\[/);
  console.log("smoke start: page, asset and API answer");
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  process.kill(-server.pid, "SIGTERM");
  await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 20_000))]);
  rmSync(dataDir, { recursive: true, force: true });
}
