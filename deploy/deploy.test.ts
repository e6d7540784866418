/** Each file for an installation, held to its own tool and to what the site really has. */
import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { buildTestApp } from "../tests/support/build-test-app.ts";
import { extendEnvironment, findProgram, hasAllPrograms } from "../tests/support/find-program.ts";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";

const run = promisify(execFile);
const TOKEN = "a token of sixteen letters";
const site = await buildTestApp({ config: { metricsToken: TOKEN } });
const here = import.meta.dirname;
const read = (name: string) => readFile(join(here, name), "utf8");

/** A test with a tool runs where the tool is, and always in CI, which installs it. */
function withTool(tool: string, name: string, work: (path: string) => Promise<void>): void {
  const path = findProgram(tool);
  const isMissing = path === undefined && !hasAllPrograms;
  it.skipIf(isMissing)(isMissing ? `${name} (skipped: needs ${tool})` : name, async () => {
    if (path === undefined) throw new Error(`${tool} is missing: .ci/run brings it`);
    await work(path);
  });
}

/** Names of metrics in an expression: what is neither a function, a label nor a text. */
function listMetrics(expr: string): string[] {
  const bare = expr.replace(/"[^"]*"|\{[^}]*\}|\b(?:by|without) *\([^)]*\)/g, " ");
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => name.includes("_") || name === "up");
}

async function listKnownMetrics(): Promise<Set<string>> {
  const response = await site.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
  await site.inject({ url: "/healthz" });
  const again = await site.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
  const names = `${response.body}\n${again.body}`.split("\n").map((line) => /^[a-z_][a-z0-9_]*/.exec(line)?.[0] ?? "");
  // Prometheus itself says whether it could read.
  return new Set([...names, "up"]);
}

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

describe("alerts and the board", () => {
  it("name metrics that the site has", async () => {
    const known = await listKnownMetrics();
    const rules = parse(await read("prometheus/alerts.yaml")) as Rules;
    const board = JSON.parse(await read("prometheus/grafana.json")) as { panels: { targets: { expr: string }[] }[] };
    const expressions = [
      ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
      ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const named = expressions.flatMap(listMetrics);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  withTool("promtool", "are rules that Prometheus reads", async (promtool) => {
    await run(promtool, ["check", "rules", join(here, "prometheus/alerts.yaml")]);
  });
});

describe("the way in", () => {
  withTool("caddy", "is one that Caddy takes", async (caddy) => {
    const folder = await createTemporaryFolder();
    const env = extendEnvironment({
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_HOST: "your.site",
    });
    await run(caddy, ["validate", "--adapter", "caddyfile", "--config", join(here, "Caddyfile")], { env });
  });

  withTool("nginx", "is one that nginx takes", async (nginx) => {
    const folder = await createTemporaryFolder();
    const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
    const subject = ["-subj", "/CN=your.site", "-days", "1", "-keyout", key, "-out", certificate];
    await run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject]);
    const server = (await read("nginx.conf"))
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
    const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const paths = folders.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n");
    const whole = `pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${paths}\n${server} }`;
    await writeFile(join(folder, "nginx.conf"), whole);
    await run(nginx, ["-t", "-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")]);
  });
});

withTool("systemd-analyze", "the unit is one that systemd takes without a word", async (systemdAnalyze) => {
  const folder = await createTemporaryFolder();
  const unit = join(folder, "site.service");
  await cp(join(here, "site.service"), unit);
  await writeFile(unit, (await read("site.service")).replace("/usr/bin/node", process.execPath));
  const { stdout, stderr } = await run(systemdAnalyze, ["verify", "--man=no", unit]);
  const about = `${stdout}${stderr}`.split("\n").filter((line) => line.includes("site.service"));
  expect(about).toEqual([]);
});

describe("containers", () => {
  it("copy what is there, and run as nobody special", async () => {
    const text = await read("Dockerfile");
    const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = ""]) => names.split(" "));
    expect(copied.length).toBeGreaterThan(5);
    for (const name of copied)
      await expect(readFile(join(here, "..", name)).catch(({ code }) => code)).resolves.not.toBe("ENOENT");
    expect(text.match(/^USER (.*)$/m)?.[1]).toBe("node");
    const programs = ["pocketsphinx", "pocketsphinx-en-us", "fonts-dejavu-core"];
    for (const program of programs) expect(text).toContain(program);
  });

  it("of compose name settings that the site has, secrets that are files, and volumes that it may write", async () => {
    const compose = parse(await read("compose.yaml"));
    const { services, secrets } = compose as {
      services: { site: { environment: object; secrets: string[]; volumes: string[] } };
      secrets: object;
    };
    await expectSettings(Object.keys(services.site.environment));
    expect(services.site.secrets).toEqual(Object.keys(secrets));
    // A new volume belongs to whom the folder in the image belongs to.
    const [, owned = ""] = /chown node:node (.+)$/m.exec(await read("Dockerfile")) ?? [];
    expect(owned.split(" ")).toEqual(services.site.volumes.map((volume) => volume.split(":")[1]));
  });

  it("of Kubernetes are one replica that is stopped before the next, and ask where the site answers", async () => {
    const documents = parseAllDocuments(await read("kubernetes/site.yaml"));
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    const [deployment] = documents.map((document) => document.toJS()).filter(({ kind }) => kind === "Deployment");
    expect(deployment.spec).toMatchObject({ replicas: 1, strategy: { type: "Recreate" } });
    const [container] = deployment.spec.template.spec.containers;
    await expectSettings(container.env.map(({ name }: { name: string }) => name));
    expect(container.readinessProbe.timeoutSeconds).toBe(5);
    for (const probe of [container.readinessProbe, container.livenessProbe]) {
      expect((await site.inject({ url: probe.httpGet.path })).statusCode).toBe(200);
    }
  });
});

async function expectSettings(names: string[]): Promise<void> {
  const known = [...(await readFile(join(here, "../.env.example"), "utf8")).matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(names.map((name) => name.replace(/_FILE$/, "")).filter((name) => !known.includes(name))).toEqual([]);
}
