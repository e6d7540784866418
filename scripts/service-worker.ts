import { createHash } from "node:crypto";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import type { Manifest } from "vite";
import type { PageRoute } from "../src/shared/website.ts";
import { collectChunks } from "./page-html.ts";

/** Source files whose chunks every page needs: the entry, and what must work when the server already has newer files. */
const SHELL_SOURCES = ["index.html", "src/web/offline/registration.ts", "src/web/ui/toaster.tsx"];
/** What the first view of any page and the offline page show, by the start of its built name. */
const SHELL_ASSETS = ["bagz-display-", "bagz-text-", "bagz-data-", "mark-", "error-dark-"];

interface ServiceWorkerParts {
  root: string;
  webDir: string;
  manifest: Manifest;
  offlineHtml: string;
  pages: readonly PageRoute[];
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Not all that is built: the world map or a tool would cost visitors who never open them. */
export function listShellFiles(manifest: Manifest): string[] {
  const chunks = SHELL_SOURCES.flatMap((source) => {
    if (manifest[source] === undefined) throw new Error(`the build has no ${source}: mend the shell's list`);
    return collectChunks(manifest, source);
  });
  const assets = SHELL_ASSETS.map((start) => {
    const file = chunks.flatMap((chunk) => chunk.assets ?? []).find((path) => path.startsWith(`assets/${start}`));
    if (file === undefined) throw new Error(`the build has no ${start}…: mend the shell's list`);
    return file;
  });
  return [...new Set([...chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]), ...assets])];
}

/** Writes `sw.js`, with the list of what it keeps from the start. */
export async function buildServiceWorker(parts: ServiceWorkerParts): Promise<void> {
  const { root, webDir, manifest, offlineHtml, pages } = parts;
  const files = [
    ...listShellFiles(manifest).map((file) => ({ url: `/${file}`, revision: null })),
    { url: "/offline.html", revision: hash(offlineHtml) },
  ];
  const shell = {
    version: hash(JSON.stringify(files)),
    files,
    pages: pages.filter((page) => !page.isPrivate).map((page) => page.path),
  };
  await bundle({
    entryPoints: [join(root, "src/web/service-worker/worker.ts")],
    outfile: join(webDir, "sw.js"),
    bundle: true,
    minify: true,
    absWorkingDir: root,
    format: "iife",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"', BUILT_SHELL: JSON.stringify(shell) },
    logLevel: "warning",
  });
}
