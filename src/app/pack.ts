/** The pack that this site is built with, as a whole; `imports` in package.json says which one `#pack` is. */
import { banner, colours, logos } from "#pack/brand.catalog.ts";
import { pictures } from "#pack/media.catalog.ts";
import { mediaHashes } from "#pack/media-hashes.catalog.ts";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { merch } from "#pack/merch.catalog.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import { quarterNotes } from "#pack/roadmap.catalog.ts";
import { tokenClaims } from "#pack/token-claims.catalog.ts";
import { stakingClaims, tokenomics } from "#pack/tokenomics.catalog.ts";
import { tracks } from "#pack/tracks.catalog.ts";
import { creators, videos } from "#pack/videos.catalog.ts";
import { totalMembers, zones } from "#pack/zones.catalog.ts";

export { appDescription, brandWords, languages, pack } from "#pack/pack.ts";
export { palette } from "#pack/palette.catalog.ts";
export { voice } from "#pack/voice.catalog.ts";

export const packBrand = { banner, colours, logos };
export const packLists = {
  creators,
  quarterNotes,
  stakingClaims,
  tokenClaims,
  tokenomics,
  totalMembers,
  videos,
  zones,
};
export const packPictures = pictures;
export const packMedia = { mediaHashes, memeTemplates, merch, pfps, tracks };
