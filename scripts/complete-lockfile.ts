/** Adds the optional platform packages that npm left out of package-lock.json, because `npm ci` refuses a lock file without them. */
import { readFileSync, writeFileSync } from "node:fs";

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
}

const OPERATING_SYSTEMS = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "aix",
  "win32",
];
const PROCESSORS = ["arm64", "x64", "ia32", "arm", "ppc64", "s390x", "riscv64", "loong64", "mips64el", "wasm32"];

function readPlatform(name: string): Pick<LockedPackage, "os" | "cpu"> {
  const words = name.replace("windows", "win32").split(/[-/_]/);
  const os = OPERATING_SYSTEMS.find((candidate) => words.includes(candidate));
  const cpu =
    PROCESSORS.find((candidate) => words.includes(candidate)) ?? (words.includes("wasm32") ? "wasm32" : undefined);
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }) };
}

const path = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8")) as { packages: Record<string, LockedPackage> };
const added: string[] = [];

for (const [place, locked] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(locked.optionalDependencies ?? {})) {
    const isLocked = Object.keys(lock.packages).some(
      (other) => other === `node_modules/${name}` || other === `${place}/node_modules/${name}`,
    );
    if (isLocked) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~>=]+/, ""),
      ...(locked.dev && { dev: true }),
      ...readPlatform(name),
      optional: true,
    };
    added.push(name);
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added.length} optional platform packages added to package-lock.json\n`);
