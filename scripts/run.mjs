/** Runs a built program (main, user, doctor), building first what is missing or older than its sources. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const root = dirname(import.meta.dirname);
const SOURCES = ["src", "packs", "public", "build", "scripts", "index.html", "vite.config.ts", "package-lock.json"];

function findNewestChange(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, findNewestChange(join(path, name))), mtimeMs);
}

function isBuilt() {
  const mark = join(root, "dist/.complete");
  if (!existsSync(mark)) return false;
  // A deployment may leave the sources out; then what is built is what there is.
  const sources = SOURCES.map((name) => join(root, name)).filter(existsSync);
  return sources.every((path) => findNewestChange(path) <= statSync(mark).mtimeMs);
}

if (!isBuilt()) {
  process.stdout.write("building the site…\n");
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

await import(join(root, "dist/server", `${process.argv[2] ?? "main"}.js`));
