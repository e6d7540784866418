import { pack } from "#pack/pack.ts";
import { drawPng } from "#web/lib/draw-png.ts";
import { saveFile } from "#web/lib/save-file.ts";

/** Longest part of a title in a file name, in letters. */
const NAME_MAX = 60;

/** A title as a file name that every system takes: letters and digits of any language, joined by hyphens. */
export function getPictureName(title: string): string {
  const words =
    title
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join("-")].slice(0, NAME_MAX).join("").replace(/-$/, "");
  return `${[pack.name.toLowerCase(), name].filter(Boolean).join("-")}.png`;
}

/** Downloads a picture of this site as PNG, whatever it is stored as. */
export async function downloadPicture(address: string, title: string): Promise<void> {
  saveFile(await drawPng(address), getPictureName(title));
}
