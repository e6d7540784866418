import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { mediaDir } from "#server/media-dir.ts";
import { type PictureSender, readLuma } from "#server/picture-encoding.ts";
import { bareGraphics } from "../bare-graphics.catalog.ts";
import { createFingerprint, type Fingerprint, LUMA_SIDE, looksAlike, readDetail } from "../fingerprint.rules.ts";

/** What members' pictures may be. */
const TYPES = ["PNG", "JPEG", "WebP"] as const;

/** What a picture looks like. */
export async function readFingerprint(picture: Buffer, sender: PictureSender): Promise<Fingerprint> {
  return createFingerprint(await readLuma(picture, { types: TYPES, side: LUMA_SIDE }, sender));
}

const SITE_SENDER: PictureSender = { id: "pack" };
let siteDetails: Promise<string[]> | undefined;

async function readTemplateDetail(id: string): Promise<string> {
  const picture = await readFile(join(mediaDir, "templates", `${id}-1200.webp`));
  return (await readFingerprint(picture, SITE_SENDER)).detail;
}

/** What templates and graphics of the house look like, without any words on them. */
function readSiteDetails(): Promise<string[]> {
  siteDetails ??= Promise.all([
    ...memeTemplates.map(({ id }) => readTemplateDetail(id)),
    ...Object.values(bareGraphics).map(readDetail),
  ]);
  siteDetails.catch(() => {
    siteDetails = undefined;
  });
  return siteDetails;
}

interface SeenPicture {
  fingerprint: Fingerprint;
  isBareTemplate: boolean;
}

/** What a sent picture looks like, and whether it is only what the house gave out. */
export async function seePicture(picture: Buffer, sender: PictureSender): Promise<SeenPicture> {
  const fingerprint = await readFingerprint(picture, sender);
  const details = await readSiteDetails();
  const isBareTemplate = details.some((detail) => looksAlike(detail, fingerprint.detail));
  return { fingerprint, isBareTemplate };
}
