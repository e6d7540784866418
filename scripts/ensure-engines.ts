import { spawnSync } from "node:child_process";
import { ENGINE_NAMES, ENGINES, type EngineName } from "./find-engines.ts";

function installFromDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const options of [["update"], ["install", "-y", "--no-install-recommends", ...packages]])
    spawnSync("apt-get", options, { stdio: "ignore", timeout: 300_000, env });
}

/** Installs the engines that are missing where it may, and answers which there are; the others are named with what they need. */
export function ensureEngines(): EngineName[] {
  const isMissing = (name: EngineName) => ENGINES[name].find() === undefined;
  const missing = ENGINE_NAMES.filter(isMissing);
  if (missing.length > 0) installFromDebian(missing.flatMap((name) => ENGINES[name].packages));
  for (const name of missing.filter(isMissing))
    console.error(`Skipped: ${name} is not installed. Debian has it as ${ENGINES[name].packages.join(" ")}.`);
  return ENGINE_NAMES.filter((name) => !isMissing(name));
}
