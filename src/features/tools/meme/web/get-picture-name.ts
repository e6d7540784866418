import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import type { Translate } from "#web/i18n/messages.ts";
import type { GraphicId } from "../meme.catalog.ts";
import type { MemeBackground } from "../meme.schema.ts";
import type { memeMessages } from "./meme.messages.ts";

export type TranslateMeme = Translate<typeof memeMessages.texts, typeof memeMessages.titles>;

export function getGraphicName(t: TranslateMeme, id: GraphicId): string {
  const names: Record<GraphicId, string> = {
    "cyberpunk-grid": t("graphicGrid"),
    "villain-portrait": t("graphicPortrait"),
    "chaos-explosion": t("graphicExplosion"),
    "neon-street": t("graphicStreet"),
    "glitch-matrix": t("graphicMatrix"),
  };
  return names[id];
}

/** What the meme shows below its texts, in words. */
export function getPictureName(
  t: TranslateMeme,
  inWords: (words: string) => string,
  background: MemeBackground,
): string {
  if (background.kind === "upload") return t("pickerUpload");
  if (background.kind === "graphic") return getGraphicName(t, background.id);
  return inWords(memeTemplates.find(({ id }) => id === background.id)?.name ?? background.id);
}
