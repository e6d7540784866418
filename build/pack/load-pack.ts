/** The chosen pack's facts, for the programs that build the site. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { tsImport } from "tsx/esm/api";
import type { LanguageCode } from "../../src/shared/languages.ts";
import type { Pack } from "../../src/shared/pack.schema.ts";
import type { PackPictures } from "../../src/shared/pack-pictures.schema.ts";
import { mergePalette, type Palette } from "../../src/shared/palette.ts";
import { THEME_NAMES } from "../../src/shared/themes.ts";
import { findPackDir } from "./chosen-pack.mjs";

export const packDir = findPackDir();

/** As TypeScript, whoever asks: Vite reads its configuration without a loader for it. */
async function load<Exports>(file: string): Promise<Exports> {
  return await tsImport(pathToFileURL(join(packDir, file)).href, import.meta.url);
}

interface PackFile {
  pack: Pack;
  appDescription: string;
  languages: readonly LanguageCode[];
}

export const { pack, appDescription, languages } = await load<PackFile>("pack.ts");

const { palette } = await load<{ palette: Palette }>("palette.catalog.ts");
/** As the community wears them. */
export const colours = mergePalette(palette);

/** The ground of each theme: browsers colour their own frame with it. */
export const themeBackgrounds = Object.fromEntries(
  THEME_NAMES.map((theme) => [theme, colours.themeRoles[theme].bg ?? colours.themeRoles.cyberpunk.bg]),
);

export async function loadPictures(): Promise<PackPictures> {
  const { pictures } = await load<{ pictures: PackPictures }>("media.catalog.ts");
  return pictures;
}
