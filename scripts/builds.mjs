/**
 * Where the built site lies. Each build has a folder of its own, so that a running server keeps its files while the next
 * one is made; the file `current` names the newest that is whole.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findChosenPack } from "../build/pack/chosen-pack.mjs";

export const projectDir = dirname(import.meta.dirname);
const SOURCES = [
  "src",
  "embedded-postgres",
  "packs",
  "public",
  "build",
  "scripts",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
];

/** @param {string} path @returns {number} */
function findNewestChange(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, findNewestChange(join(path, name))), mtimeMs);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** The builds of a project for one community: of this project and the chosen pack unless told otherwise. */
export function openBuilds(root = projectDir, pack = findChosenPack()) {
  const dist = join(root, "dist", pack);
  const pointer = join(dist, "current");

  /** The folder of the newest whole build. */
  function findCurrent() {
    if (!existsSync(pointer)) return undefined;
    const folder = join(dist, readFileSync(pointer, "utf8").trim());
    return existsSync(folder) ? folder : undefined;
  }

  /** Whether no source has changed since the newest build began; a deployment may leave the sources out. */
  function isUpToDate() {
    const folder = findCurrent();
    if (folder === undefined) return false;
    const begunMs = Number.parseInt(folder.slice(folder.lastIndexOf("build-") + "build-".length), 10);
    const sources = SOURCES.map((name) => join(root, name)).filter((path) => existsSync(path));
    return sources.every((path) => findNewestChange(path) <= begunMs);
  }

  /** Keeps a build from being removed as long as this process lives. @param {string} folder */
  function use(folder) {
    try {
      mkdirSync(join(folder, "users"), { recursive: true });
      writeFileSync(join(folder, "users", String(process.pid)), "");
    } catch (error) {
      // An installation may belong to somebody else, who does not build while it runs.
      if (!["EACCES", "EPERM", "EROFS"].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? "")) throw error;
    }
  }

  /** @param {string} folder */
  function isUsed(folder) {
    const users = join(folder, "users");
    return existsSync(users) && readdirSync(users).some((pid) => isAlive(Number(pid)));
  }

  /** An empty folder for a build that begins now. */
  function begin() {
    const folder = join(dist, `build-${Date.now()}-${process.pid}`);
    use(folder);
    return folder;
  }

  /** From here on servers start with this build. What nobody uses goes, but for the build before: a start may just have found it. */
  function publish(/** @type {string} */ folder) {
    const previous = findCurrent();
    writeFileSync(`${pointer}.new`, folder.slice(dist.length + 1));
    renameSync(`${pointer}.new`, pointer);
    for (const name of readdirSync(dist)) {
      const other = join(dist, name);
      if ([folder, previous, pointer, join(dist, "build.lock")].includes(other) || isUsed(other)) continue;
      rmSync(other, { recursive: true, force: true });
    }
  }

  return { dist, findCurrent, isUpToDate, use, begin, publish };
}
