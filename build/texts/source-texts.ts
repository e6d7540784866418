import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import type { SourceText } from "../../src/shared/source-text.ts";
import { sitePlugins } from "./site-plugins.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Every English text of the site, as it stands in the code. */
export async function loadSourceTexts(): Promise<SourceText[]> {
  const vite = await createServer({
    root,
    configFile: false,
    plugins: sitePlugins(),
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { listTexts } = await vite.ssrLoadModule("/src/app/texts.web.ts");
    return await listTexts();
  } finally {
    await vite.close();
  }
}
