/** The pack's colours for the frame of the browser, its icons under the names that browsers ask for, and the manifest of the site as an app. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { appDescription, pack, packDir, themeBackgrounds } from "./load-pack.ts";

const ICONS = [
  "apple-touch-icon.png",
  "favicon.ico",
  "favicon.svg",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
];
const MANIFEST = "manifest.webmanifest";

function writeManifest(): string {
  return JSON.stringify({
    id: "/",
    name: pack.name,
    short_name: pack.name,
    description: appDescription,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: themeBackgrounds.cyberpunk,
    theme_color: themeBackgrounds.cyberpunk,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}

function readFile(name: string): Buffer | string | undefined {
  if (name === MANIFEST) return writeManifest();
  const file = join(packDir, "media/icons", name);
  return ICONS.includes(name) && existsSync(file) ? readFileSync(file) : undefined;
}

export function framePlugin(): Plugin {
  return {
    name: "frame",
    config: () => ({ define: { THEME_BACKGROUNDS: JSON.stringify(themeBackgrounds) } }),
    transformIndexHtml: (html) => html.replace("<!--background-->", () => themeBackgrounds.cyberpunk ?? ""),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const content = readFile(request.url?.slice(1) ?? "");
        if (content === undefined) return next();
        response.end(content);
      });
    },
    generateBundle() {
      // Pages that are made for Node need none.
      if (this.environment.name !== "client") return;
      for (const fileName of [...ICONS, MANIFEST]) {
        const source = readFile(fileName);
        if (source === undefined) throw new Error(`The pack has no media/icons/${fileName}.`);
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
