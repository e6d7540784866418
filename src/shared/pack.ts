/** The pack this site is built with; a community of its own points this line at its own folder. */
export { pack } from "#packs/bagz/pack.ts";
