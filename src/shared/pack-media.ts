/** The lists of pictures and tracks of the pack this site is built with; each page takes the ones it shows. */
export { mediaHashes } from "#packs/bagz/media-hashes.catalog.ts";
export { memeTemplates } from "#packs/bagz/meme-templates.catalog.ts";
export { merch } from "#packs/bagz/merch.catalog.ts";
export { pfps } from "#packs/bagz/pfps.catalog.ts";
export { tracks } from "#packs/bagz/tracks.catalog.ts";
