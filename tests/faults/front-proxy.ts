/** The proxies of deploy/ in front of several processes, with the patience of a crowded machine. */
import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { it, onTestFinished } from "vitest";
import { findProgram, hasAllPrograms } from "../support/find-program.ts";
import { startLocalService } from "../support/local-service.ts";

const projectDir = join(import.meta.dirname, "..", "..");
const caddy = findProgram("caddy");
const isMissing = caddy === undefined && !hasAllPrograms;

/** A test that runs where the proxy is, and always in CI, which brings it. */
export function itWithCaddy(name: string, work: () => Promise<void>, timeoutMs?: number): void {
  it.skipIf(isMissing)(isMissing ? `${name} (skipped: needs caddy)` : name, work, timeoutMs);
}

/** Answers the address of the site: deploy/Caddyfile in front of the processes on these ports. */
export async function startCaddy(ports: readonly number[]): Promise<string> {
  if (caddy === undefined) throw new Error("caddy is missing: .ci/run brings it");
  const shipped = await readFile(join(projectDir, "deploy", "Caddyfile"), "utf8");
  const upstream = ports.map((port) => `127.0.0.1:${port}`).join(" ");
  const service = await startLocalService("env", (port, folder) => {
    const site = shipped
      .replace("{$SITE_HOST:localhost}", `http://127.0.0.1:${port}`)
      .replace("{$SITE_UPSTREAM:127.0.0.1:3000}", upstream)
      .replace("health_timeout 5s", "health_timeout 120s")
      .replace("lb_try_duration 10s", "lb_try_duration 120s");
    const config = join(folder, "Caddyfile");
    writeFileSync(config, `{\n\tadmin off\n}\n${site}`);
    const folders = [`XDG_CONFIG_HOME=${folder}`, `XDG_DATA_HOME=${folder}`];
    return [...folders, caddy, "run", "--config", config, "--adapter", "caddyfile"];
  });
  onTestFinished(() => service.remove());
  return `http://127.0.0.1:${service.port}`;
}
