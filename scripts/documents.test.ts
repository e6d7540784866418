/** What the documents say is there: links, programs, settings, and the lines of the log that they send people to look for. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { getShape } from "../build/media/picture-shapes.ts";

const root = dirname(import.meta.dirname);
const read = (path: string) => readFileSync(join(root, path), "utf8");

function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => pattern.test(path));
}

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...readdirSync(join(root, "docs")).flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
  "deploy/README.md",
];

describe.each(documents)("%s", (path) => {
  const text = read(path);

  it("links to files that are there", () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = ""]) => link);
    expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  });

  it("names programs that package.json has", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: object };
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z][a-z:-]*)/g)].map(([, name = ""]) => name);
    const known = [...Object.keys(scripts), ...Object.keys(JSON.parse(read("embedded-postgres/package.json")).scripts)];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

it("every line that docs/troubleshoot.md sends people to look for stands in the code", () => {
  const code = [...listFiles("src", /\.ts$/), ...listFiles("embedded-postgres", /\.ts$/)]
    .filter((path) => !/\.test\.ts$|node_modules/.test(path))
    .map(read)
    .join("\n");
  const rows = read("docs/troubleshoot.md")
    .split("\n")
    .filter((line) => line.startsWith("|") && !line.startsWith("|---"));
  const lines = rows.flatMap((row) => {
    const cells = row.split("|").slice(1, -1);
    const cell = cells[cells.length - 2] ?? "";
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, line = ""]) => line);
  });
  expect(lines.length).toBeGreaterThan(25);
  expect(lines.filter((line) => !code.includes(line) && !code.includes(line.replaceAll('"', '\\"')))).toEqual([]);
});

it("docs/make-it-yours.md gives the pictures of each role the shape and width that the build cuts", () => {
  const rows = [...read("docs/make-it-yours.md").matchAll(/^\| (`.+) \| (.+) \| (.*\d.*) \| .+ \|$/gm)];
  expect(rows.length).toBeGreaterThan(6);
  for (const [, names = "", ratios = "", widths = ""] of rows) {
    const shapes = ratios.split(", ");
    const sizes = widths.split(", ");
    for (const [index, [, name = ""]] of [...names.matchAll(/`([^`]+)`/g)].entries()) {
      const shape = getShape(name.replace("hero.onPhones", "hero/phones"));
      const [wide = 0, high = 1] = (shapes[index] ?? shapes[0] ?? "").split(":").map(Number);
      expect(shape.ratio, name).toBe(Number.isNaN(wide) ? undefined : wide / high);
      expect(Math.max(...shape.widths), name).toBe(Number(sizes[index] ?? sizes[0]));
    }
    for (const [, name = "", width = ""] of widths.matchAll(/`([^`]+)` (\d+)/g)) {
      expect(getShape(`illustrations/${name}`).widths, name).toEqual([Number(width)]);
    }
  }
});

it("README.md is one screen, with a picture that loads soon", () => {
  expect(read("README.md").split("\n").length).toBeLessThan(45);
  expect(statSync(join(root, "docs/pictures/tour.webp")).size).toBeLessThan(1_500_000);
});

it("docs/operate.md names every secret that may lie in a file, and .env.example every setting", () => {
  const names = [...read("src/server/setting-names.ts").matchAll(/^ {2}"([A-Z_]+)",$/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !read("docs/operate.md").includes(`\`${name}`))).toEqual([]);
  const settings = [...read("src/server/config.ts").matchAll(/^ {2}([A-Z_]{4,}): /gm)].map(([, name = ""]) => name);
  expect(settings.length).toBeGreaterThan(20);
  const example = read(".env.example");
  expect(settings.filter((name) => name !== "PATH" && !new RegExp(`^${name}=`, "m").test(example))).toEqual([]);
});
