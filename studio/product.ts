/** The studio's door: everything that it takes from the product. */
import { packMedia } from "../src/app/pack.ts";

export { drawWordmark, writeSvg } from "../build/pack/draw-name.ts";
export { composeMediaHashes, writeBrandSizes, writeMediaHashes } from "../build/pack/media-hashes.ts";
export { drawPageCard } from "../build/pack/page-cards.ts";
export { whitepaperLoaders } from "../packs/bagz/whitepapers.catalog.ts";
export { findBrowser } from "../scripts/find-browser.ts";
export { pack } from "../src/app/pack.ts";
export { createWhitepaperDocument } from "../src/features/whitepaper/server/render-whitepaper.usecase.ts";
export { whitepaperStyle } from "../src/features/whitepaper/server/whitepaper-style.catalog.ts";
export { html } from "../src/server/html.ts";
export { type WhitepaperLanguage, whitepaperLanguages } from "../src/shared/whitepaper.ts";

export const { tracks } = packMedia;
export type Track = (typeof tracks)[number];
export type TrackCategory = Track["category"];
