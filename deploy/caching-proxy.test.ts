import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "#embedded-postgres/free-port.ts";
import { buildApp } from "#server/app.ts";
import type { App } from "#server/deps.ts";
import { listDeclaredRoutes } from "#server/plugins/access.ts";
import { buildTestApp } from "../tests/support/build-test-app.ts";
import { findProgram, hasAllPrograms } from "../tests/support/find-program.ts";

/** What stands between visitors and the site: nginx as a cache that believes Cache-Control and nothing else, as a CDN does. */
const nginx = findProgram("nginx");
const PAGE = "<html><body>Page</body></html>";
const PAGES = ["/", "/leaderboard", "/de/market"];
const HASHED = "/assets/app-a1b2c3d4.js";

const site = await buildTestApp();
const folders: string[] = [];
const children: ChildProcess[] = [];
const apps: App[] = [];

afterAll(async () => {
  for (const child of children) child.kill("SIGTERM");
  for (const app of apps) await app.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "caching-proxy-"));
  folders.push(folder);
  return folder;
}

async function openSite() {
  const websiteDir = createFolder();
  for (const folder of ["assets", "leaderboard", "de", "de/market"]) mkdirSync(join(websiteDir, folder));
  for (const name of ["index.html", "404.html", "leaderboard/index.html", "de/market/index.html"])
    writeFileSync(join(websiteDir, name), PAGE);
  writeFileSync(join(websiteDir, HASHED), "export {}");
  const app = await buildApp(site.deps, { websiteDir, checkReady: async () => true });
  apps.push(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, port: (app.server.address() as AddressInfo).port };
}

async function startCache(program: string, sitePort: number): Promise<number> {
  const folder = createFolder();
  const port = await findFreePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr error; events {}
    http { access_log off; ${temporary.join(" ")}
      proxy_cache_path ${folder}/cache keys_zone=site:1m use_temp_path=off;
      server { listen 127.0.0.1:${port}; location / {
        proxy_pass http://127.0.0.1:${sitePort}; proxy_set_header Host localhost:3000;
        proxy_cache site; proxy_cache_key $uri$is_args$args; add_header x-cache $upstream_cache_status always;
      } } }`;
  writeFileSync(join(folder, "nginx.conf"), config);
  children.push(spawn(program, ["-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" }));
  for (let tries = 0; tries < 200; tries += 1) {
    if (await ask(port, "/healthz").catch(() => undefined)) return port;
    await sleep(50);
  }
  throw new Error("nginx does not start");
}

interface Answer {
  status: number;
  cache: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers }, async (answer) => {
      const body = await buffer(answer);
      const cache = answer.headers["x-cache"] as string | undefined;
      resolve({ status: answer.statusCode ?? 0, cache, headers: answer.headers, body });
    });
    sent.on("error", reject).end();
  });
}

async function askTwice(port: number, path: string, headers?: Record<string, string>): Promise<(string | undefined)[]> {
  const first = await ask(port, path, headers);
  return [first.cache, (await ask(port, path, headers)).cache];
}

describe.skipIf(nginx === undefined && !hasAllPrograms)("a cache in front of the site", () => {
  let app: App;
  let port: number;

  beforeAll(async () => {
    const opened = await openSite();
    app = opened.app;
    port = await startCache(nginx ?? "nginx", opened.port);
  });

  it.each([...PAGES, HASHED, "/api/leaderboard", "/api/news", "/api/user-count", "/api/months/feed.xml"])(
    "asks the site once for %s",
    async (path) => {
      expect(await askTwice(port, path)).toEqual(["MISS", "HIT"]);
    },
  );

  it("keeps what has a hash in its name for a year, and says how old it is", async () => {
    const { headers, body } = await ask(port, HASHED);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(body.toString()).toBe("export {}");
  });

  it("gives each browser the packing that it can read", async () => {
    const [plain, packed] = await Promise.all(
      ["identity", "br"].map((encoding) => ask(port, "/leaderboard", { "accept-encoding": encoding })),
    );
    expect(plain?.body.toString()).toBe(PAGE);
    expect(packed?.headers["content-encoding"]).toBe("br");
    expect((await ask(port, "/leaderboard", { "accept-encoding": "br" })).cache).toBe("HIT");
  });

  it("answers a page that has not changed without its bytes", async () => {
    const { etag = "" } = (await ask(port, "/")).headers;
    expect((await ask(port, "/", { "if-none-match": String(etag) })).status).toBe(304);
  });

  it("keeps nothing of any route that asks who you are, and nobody gets another's", async () => {
    const [vex, rex] = [await site.registerAdmin(), await site.registerAdmin()];
    const routes = listDeclaredRoutes(app).filter(({ method, access }) => method === "GET" && access !== "public");
    expect(routes.length).toBeGreaterThan(50);
    const kept: string[] = [];
    for (const { url } of routes) {
      const path = url.replace(":id", vex.user.id).replace(/:\w+/g, "2026-01").replace("*", "x");
      for (const headers of [vex.headers, rex.headers, {}])
        if ((await ask(port, path, headers)).cache === "HIT") kept.push(path);
    }
    expect(kept).toEqual([]);
    const own = `/api/users/${vex.user.id}/preferences`;
    expect([await ask(port, own, vex.headers), await ask(port, own, rex.headers)]).toMatchObject([
      { status: 200, cache: "MISS" },
      { status: 403, cache: "MISS" },
    ]);
  });

  it("keeps no refusal, and nothing that sets a cookie", async () => {
    expect(await askTwice(port, "/api/nothing")).toEqual(["MISS", "MISS"]);
    expect(await askTwice(port, "/api/login")).toEqual(["MISS", "MISS"]);
    expect(await askTwice(port, "/api/admin/stats")).toEqual(["MISS", "MISS"]);
  });
});
