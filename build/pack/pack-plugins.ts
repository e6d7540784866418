/** Make the chosen community's site out of the kit's code: `#pack/…` is its folder, and texts that it words its own way are replaced. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vite";
import { DEFAULT_PACK } from "./chosen-pack.mjs";
import { pack, packDir } from "./load-pack.ts";
import { wordForPack } from "./pack-texts.ts";

const PACK_IMPORT = /^#pack\//;
/** Where texts stand; nothing else need be read. */
const TEXT_FILE = /[\\/]src[\\/].*\.(?:messages|errors|feature)\.tsx?$/;

/** Leads to the pack, and leaves what the kit says. To the default one `imports` in package.json leads everybody. */
export function packAliasPlugin(): Plugin {
  const alias = pack.id === DEFAULT_PACK ? [] : [{ find: PACK_IMPORT, replacement: `${packDir}/` }];
  return { name: "pack", config: () => ({ resolve: { alias } }) };
}

/** For the browser's code, pages made at build, and tests. */
export function packPlugins(): Plugin[] {
  return [packAliasPlugin(), packTextsPlugin()];
}

function packTextsPlugin(): Plugin {
  return {
    name: "pack-texts",
    enforce: "pre",
    transform(code, id) {
      const file = id.replace(/\?.*/, "");
      const worded = wordForPack(code, file);
      if (worded !== code) return { code: worded, map: null };
    },
  };
}

/** For the server. */
export function packEsbuildPlugin(): EsbuildPlugin {
  return {
    name: "pack",
    setup(build) {
      build.onResolve({ filter: PACK_IMPORT }, ({ path }) => ({ path: join(packDir, path.replace(PACK_IMPORT, "")) }));
      build.onLoad({ filter: TEXT_FILE }, async ({ path }) => {
        return { contents: wordForPack(await readFile(path, "utf8"), path), loader: "ts" };
      });
    },
  };
}
