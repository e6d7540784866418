import type { Plugin } from "vite";
import { choicesScriptPlugin } from "../../src/web/page-engine/build/inline-scripts.ts";
import { mediaPlugin } from "../media/media-plugins.ts";
import { themeBackgrounds } from "../pack/load-pack.ts";
import { packAliasPlugin } from "../pack/pack-plugins.ts";
import { wordForPack } from "../pack/pack-texts.ts";
import { languagesPlugin } from "./texts-plugin.ts";
import { titleWidthsPlugin } from "./title-widths.ts";

/** All that the site's own configuration has to load its code, but what words and compiles the texts. */
export function sitePlugins(): Plugin[] {
  return [
    packAliasPlugin(),
    choicesScriptPlugin(themeBackgrounds),
    titleWidthsPlugin(wordForPack),
    languagesPlugin(),
    mediaPlugin(),
  ];
}
