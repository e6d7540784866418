import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pack } from "#pack/pack.ts";
import { palette } from "#pack/palette.catalog.ts";
import { getSiteOrigin } from "#server/config.ts";
import { mediaDir } from "#server/media-dir.ts";
import type { DressMail } from "#server/message-senders.ts";
import { mergePalette } from "#shared/palette.ts";
import { dressLetter } from "./dress-letter.rules.ts";

const MARK = { cid: "mark", filename: "mark.png", contentType: "image/png", contentDisposition: "inline" as const };

function chooseColours() {
  const { bg, ink, paper, "on-paper": onPaper, "paper-focus": link } = mergePalette(palette).themeRoles.cyberpunk;
  return { background: bg, head: ink, paper, ink: onPaper, link };
}

/** The community's mark and colours around every letter; programs that show plain text show the text as it was. */
export const dressMail: DressMail = async (text, config) => {
  const dress = { name: pack.name, origin: getSiteOrigin(config), mark: MARK.cid, colours: chooseColours() };
  const content = await readFile(join(mediaDir, "icons/icon-192.png"));
  return { html: dressLetter(text, dress), attachments: [{ ...MARK, content }] };
};
