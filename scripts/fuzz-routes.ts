/** Every route that the server knows, from its own list: what the API's document leaves out is called as well. */
import { join } from "node:path";
import { pino } from "pino";
import { siteParts } from "#app/site-parts.ts";
import { buildApp } from "#server/app.ts";
import { loadConfig } from "#server/config.ts";
import { createDatabase, createPool } from "#server/db/open-database.ts";
import { listDeclaredRoutes } from "#server/plugins/access.ts";
import { openBuilds } from "./builds.mjs";
import type { ApiDocument } from "./fuzz-calls.ts";

/** Files under names of their own, of which each is like the next. */
const BUILT_FILE = /^\/(?:assets|\.vite)\/|\.(?!html)\w+$/;
const UNASKED = new Set(["HEAD", "OPTIONS"]);

type Parameters = { name: string; in: string; schema: { type: string; format?: string } }[];

/** What the address of a page can name, as a sheet over it. */
function listThings(page: string): Parameters {
  const things = siteParts.features.flatMap(({ thingAddresses = [] }) => thingAddresses);
  return things
    .filter((thing) => thing.page === page)
    .map(({ param }) => ({ name: param, in: "query", schema: { type: "string", format: "uuid" } }));
}

/** `/api/share/:token` → `/api/share/{token}`. */
function toDocumentPath(url: string): string {
  return url.replace(/:(\w+)/g, "{$1}").replace("*", "{rest}");
}

/** The document with all routes of a server of these settings; nothing is asked of its database. */
export async function completeDocument(
  { paths }: ApiDocument,
  environment: Record<string, string | undefined>,
): Promise<ApiDocument> {
  const log = pino({ level: "silent" });
  const pool = createPool({ host: "127.0.0.1", port: 9 }, log);
  const config = loadConfig(environment);
  const deps = {
    config,
    db: createDatabase(pool),
    clock: { now: () => new Date() },
    log,
    consoleConnection: undefined,
  };
  const build = openBuilds().findCurrent();
  const website = build === undefined ? {} : { websiteDir: join(build, "web") };
  const app = await buildApp({ ...deps, ...siteParts }, { checkReady: async () => true, ...website });
  const whole = structuredClone(paths);
  for (const { method, url } of listDeclaredRoutes(app)) {
    const path = toDocumentPath(url);
    if (UNASKED.has(method) || BUILT_FILE.test(path)) continue;
    whole[path] = { [method.toLowerCase()]: { parameters: listThings(url) }, ...whole[path] };
  }
  await app.close();
  await pool.end();
  return { paths: whole };
}
