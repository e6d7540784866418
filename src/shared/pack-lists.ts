/** The lists of the pack this site is built with; each page takes the ones it shows. */
export { creators, videos } from "#packs/bagz/content.catalog.ts";
export { quarterNotes } from "#packs/bagz/roadmap.catalog.ts";
export { stakingClaims, tokenomics } from "#packs/bagz/tokenomics.catalog.ts";
export { totalMembers, zones } from "#packs/bagz/zones.catalog.ts";
