/** The scripts that stand in the pages themselves, bundled from the browser's side of this folder. */
import { dirname, join } from "node:path";
import { buildSync } from "esbuild";
import type { Plugin } from "vite";

const engineDir = dirname(import.meta.dirname);

function bundleInline(file: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(engineDir, file)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
    define,
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/** What starts these scripts, the entry first, once the first view is there. */
export function createDeferredBootstrap(scripts: string[]): string {
  return bundleInline("deferred-bootstrap.ts", { SCRIPTS: JSON.stringify(scripts) });
}

/** The ground of each theme: browsers colour their own frame with it. */
type ThemeBackgrounds = Readonly<Record<string, string | undefined>>;

/** Dresses the page as the visitor chose, before it is painted. */
export function createChoicesScript(themeBackgrounds: ThemeBackgrounds): string {
  return bundleInline("saved-choices.ts", { THEME_BACKGROUNDS: JSON.stringify(themeBackgrounds) });
}

export function choicesScriptPlugin(themeBackgrounds: ThemeBackgrounds): Plugin {
  return {
    name: "choices-script",
    transformIndexHtml: (html) =>
      html.replace("<!--choices-->", () => `<script>${createChoicesScript(themeBackgrounds)}</script>`),
  };
}
