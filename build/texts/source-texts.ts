import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import type { SourceText } from "../../src/shared/source-text.ts";
import { readPackTexts } from "../pack/pack-texts.ts";
import { sitePlugins } from "./site-plugins.ts";

const PACK_GROUP = "pack";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The English texts of a site: what the kit says in its code, and what the chosen community says in its pack. */
export interface SourceTexts {
  kit: SourceText[];
  pack: SourceText[];
}

/** Every English text, as it stands in the code and in the pack. */
export async function loadSourceTexts(): Promise<SourceTexts> {
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
    const texts: SourceText[] = await listTexts();
    const own = readPackTexts().map(({ translation, ...text }): SourceText => ({ ...text, text: translation }));
    return {
      kit: texts.filter(({ group }) => group !== PACK_GROUP),
      pack: [...own, ...texts.filter(({ group }) => group === PACK_GROUP)],
    };
  } finally {
    await vite.close();
  }
}
