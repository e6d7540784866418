import { pack } from "#pack/pack.ts";
import { findProjectPath } from "./project-path.ts";

const MEDIA = `packs/${pack.id}/media`;

/** The pack's pictures and tracks; where the installation lacks them, a folder without any. */
export const mediaDir = findProjectPath(MEDIA) ?? MEDIA;
