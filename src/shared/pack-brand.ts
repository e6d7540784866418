/** The brand files of the pack this site is built with. */
export { banner, colours, logos } from "#packs/bagz/brand.catalog.ts";
