import { createServer } from "vite";
import type { SourceText } from "../../src/shared/source-text.ts";
import { choicesScriptPlugin } from "../../src/web/page-engine/build/inline-scripts.ts";
import { titleWidthsPlugin } from "../../src/web/page-engine/build/title-widths.ts";
import { mediaPlugin } from "../media/media-plugins.ts";
import { languagesPlugin } from "./texts-plugin.ts";

const root = new URL("../..", import.meta.url).pathname;

/** Every English text of the site, as it stands in the code. */
export async function loadSourceTexts(): Promise<SourceText[]> {
  // All that the site's own configuration has but what compiles the texts.
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [choicesScriptPlugin(), titleWidthsPlugin(), languagesPlugin(), mediaPlugin()],
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
