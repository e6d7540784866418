/** Checks the layout: file vocabulary, import directions, no cycles between features, no community in the kit's files. Run by `npm run check`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { checkCommunityWords } from "./community-words.ts";

const root = dirname(import.meta.dirname);
const ROLES = [
  "schema",
  "rules",
  "catalog",
  "routes",
  "repository",
  "tables",
  "service",
  "seed",
  "api",
  "messages",
  "usecase",
  "feature",
  "errors",
  // Of tests alone: what is tried on the feature, and what its tests stand on.
  "attacks",
  "fixture",
  "spec",
];
const BANNED_NAMES = /^(index|utils?|helpers?|misc|common|manager)(\.|$)/;
/** Words of the brand that were names of code, and what the field calls the thing. Texts may use them. */
const BRAND_WORDS: Readonly<Record<string, string>> = {
  bench: "editor",
  benches: "editors",
  blame: "setFieldError",
  brush: "context",
  deed: "interaction",
  forgive: "refund",
  happening: "event",
  inks: "swatches",
  keeper: "saver or sync",
  keepers: "savers or syncs",
  lane: "semaphore or mutex",
  mend: "fix",
  plate: "illustration",
  slip: "card",
  standing: "rank summary",
  takes: "variants",
  wish: "interest",
};
/** The floors of the source tree, the upper first: every import points downwards or stays on its floor. */
const FLOORS = [/^src\/app\//, /^src\/features\//, /^src\/(?:server|web)\//, /^src\/shared\//];

const SHARED_FLOOR = FLOORS.length - 1;
/** The chosen pack: facts and words, for all floors but the lowest. */
const PACK = "#pack/";

/** Tests, and what tests of one feature stand on. */
const TEST_FILE = /\.(?:test\.tsx?|(?:spec|fixture)\.ts)$/;

export interface SourceFile {
  path: string;
  imports: string[];
  /** Those of them that bring more than types. */
  valueImports?: string[];
}

function listFiles(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.parentPath.includes("node_modules"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function listSourceFiles(folder: string): string[] {
  return listFiles(folder, /\.tsx?$/);
}

function resolveImport(from: string, specifier: string): string | undefined {
  const alias = /^#(features|server|web|shared|app)\/(.*)$/.exec(specifier);
  if (alias) return `src/${alias[1]}/${alias[2]}`;
  if (specifier.startsWith("#embedded-postgres/")) return specifier.slice(1);
  if (specifier.startsWith(PACK)) return specifier;
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
  if (/^src\/web\/|^src\/features\/.*\/web\/|^src\/app\/(?:.*\.tsx|.*\.web\.ts)$/.test(path)) return "web";
  if (/^src\/(?:server|app)\/|^src\/features\/.*\/server\//.test(path)) return "server";
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

/** What a feature's server does is read from the names of its files. */
export function checkServerRole(path: string): string[] {
  if (!/^src\/features\/.*\/server\//.test(path)) return [];
  const name = path.split("/").at(-1) ?? "";
  if (ROLES.some((role) => new RegExp(`\\.${role}(?:\\.test)?\\.ts$`).test(name))) return [];
  return [
    `${path}: a server file says its role: <verb-noun>.usecase.ts for one thing that the product does, else .rules.ts, .repository.ts, .service.ts`,
  ];
}

/** Names in code and style sheets speak the words of the field; comments and texts are left to their readers. */
export function checkWords(path: string, text: string): string[] {
  const names = path.endsWith(".css")
    ? text.match(/\.[a-z][a-z0-9-]*/g)
    : text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g, " ").match(/[A-Za-z_$][\w$]*/g);
  const words = [path.split("/").at(-1) ?? "", ...(names ?? [])].flatMap((name) =>
    name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/),
  );
  return [...new Set(words.map((word) => word.toLowerCase()))]
    .filter((word) => Object.hasOwn(BRAND_WORDS, word))
    .map((word) => `${path}: "${word}" is a word for texts; the code says "${BRAND_WORDS[word]}"`);
}

function checkFeatureLayout(path: string): string[] {
  const isKnown =
    /^src\/features\/[a-z0-9-]+\/(?:[a-z0-9-]+\/)?(?:(?:server|web)\/(?:[a-z0-9-]+\/)?)?[a-z0-9.-]+$/.test(path);
  return getFeature(path) && !isKnown
    ? [`${path}: a feature holds files, server/, web/ and tests/, nothing deeper`]
    : [];
}

/** Schemas are the server's: with them a page would load the whole library that checks them. */
export function checkSchemas({ path, valueImports = [] }: SourceFile): string[] {
  if (getSide(path) !== "web" || TEST_FILE.test(path)) return [];
  return valueImports
    .filter((target) => target.endsWith(".schema.ts"))
    .map((target) => `${path}: takes more than types from ${target}; keep constants in a .rules.ts or .catalog.ts`);
}

function getFloor(path: string): number {
  return FLOORS.findIndex((floor) => floor.test(path));
}

/** The code names no pack: `#pack` is the one that was chosen. */
function checkPack(path: string, text: string): string[] {
  return /packs\/[a-z]/.test(text) && !/\.(?:test|spec)\./.test(path)
    ? [`${path}: names a pack; import from #pack, or ask for the media by role`]
    : [];
}

/** Folders of the kit, for whichever community: all that lies in them is read for words of one. */
const KIT_FOLDERS = ["src", "build", "scripts", "embedded-postgres", "bench", "deploy", "public"];
const FONT_FILE = /\.(?:ttf|woff2)$/;

function listKitFiles(): string[] {
  const settings = readdirSync(root).filter((name) => name.endsWith(".config.ts"));
  const files = KIT_FOLDERS.flatMap((folder) => listFiles(folder, /$/)).filter((path) => !FONT_FILE.test(path));
  return [...files, ...settings, "index.html"];
}

/** The workspaces beside the product. Each has one door: what it shows, or the one file that looks out. */
const ROOMS = ["embedded-postgres", "studio"] as const;
const SHOWN_DOOR = "embedded-postgres/embedded-postgres.ts";
const OUTWARD_DOOR = "studio/product.ts";

function getRoom(path: string): (typeof ROOMS)[number] | undefined {
  return ROOMS.find((room) => path.startsWith(`${room}/`));
}

/** The product sees a connection and finished media, nothing of how they are made; the rooms know nothing of the product. */
export function checkRooms({ path, imports }: SourceFile): string[] {
  const room = getRoom(path);
  const isTest = TEST_FILE.test(path);
  return imports.flatMap((target) => {
    const targetRoom = getRoom(target);
    if (targetRoom === room || (target.startsWith(PACK) && room !== "embedded-postgres")) return [];
    if (room !== undefined && (path === OUTWARD_DOOR || (isTest && target.startsWith("tests/support/")))) return [];
    if (room === "studio") return [`${path}: takes ${target} from the product; let it come through ${OUTWARD_DOOR}`];
    if (room !== undefined) return [`${path}: ${room} must not import ${target}; pass in what it needs`];
    if (targetRoom === "studio") return [`${path}: nothing imports the studio; it makes files in the pack's media`];
    return target === SHOWN_DOOR ? [] : [`${path}: the way into the room leads through ${SHOWN_DOOR}, not ${target}`];
  });
}

export function checkImports(file: SourceFile): string[] {
  const { path } = file;
  const side = getSide(path);
  const isTest = TEST_FILE.test(path);
  const floor = getFloor(path);
  return file.imports.flatMap((target) => {
    if (target.startsWith(PACK))
      return floor === SHARED_FLOOR && !isTest ? [`${path}: knows no pack; let who needs ${target} hand it in`] : [];
    const targetSide = getSide(target);
    if (side === "web" && targetSide === "server")
      return [`${path}: the browser side must not import ${target}; call the API`];
    if (side === "server" && targetSide === "web") return [`${path}: the server side must not import ${target}`];
    if (side === "both" && targetSide !== "both") return [`${path}: is for both sides and must not import ${target}`];
    if (!isTest && TEST_FILE.test(target)) return [`${path}: ${target} is there for tests`];
    if (!isTest && getRoom(target) === undefined && getFloor(target) < floor) {
      return [`${path}: imports ${target} from a floor above; let src/app hand it down, or move it below`];
    }
    return [];
  });
}

/** The circles of a graph: each set of nodes that reach each other, in one readable chain. */
function findCircles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [from];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      for (const next of edges.get(node) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
    return seen;
  };
  const reached = new Map([...edges.keys()].map((node) => [node, reach(node)]));
  const circles = [...reached].flatMap(([node, nodes]) =>
    nodes.has(node)
      ? [
          [...nodes]
            .filter((other) => reached.get(other)?.has(node))
            .sort()
            .join(" → "),
        ]
      : [],
  );
  return [...new Set(circles)];
}

function addEdge(edges: Map<string, Set<string>>, from: string, to: string): void {
  edges.set(from, (edges.get(from) ?? new Set()).add(to));
}

/** Features that reach themselves through other features' imports. */
export function findFeatureCycles(files: SourceFile[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const from = getFeature(path);
    if (from === undefined || TEST_FILE.test(path)) continue;
    for (const to of imports.map(getFeature)) if (to !== undefined && to !== from) addEdge(edges, from, to);
  }
  return findCircles(edges).map((circle) => `features import each other in a circle: ${circle}`);
}

/** Files that reach themselves, through lists, types and what loads later too. */
export function findFileCycles(files: SourceFile[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    if (TEST_FILE.test(path)) continue;
    for (const to of imports) addEdge(edges, path, to);
  }
  return findCircles(edges).map((circle) => `files import each other in a circle: ${circle}`);
}

function checkLength(path: string): string[] {
  if (/\.(catalog|messages|seed)\.ts$/.test(path) || path.includes(".test.")) return [];
  const lines = readFileSync(join(root, path), "utf8").split("\n").length;
  return lines > 400 ? [`${path}: ${lines} lines; split it (400 at most)`] : [];
}

function checkStructure(): string[] {
  const paths = listSourceFiles("src");
  const files = paths.map(readSourceFile);
  const filesOfRooms = ROOMS.flatMap(listSourceFiles).map(readSourceFile);
  return [
    ...paths.flatMap((path) => [
      ...checkName(path),
      ...checkServerRole(path),
      ...checkFeatureLayout(path),
      ...checkLength(path),
    ]),
    ...files.flatMap(checkImports),
    ...files.flatMap(checkSchemas),
    ...paths.flatMap((path) => checkPack(path, readFileSync(join(root, path), "utf8"))),
    ...[...paths, ...listFiles("src", /\.css$/)].flatMap((path) =>
      checkWords(path, readFileSync(join(root, path), "utf8")),
    ),
    ...listKitFiles().flatMap((path) => checkCommunityWords(path, readFileSync(join(root, path), "utf8"))),
    ...findFeatureCycles(files),
    ...findFileCycles([...files, ...filesOfRooms]),
    ...[...files, ...filesOfRooms].flatMap(checkRooms),
  ];
}

if (process.argv[1] === import.meta.filename && existsSync(join(root, "src"))) {
  const problems = checkStructure();
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? "structure: clean" : `structure: ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
