/** Cuts the open-licence families down to what the site shows: `npm run studio -- fonts`, after a change of `faces.ts`. */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create } from "fontkit";
import { cutFont, packFont } from "./cut-font.ts";
import type { Face } from "./face.ts";
import { faces } from "./faces.ts";

const require = createRequire(import.meta.url);
const root = dirname(dirname(import.meta.dirname));
export const FACES_DIR = join(root, "src/web/theme/fonts");

function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function describeFace(face: Face, bytes: Buffer): string[] {
  const { ascent, descent, unitsPerEm } = create(bytes);
  const descriptors = [face.descriptors, ...(face.sizeAdjust ? [`size-adjust:${percent(face.sizeAdjust)}`] : [])];
  const own = `@font-face{font-family:"${face.family}";src:url(./${face.file}) format("woff2");${descriptors.join(";")};font-display:swap}`;
  const fallbacks = face.fallbacks.map(({ family, localNames, sizeAdjust }) => {
    const sources = localNames.map((name) => `local("${name}")`).join(",");
    const share = (units: number) => percent(Math.abs(units) / unitsPerEm / sizeAdjust);
    return `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(sizeAdjust)};ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`;
  });
  return [own, ...fallbacks];
}

/** Every file of the faces by its name; the same bytes each time. */
export async function cutFaces(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const rules = new Map<string, string[]>();
  for (const face of faces) {
    const source = await readFile(join(packageFolder(face.packageName), face.source));
    const font = await cutFont(source, face);
    const bytes = await packFont(font);
    files.set(face.file, bytes);
    const sheet = `${face.language ?? "fonts"}.css`;
    rules.set(sheet, [...(rules.get(sheet) ?? []), ...describeFace(face, bytes)]);
    if (face.isMeasured) files.set(face.file.replace("woff2", "ttf"), font);
  }
  for (const [sheet, lines] of rules) files.set(sheet, Buffer.from(`${lines.join("\n")}\n`));
  return files;
}

export async function makeFaces(): Promise<void> {
  await mkdir(FACES_DIR, { recursive: true });
  for (const [name, bytes] of await cutFaces()) await writeFile(join(FACES_DIR, name), bytes);
  // The licence goes where the faces go.
  for (const name of new Set(faces.map(({ packageName }) => packageName))) {
    const target = join(root, "public/assets", `${name.split("/")[1]}-OFL.txt`);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(packageFolder(name), "LICENSE"), target);
  }
}
