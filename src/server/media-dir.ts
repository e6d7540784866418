import { fileURLToPath } from "node:url";
import { pack } from "#shared/pack.ts";

/** The pack's pictures and tracks. NOTE: the built server lies as deep in its folder as this file does in `src`. */
export const mediaDir = fileURLToPath(new URL(`../../packs/${pack.id}/media`, import.meta.url));
