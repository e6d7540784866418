/** Subsets the fonts once per input and serves their @font-face rules as `virtual:fonts.css`. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create } from "fontkit";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { FONT_SOURCES, type FontSource } from "./font-sources.ts";

const require = createRequire(import.meta.url);
const VIRTUAL_ID = "virtual:fonts.css";

/** Source paths in Vite's manifest of the faces that every prerendered page preloads. */
const PRELOADED_FONT_FILES = FONT_SOURCES.filter((font) => font.isPreloaded).map((font) => font.file);

export function fontsPlugin(): Plugin {
  let cacheRoot = "node_modules/.cache";
  return {
    name: "bagz-fonts",
    // font-src 'self' refuses fonts in data: URLs, and pictures load better on their own. Small drawings stay inside.
    config: () => ({
      build: { assetsInlineLimit: (file: string) => (file.endsWith(".svg") ? undefined : false) },
    }),
    configResolved(config) {
      cacheRoot = join(config.root, "node_modules/.cache");
    },
    async resolveId(id) {
      return id === VIRTUAL_ID ? join(await buildFonts(cacheRoot), "fonts.css") : undefined;
    },
    async generateBundle() {
      if (this.environment.config.consumer === "server") return;
      for (const name of new Set(FONT_SOURCES.map((font) => font.packageName))) {
        this.emitFile({
          type: "asset",
          fileName: `assets/${name.split("/")[1]}-OFL.txt`,
          source: await readFile(join(packageFolder(name), "LICENSE")),
        });
      }
    },
  };
}

/** URLs of the preloaded faces, looked up in the client build's `.vite/manifest.json`. */
export function findPreloadedFonts(manifest: Record<string, { file: string; assets?: string[] }>): string[] {
  const files = Object.values(manifest).flatMap((entry) => [entry.file, ...(entry.assets ?? [])]);
  return PRELOADED_FONT_FILES.map((name) => {
    const stem = name.replace(".woff2", "-");
    const file = files.find((path) => path.includes(`/${stem}`) && path.endsWith(".woff2"));
    if (!file) throw new Error(`The client build has no ${name}: import src/web/theme/theme.ts in the entry.`);
    return `/${file}`;
  });
}

/** Returns the folder that holds fonts.css and the subset files; builds them when the inputs changed. */
export async function buildFonts(cacheRoot: string): Promise<string> {
  const inputs = await Promise.all(FONT_SOURCES.map(readSource));
  const hash = createHash("sha256").update(JSON.stringify(FONT_SOURCES));
  hash.update(await readFile(new URL(import.meta.url)));
  for (const input of inputs) hash.update(input);
  const folder = join(cacheRoot, `bagz-fonts-${hash.digest("hex").slice(0, 16)}`);
  if (existsSync(join(folder, "fonts.css"))) return folder;

  await mkdir(cacheRoot, { recursive: true });
  const draft = await mkdtemp(join(cacheRoot, "bagz-fonts-draft-"));
  const rules = [];
  for (const [index, font] of FONT_SOURCES.entries()) {
    const bytes = await subsetFont(inputs[index] as Buffer, font.characters, {
      targetFormat: "woff2",
      variationAxes: font.axes,
      keepFeatures: font.features,
      noHinting: true,
    });
    await writeFile(join(draft, font.file), bytes);
    rules.push(...describeFaces(font, bytes));
  }
  await writeFile(join(draft, "fonts.css"), `${rules.join("\n")}\n`);
  // Another process may have finished the same folder first: its bytes are equal.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

export function readSource(font: FontSource): Promise<Buffer> {
  return readFile(join(packageFolder(font.packageName), font.source));
}

function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}

function describeFaces(font: FontSource, bytes: Buffer): string[] {
  const { ascent, descent, unitsPerEm } = create(bytes);
  const own = `@font-face{font-family:"${font.family}";src:url(./${font.file}) format("woff2");${font.descriptors};font-display:swap}`;
  const fallbacks = font.fallbacks.map(({ family, localNames, sizeAdjust }) => {
    const sources = localNames.map((name) => `local("${name}")`).join(",");
    const share = (units: number) => percent(Math.abs(units) / unitsPerEm / sizeAdjust);
    return `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(sizeAdjust)};ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`;
  });
  return [own, ...fallbacks];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
