/** Builds everything that `npm start` serves: browser bundle, prerendered pages, server. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { build as bundle } from "esbuild";
import { build as buildWeb } from "vite";
import { acquireOwnerLock, type OwnerLock } from "#embedded-postgres/owner-lock.ts";
import { writeCards } from "../build/media/write-cards.ts";
import { packEsbuildPlugin } from "../build/pack/pack-plugins.ts";
import { compileLanguages } from "../build/texts/compile-language.ts";
import { OFFLINE_STYLES, type Prerender, prerenderPages } from "../src/web/page-engine/build/prerender-pages.ts";
import { openBuilds, projectDir as root } from "./builds.mjs";
import { compressFolder } from "./compress-folder.ts";
import { listMissingPackages } from "./runtime-packages.ts";
import { buildServiceWorker } from "./service-worker.ts";

const LOCK_POLL_MS = 200;
const INFO = 30;

/** Words for a person, a line of the log for programs. */
function say(text: string): void {
  const isLog = process.argv.includes("--json");
  console.log(isLog ? JSON.stringify({ level: INFO, time: new Date().toISOString(), msg: text }) : text);
}

async function buildServer(serverDir: string): Promise<void> {
  const { metafile } = await bundle({
    entryPoints: [
      "main",
      "commands/user",
      "commands/doctor",
      "commands/backup",
      "commands/restore",
      "commands/move",
      "commands/keys",
    ].map((name) => join(root, `src/app/${name}.ts`)),
    outdir: serverDir,
    entryNames: "[name]",
    bundle: true,
    splitting: true,
    packages: "external",
    plugins: [packEsbuildPlugin()],
    absWorkingDir: root,
    format: "esm",
    // Words in all languages stay words, for whoever reads or searches the build.
    charset: "utf8",
    platform: "node",
    target: "node20",
    sourcemap: true,
    metafile: true,
    logLevel: "warning",
  });
  const missing = listMissingPackages(metafile, JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  if (missing.length > 0) throw new Error(`the server needs these among "dependencies": ${missing.join(", ")}`);
}

/** The languages as the server reads them: pages' texts too, for news are worded in both places. */
function writeServerWords(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { code, site, mail } of compileLanguages().list) {
    writeFileSync(join(folder, `${code}.json`), JSON.stringify({ ...site, ...mail }));
  }
}

async function buildInto(folder: string): Promise<void> {
  const webDir = join(folder, "web");
  const prerenderDir = join(folder, "prerender");
  say("building the site: what browsers load…");
  await buildWeb({
    root,
    logLevel: "warn",
    build: { outDir: webDir, rolldownOptions: { input: [join(root, "index.html"), join(root, OFFLINE_STYLES)] } },
  });
  say("building the site: its pages…");
  await buildWeb({
    root,
    logLevel: "warn",
    publicDir: false,
    build: { ssr: "src/app/prerender.tsx", outDir: prerenderDir, manifest: false },
  });
  const prerender: Prerender = await import(pathToFileURL(join(prerenderDir, "prerender.js")).href);
  await prerenderPages(webDir, prerender, compileLanguages());
  buildServiceWorker(webDir, prerender.pages);
  await rm(prerenderDir, { recursive: true });
  say("building the site: pictures for shared links, and the server…");
  await writeCards(join(webDir, "og"), prerender.pages);
  compressFolder(webDir);
  await buildServer(join(folder, "server"));
  writeServerWords(join(folder, "server/words"));
}

/** One builds, whoever else comes waits. */
async function acquireBuildLock(dist: string): Promise<OwnerLock> {
  // Before the lock, whose folder nobody else may read: another user may run what is built.
  await mkdir(dist, { recursive: true });
  for (let isFirst = true; ; isFirst = false) {
    const lock = await acquireOwnerLock(join(dist, "build.lock"));
    if ("release" in lock) return lock;
    if (isFirst) say(`waiting for process ${lock.holder.pid}, which is building…`);
    await sleep(LOCK_POLL_MS);
  }
}

async function main(): Promise<void> {
  // What is built is for visitors, whatever the shell is set to; Vite and React both look here.
  process.env.NODE_ENV = "production";
  const builds = openBuilds();
  const lock = await acquireBuildLock(builds.dist);
  try {
    if (process.argv.includes("--if-needed") && builds.isUpToDate()) return;
    const startedAt = performance.now();
    const folder = builds.begin();
    await buildInto(folder);
    builds.publish(folder);
    say(`built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } finally {
    await lock.release();
  }
}

await main();
