import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import type { Manifest } from "vite";
import type { PageRoute } from "../src/shared/website.ts";
import { collectChunks, findAsset, readManifest } from "../src/web/page-engine/build/built-site.ts";

/** Source files whose chunks every page needs: the entry, and what must work when the server already has newer files. */
const SHELL_SOURCES = [
  "index.html",
  "src/web/layout/navigation-drawer.tsx",
  "src/app/when-quiet.web.ts",
  "src/web/ui/toaster.tsx",
];
/** What the first view of any page and the offline page show, by the start of its built name. */
const SHELL_ASSETS = ["face-display", "face-text", "face-data", "mark", "illustrations-error-dark"];

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Not all that is built: the world map or a tool would cost visitors who never open them. */
export function listShellFiles(manifest: Manifest): string[] {
  const chunks = SHELL_SOURCES.flatMap((source) => {
    if (manifest[source] === undefined) throw new Error(`The build has no ${source}: fix the shell's list.`);
    return collectChunks(manifest, source);
  });
  const assets = SHELL_ASSETS.map((name) => findAsset(manifest, chunks, name));
  return [...new Set([...chunks.flatMap(({ file, css = [] }) => [file, ...css]), ...assets])];
}

/** Writes `sw.js`, with the list of what it keeps from the start. */
export function buildServiceWorker(webDir: string, pages: readonly PageRoute[]): void {
  const offlineHtml = readFileSync(join(webDir, "offline.html"), "utf8");
  const files = [
    ...listShellFiles(readManifest(webDir)).map((file) => ({ url: `/${file}`, revision: null })),
    { url: "/offline.html", revision: hash(offlineHtml) },
  ];
  const publicPages = pages.filter((page) => !page.isPrivate).map((page) => page.path);
  const shell = { version: hash(JSON.stringify(files)), files, pages: publicPages };
  buildSync({
    entryPoints: [join(import.meta.dirname, "../src/web/service-worker/worker.ts")],
    outfile: join(webDir, "sw.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"', BUILT_SHELL: JSON.stringify(shell) },
    logLevel: "warning",
  });
}
