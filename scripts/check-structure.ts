/** Checks the house: file vocabulary, import directions, no cycles between features. Run by `npm run check`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const root = dirname(import.meta.dirname);
const ROLES = ["schema", "rules", "catalog", "routes", "repository", "tables", "service", "seed", "api", "messages"];
const BANNED_NAMES = /^(index|utils?|helpers?|misc|common|manager)(\.|$)/;
/** Files whose job is to list what the features bring, so they alone may import features from outside. */
const LISTS = [
  "src/web/main.tsx",
  "src/web/router.tsx",
  "src/web/routes.ts",
  "src/web/app.tsx",
  "src/server/routes.ts",
  "src/server/startup.ts",
  "src/server/db/tables.ts",
];
const LIST_FOLDERS = ["src/web/layout/", "src/server/commands/"];

export interface SourceFile {
  path: string;
  imports: string[];
  /** Those of them that bring more than types. */
  valueImports?: string[];
}

function listSourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function resolveImport(from: string, specifier: string): string | undefined {
  const alias = /^#(features|server|web|shared)\/(.*)$/.exec(specifier);
  if (alias) return `src/${alias[1]}/${alias[2]}`;
  return specifier.startsWith(".") ? relative(root, resolve(root, dirname(from), specifier)) : undefined;
}

function readSourceFile(path: string): SourceFile {
  const text = readFileSync(join(root, path), "utf8");
  const find = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap((match) => resolveImport(path, match[1] ?? "") ?? []);
  return {
    path,
    imports: find(/(?:from|import)\s*\(?\s*"([^"]+)"/g),
    valueImports: find(/^(?:import|export) (?!type )[^;]*?from "([^"]+)"/gm),
  };
}

function getFeature(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Which side a file belongs to: the browser's, the server's, or both. */
function getSide(path: string): "web" | "server" | "both" {
  if (path.startsWith("src/web/") || /^src\/features\/.*\/web\//.test(path)) return "web";
  if (path.startsWith("src/server/") || /^src\/features\/.*\/server\//.test(path)) return "server";
  return "both";
}

function checkName(path: string): string[] {
  const name = path.split("/").at(-1) ?? "";
  if (BANNED_NAMES.test(name)) return [`${path}: this name says nothing; name the file after what it holds`];
  const role = /^[a-z0-9-]+\.([a-z0-9-]+)(?:\.browser)?(?:\.test)?\.tsx?$/.exec(name)?.[1];
  if (!getFeature(path) || role === undefined || role === "test" || role === "browser" || ROLES.includes(role))
    return [];
  return [`${path}: "${role}" is not a role; use one of ${ROLES.join(", ")} (a new role needs a decision record)`];
}

function checkFeatureLayout(path: string): string[] {
  const isKnown =
    /^src\/features\/[a-z0-9-]+\/(?:[a-z0-9-]+\/)?(?:(?:server|web)\/(?:[a-z0-9-]+\/)?)?[a-z0-9.-]+$/.test(path);
  return getFeature(path) && !isKnown ? [`${path}: a feature holds files, server/ and web/, nothing deeper`] : [];
}

/** Schemas are the server's: with them a page would load the whole library that checks them. */
export function checkSchemas({ path, valueImports = [] }: SourceFile): string[] {
  if (getSide(path) !== "web" || /\.test\.tsx?$/.test(path)) return [];
  return valueImports
    .filter((target) => target.endsWith(".schema.ts"))
    .map((target) => `${path}: takes more than types from ${target}; keep constants in a .rules.ts or .catalog.ts`);
}

export function checkImports(file: SourceFile): string[] {
  const { path } = file;
  const side = getSide(path);
  const isTest = /\.test\.tsx?$/.test(path);
  const mayListFeatures = LISTS.includes(path) || LIST_FOLDERS.some((folder) => path.startsWith(folder));
  return file.imports.flatMap((target) => {
    const targetSide = getSide(target);
    if (side === "web" && targetSide === "server")
      return [`${path}: the browser side must not import ${target}; call the API`];
    if (side === "server" && targetSide === "web") return [`${path}: the server side must not import ${target}`];
    if (side === "both" && targetSide !== "both") return [`${path}: is for both sides and must not import ${target}`];
    if (getFeature(target) && !getFeature(path) && !mayListFeatures && !isTest && path.startsWith("src/")) {
      return [`${path}: only the lists (${LISTS.join(", ")}, layout) import features; found ${target}`];
    }
    return [];
  });
}

/** Features that reach themselves through other features' imports, as readable chains. */
export function findFeatureCycles(files: SourceFile[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const from = getFeature(path);
    if (from === undefined || /\.test\.tsx?$/.test(path)) continue;
    for (const to of imports.map(getFeature)) {
      if (to !== undefined && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  const cycles: string[] = [];
  const visit = (feature: string, chain: string[]): void => {
    if (chain.includes(feature)) {
      const cycle = chain.slice(chain.indexOf(feature));
      if (cycle[0] === [...cycle].sort()[0]) cycles.push([...cycle, feature].join(" → "));
      return;
    }
    for (const next of edges.get(feature) ?? []) visit(next, [...chain, feature]);
  };
  for (const feature of edges.keys()) visit(feature, []);
  return [...new Set(cycles)].map((cycle) => `features import each other in a circle: ${cycle}`);
}

function checkLength(path: string): string[] {
  if (/\.(catalog|messages|seed)\.ts$/.test(path) || path.includes(".test.")) return [];
  const lines = readFileSync(join(root, path), "utf8").split("\n").length;
  return lines > 400 ? [`${path}: ${lines} lines; split it (400 at most)`] : [];
}

function checkStructure(): string[] {
  const paths = listSourceFiles("src");
  const files = paths.map(readSourceFile);
  return [
    ...paths.flatMap((path) => [...checkName(path), ...checkFeatureLayout(path), ...checkLength(path)]),
    ...files.flatMap(checkImports),
    ...files.flatMap(checkSchemas),
    ...findFeatureCycles(files),
  ];
}

if (process.argv[1] === import.meta.filename && existsSync(join(root, "src"))) {
  const problems = checkStructure();
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? "structure: clean" : `structure: ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
