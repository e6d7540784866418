/** What the ray marcher draws. */
export type { Member as Figure } from "./cast.ts";
