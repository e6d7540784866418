/** Checks the style sheets: every class has one home, is used by those it is made for, and by somebody. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type Selector, transform } from "lightningcss";
import { roles } from "../build/media/pack-media.ts";
import { readClassUse } from "./class-use.ts";

const root = dirname(import.meta.dirname);
/** Longer, and a sheet holds more than one thing. */
const MAX_LINES = 250;
/** Where the widths of screens have their names. */
const BREAKPOINTS = "src/shared/breakpoints.catalog.ts";
const OWN_WIDTH = /@media[^{]*\b(?:width|device-width)\b/;

/** A style sheet asks for pictures by role, whatever file the chosen pack has for it. */
const MEDIA_URL = /url\(\s*["']?media:([^"')]+)/g;

export interface TextFile {
  path: string;
  text: string;
}

/** The classes of one selector, by compound, and those that it only asks about in `:has()` and `:not()`. */
interface SelectorClasses {
  compounds: string[][];
  asked: string[];
  line: number;
}

interface Sheet {
  path: string;
  selectors: SelectorClasses[];
}

/** Who may use a file's classes: everybody (theme), components of the kit (ui), the frame (web), or one feature. */
function getArea(path: string): string {
  const feature = /^src\/features\/([^/]+)\//.exec(path)?.[1];
  if (feature !== undefined) return `features/${feature}`;
  return /^src\/web\/(?:theme|ui)\//.exec(path)?.[0].slice(4, -1) ?? "web";
}

/** Theme, kit, frame, features: a sheet may dress what comes from a lower floor inside its own classes. */
function getFloor(path: string): number {
  const area = getArea(path);
  return area.startsWith("features/") ? 3 : ["web/theme", "web/ui", "web"].indexOf(area);
}

function readSelector(selector: Selector, line: number): SelectorClasses {
  const found: SelectorClasses = { compounds: [[]], asked: [], line };
  const read = (part: Selector, isAsked: boolean): void => {
    for (const component of part) {
      if (component.type === "combinator" && part === selector) found.compounds.push([]);
      if (component.type === "class") (isAsked ? found.asked : found.compounds.at(-1))?.push(component.name);
      if (!("selectors" in component) || !Array.isArray(component.selectors)) continue;
      const asks = component.type === "pseudo-class" && ["has", "not"].includes(component.kind);
      for (const inner of component.selectors as Selector[]) read(inner, isAsked || asks);
    }
  };
  read(selector, false);
  return found;
}

function readSheet({ path, text }: TextFile): Sheet {
  const selectors: SelectorClasses[] = [];
  transform({
    filename: path,
    code: Buffer.from(text),
    drafts: { customMedia: true },
    visitor: {
      Rule: {
        style({ value: { selectors: list, loc } }) {
          selectors.push(...list.map((selector) => readSelector(selector, loc.line + 1)));
          return undefined;
        },
      },
    },
  });
  return { path, selectors };
}

/** Where each class is defined: the sheets with a selector that starts from it, lower floors first. */
function findHomes(sheets: Sheet[]): Map<string, Set<string>> {
  const homes = new Map<string, Set<string>>();
  const add = (name: string, path: string) => homes.set(name, (homes.get(name) ?? new Set()).add(path));
  for (const floor of [0, 1, 2, 3]) {
    const known = new Set(homes.keys());
    const here = sheets.filter(({ path }) => getFloor(path) === floor);
    const isOwn = (name: string) => !known.has(name);
    for (const { path, selectors } of here) {
      for (const { compounds } of selectors) {
        for (const name of compounds.find((compound) => compound.some(isOwn))?.filter(isOwn) ?? []) add(name, path);
      }
    }
    // A part that is only ever dressed inside its whole lives where that is done.
    const led = new Set(homes.keys());
    for (const { path, selectors } of here) {
      for (const name of selectors.flatMap(({ compounds }) => compounds.flat())) if (!led.has(name)) add(name, path);
    }
  }
  // A mark that is only ever asked about.
  for (const { path, selectors } of sheets) {
    for (const name of selectors.flatMap(({ asked }) => asked)) if (!homes.has(name)) add(name, path);
  }
  return homes;
}

/** How else a class may be reached by those who may not name it. */
function adviseFor(home: string): string {
  const area = getArea(home);
  if (area === "web/ui") return "use the component of that file; give it a className of your own where it must differ";
  return `it belongs to ${area}: give the element a class of its own, or move what is shared to src/web/ui`;
}

function checkSheet({ path, selectors }: Sheet, homes: Map<string, Set<string>>): string[] {
  return selectors.flatMap(({ compounds, asked, line }) => {
    const names = [...compounds.flat(), ...asked];
    const foreign = names.filter((name) => {
      const home = [...(homes.get(name) ?? [])][0];
      return home !== undefined && getFloor(home) >= getFloor(path) && getArea(home) !== getArea(path);
    });
    const isAnchored = names.some((name) =>
      [...(homes.get(name) ?? [])].some((home) => getArea(home) === getArea(path)),
    );
    return [
      ...foreign.map(
        (name) =>
          `${path}:${line}: .${name} is not for this sheet; ${adviseFor([...(homes.get(name) ?? [])][0] ?? "")}`,
      ),
      ...(names.length > 0 && !isAnchored
        ? [
            `${path}:${line}: .${names.join(", .")} would change everywhere; start the selector from a class of this sheet`,
          ]
        : []),
    ];
  });
}

function checkText({ path, text }: TextFile): string[] {
  const lines = text.split("\n").length - 1;
  return [
    ...(lines > MAX_LINES ? [`${path}: ${lines} lines; split it by what it dresses (${MAX_LINES} at most)`] : []),
    ...(OWN_WIDTH.test(text)
      ? [`${path}: asks for a width of its own; use a name of ${BREAKPOINTS}, such as @media (--phone)`]
      : []),
  ];
}

/** Pictures that a sheet names by file, or by a role that no picture has. */
export function checkPictures({ path, text }: TextFile, roles: Pick<ReadonlySet<string>, "has">): string[] {
  return [
    ...(text.includes("packs/") ? [`${path}: names a file of a pack; ask for its role, as in url("media:grain")`] : []),
    ...[...text.matchAll(MEDIA_URL)]
      .map(([, role = ""]) => role)
      .filter((role) => !roles.has(role))
      .map((role) => `${path}: the pack has no picture for "${role}"; name one in its media.catalog.ts`),
  ];
}

/** Everything wrong with these sheets and with how this code uses their classes. */
export function checkStyles(sheetFiles: TextFile[], codeFiles: TextFile[]): string[] {
  const sheets = sheetFiles.map(readSheet);
  const homes = findHomes(sheets);
  const uses = codeFiles.map(({ path, text }) => ({ path, ...readClassUse(path, text) }));
  const severalHomes = [...homes]
    .filter(([, paths]) => paths.size > 1)
    .map(
      ([name, paths]) => `.${name} is defined in ${[...paths].join(" and ")}; keep it in one, rename it in the other`,
    );
  const unused = [...homes].flatMap(([name, [home = ""]]) => {
    const mayUse = (path: string) => getFloor(home) === 0 || getArea(path) === getArea(home);
    const isUsed = uses.some(
      ({ path, words, beginnings }) =>
        mayUse(path) && (words.has(name) || [...beginnings].some((beginning) => name.startsWith(beginning))),
    );
    return isUsed ? [] : [`${home}: .${name} is used by no component of ${getArea(home)}; delete it`];
  });
  const misused = uses.flatMap(({ path, classes, classBeginnings }) => [
    ...[...classes].flatMap((name) => {
      const home = [...(homes.get(name) ?? [])][0];
      if (home === undefined) return [`${path}: class "${name}" is defined in no sheet; define it or leave it out`];
      if (getFloor(home) === 0 || getArea(home) === getArea(path)) return [];
      return [`${path}: class "${name}" is defined in ${home}; ${adviseFor(home)}`];
    }),
    ...[...classBeginnings]
      .filter((beginning) => ![...homes.keys()].some((name) => name.startsWith(beginning)))
      .map((beginning) => `${path}: no sheet defines a class that begins with "${beginning}"`),
  ]);
  return [
    ...sheetFiles.flatMap(checkText),
    ...severalHomes,
    ...sheets.flatMap((sheet) => checkSheet(sheet, homes)),
    ...misused,
    ...unused,
  ];
}

function readFiles(pattern: RegExp): TextFile[] {
  return readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name) && !entry.name.includes(".test."))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

if (process.argv[1] === import.meta.filename) {
  const sheets = readFiles(/\.css$/);
  const problems = [
    ...new Set(checkStyles(sheets, readFiles(/\.tsx?$/))),
    ...sheets.flatMap((sheet) => checkPictures(sheet, roles)),
  ];
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? "styles: clean" : `styles: ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
