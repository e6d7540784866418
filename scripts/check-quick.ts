/**
 * What most changes break, in the time of a breath: types, lint, structure and rules, side by side. The studio listens to its
 * instruments in its own tests (`npm test --workspace studio`).
 */
import { runSideBySide, type Work } from "./run-side-by-side.ts";

const TYPES = [
  ...["server", "web", "worker", "tests"].map((part) => `tsconfig.${part}.json`),
  "embedded-postgres",
  "studio",
];

function npx(name: string, ...options: string[]): Work {
  return { name, command: "npx", options: ["--no-install", ...options] };
}

const works = [
  npx("rules", "vitest", "run", "--project", "unit", "--reporter=dot"),
  // A new text may need a letter that its face was cut without.
  npx("faces", "vitest", "run", "--project", "studio", "fonts", "--reporter=dot"),
  ...TYPES.map((project) => npx(`types of ${project}`, "tsc", "-p", project)),
  npx("lint", "biome", "lint", "--error-on-warnings"),
  npx("unused", "knip"),
  { name: "structure", command: "npm", options: ["run", "--silent", "check:structure"] },
];
const outcomes = await runSideBySide(works, 2);
const failed = works.map(({ name }) => name).filter((name) => outcomes.get(name)?.status !== 0);
console.log(failed.length === 0 ? "\nall is well" : `\nfailed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
