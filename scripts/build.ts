/** Builds everything that `npm start` serves: browser bundle, prerendered pages, server. */
import { readFileSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build as bundle } from "esbuild";
import { build as buildWeb, type Manifest } from "vite";
import { findPreloadedFonts } from "../build/fonts.ts";
import { pack } from "../src/shared/pack.ts";
import { ORIGIN_PLACEHOLDER, type PageRoute, type RenderedPage } from "../src/shared/website.ts";
import { compressFolder } from "./compress-folder.ts";
import { createOfflineHtml, createPageHtml, createRobots, createSitemap } from "./page-html.ts";
import { buildServiceWorker } from "./service-worker.ts";

const root = dirname(import.meta.dirname);
const webDir = join(root, "dist/web");
const prerenderDir = join(root, "dist/prerender");
/** The offline page has no script, through which its styles would be found. */
const OFFLINE_STYLES = "src/web/offline/offline-page.css";

interface Prerender {
  pages: readonly PageRoute[];
  renderPage(path: string): Promise<RenderedPage>;
  renderOfflinePage(): Promise<Pick<RenderedPage, "body" | "title">>;
}

async function buildServer(): Promise<void> {
  await bundle({
    entryPoints: ["src/server/main.ts", "src/server/commands/user.ts", "src/server/commands/doctor.ts"].map((file) =>
      join(root, file),
    ),
    outdir: join(root, "dist/server"),
    entryNames: "[name]",
    bundle: true,
    splitting: true,
    packages: "external",
    absWorkingDir: root,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
  });
}

async function prerenderPages(): Promise<void> {
  const manifest = JSON.parse(await readFile(join(webDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const template = await readFile(join(webDir, "index.html"), "utf8");
  const { pages, renderPage, renderOfflinePage } = (await import(
    pathToFileURL(join(prerenderDir, "prerender.js")).href
  )) as Prerender;
  const fonts = findPreloadedFonts(manifest);
  const readAsset = (file: string) => readFileSync(join(webDir, file), "utf8");
  for (const route of pages) {
    const rendered = await renderPage(route.path);
    const html = createPageHtml({ template, route, rendered, manifest, fonts, readAsset });
    const file = route.path === "/404" ? "404.html" : join(route.path, "index.html");
    await mkdir(dirname(join(webDir, file)), { recursive: true });
    await writeFile(join(webDir, file), html);
  }
  const offlineParts = { template, manifest, fonts, readAsset, styles: OFFLINE_STYLES };
  const offlineHtml = createOfflineHtml({ ...offlineParts, rendered: await renderOfflinePage() });
  await writeFile(join(webDir, "offline.html"), offlineHtml);
  await buildServiceWorker({ root, webDir, manifest, offlineHtml, pages });
  await writeFile(join(webDir, "sitemap.xml"), createSitemap(pages, ORIGIN_PLACEHOLDER));
  await writeFile(join(webDir, "robots.txt"), createRobots(pages, ORIGIN_PLACEHOLDER));
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  await rm(join(root, "dist"), { recursive: true, force: true });
  await buildWeb({
    root,
    logLevel: "warn",
    build: { rolldownOptions: { input: [join(root, "index.html"), join(root, OFFLINE_STYLES)] } },
  });
  await buildWeb({
    root,
    logLevel: "warn",
    publicDir: false,
    build: { ssr: "src/web/prerender.tsx", outDir: prerenderDir, manifest: false },
  });
  await prerenderPages();
  await rm(prerenderDir, { recursive: true });
  await cp(join(root, "packs", pack.id, "media/og"), join(webDir, "og"), { recursive: true });
  await compressFolder(webDir);
  await buildServer();
  await writeFile(join(root, "dist/.complete"), "");
  console.log(`built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

await main();
