/** The main journeys in Firefox and in WebKit: `npm run engines`. What is missing is installed where that is possible, and said otherwise. */
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { ensureEngines } from "./ensure-engines.ts";

const root = dirname(import.meta.dirname);

function run(...options: string[]): void {
  const { status } = spawnSync("npx", ["--no-install", ...options], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

if (ensureEngines().length === 0) process.exit(1);
run("tsx", "scripts/build.ts");
run("playwright", "test", "--config", "tests/engines/playwright.config.ts", ...process.argv.slice(2));
